import CObjectLifetime

/// Reads the method tables of classes, for what Objective-C's runtime answers on Apple's systems: "make an instance
/// of this class", "does this class override that method?".
///
/// Swift lays a class's metadata out as header and table of functions; subclasses repeat the table of their
/// superclass with their own functions in it. The layout is part of the Swift ABI.
@_spi(Sandlot) public enum ClassMembers {
    // MARK: - Making instances

    /// Makes an instance by the class's own `init()`.
    ///
    /// Swift asks for a `required` initialiser where Apple's classes have none; the function in the table is what a
    /// call through the class would have used.
    public static func makeInstance<Instance: NSObject>(of type: Instance.Type) -> Instance {
        guard let function = function(at: plainInitializerSlot, of: type),
            let object = sandlot_initialize(function, metadata(of: type))
        else { fatalError("\(type) cannot be made with init()") }
        return Unmanaged<Instance>.fromOpaque(object).takeRetainedValue()
    }

    /// Makes an instance by the initialiser at `slot`, which takes an optional string.
    public static func makeInstance<Instance: AnyObject>(of type: Instance.Type, slot: Int, _ string: String?) -> Instance {
        let words = givenAway(string)
        guard let function = function(at: slot, of: type),
            let object = sandlot_initialize_with_string(function, words.0, words.1, metadata(of: type))
        else { fatalError("\(type) has no initialiser at slot \(slot)") }
        return Unmanaged<Instance>.fromOpaque(object).takeRetainedValue()
    }

    /// Makes an instance by the initialiser at `slot`, which takes an enumeration without payload and an optional string.
    /// - Parameter choice: the place of the case in its enumeration's declaration.
    public static func makeInstance<Instance: AnyObject>(
        of type: Instance.Type, slot: Int, choice: UInt8, _ string: String?
    ) -> Instance {
        let words = givenAway(string)
        guard let function = function(at: slot, of: type),
            let object = sandlot_initialize_with_byte_and_string(function, choice, words.0, words.1, metadata(of: type))
        else { fatalError("\(type) has no initialiser at slot \(slot)") }
        return Unmanaged<Instance>.fromOpaque(object).takeRetainedValue()
    }

    /// A string's two words with a reference of their own, which the initialiser consumes.
    private static func givenAway(_ string: String?) -> (UInt64, UnsafeRawPointer?) {
        let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: string)
        return UnsafeRawPointer(place).load(as: (UInt64, UnsafeRawPointer?).self)
    }

    /// `NSObject.init()`, which every subclass overrides or inherits.
    private static let plainInitializerSlot = initializerSlots(of: NSObject.self)[0]

    /// The table slots of the initialisers that the class itself introduces, in the order of their declaration.
    public static func initializerSlots(of type: AnyClass) -> [Int] {
        let descriptor = metadata(of: type).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
        let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
        let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
        let initializer: UInt32 = 1
        return (0..<count).compactMap { index in
            let flags = descriptor.load(fromByteOffset: 52 + 8 * index, as: UInt32.self)
            return flags & 0xF == initializer ? first + index : nil
        }
    }

    /// The function that a class has at a slot of its table.
    public static func function(at slot: Int, of type: AnyClass) -> UnsafeRawPointer? {
        metadata(of: type).load(fromByteOffset: slot * 8, as: UnsafeRawPointer?.self)
    }

    // MARK: - Overriding

    /// The slots in which `probe`, a subclass of `base` that overrides something, differs from `plain`, a subclass
    /// that overrides nothing.
    public static func slots(overriddenBy probe: AnyClass, butNotBy plain: AnyClass, of base: AnyClass) -> [Int] {
        let headerWords = 6
        return (headerWords..<wordCount(of: base)).filter { slot in
            let inherited = function(at: slot, of: base)
            return inherited == function(at: slot, of: plain) && inherited != function(at: slot, of: probe)
        }
    }

    /// Whether `type` has its own functions at slots of the table of `base`, a superclass.
    public static func isOverridden(_ slots: [Int], in type: AnyClass, of base: AnyClass) -> Bool {
        slots.contains { function(at: $0, of: type) != function(at: $0, of: base) }
    }

    // MARK: - Layout of the metadata

    private static func metadata(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// The words from the address point to the end of the metadata.
    private static func wordCount(of type: AnyClass) -> Int {
        let size = metadata(of: type).load(fromByteOffset: 32, as: UInt32.self)
        let addressPoint = metadata(of: type).load(fromByteOffset: 36, as: UInt32.self)
        return Int(size - addressPoint) / 8
    }
}
