import CObjectLifetime
import Foundation

extension NSObject {
    /// What `type.init()` becomes where only the class is known: Apple's classes can be made so, Swift asks for a `required`
    /// initialiser.
    public static func sandlotMake() -> Self { ClassMembers.makeInstance(of: self) }
}

extension ClassMembers {
    /// Makes an instance by the class's own version of an initialiser that takes a rectangle.
    /// - Parameter slot: where the class that introduces the initialiser has it, see `initializerSlots(of:)`.
    public static func makeInstance<Instance: NSObject>(of type: Instance.Type, slot: Int, rectangle: CGRect) -> Instance {
        guard let function = function(at: slot, of: type),
            let object = sandlot_initialize_with_rectangle(
                function, Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
                Double(rectangle.size.height), unsafeBitCast(type, to: UnsafeRawPointer.self))
        else { fatalError("\(type) cannot be made with a rectangle") }
        return Unmanaged<Instance>.fromOpaque(object).takeRetainedValue()
    }

    /// The same for an initialiser that takes an optional string and an optional object.
    public static func makeInstance<Instance: NSObject>(
        of type: Instance.Type, slot: Int, name: String?, object: AnyObject?
    ) -> Instance {
        // The initialiser consumes what it is given: a copy of the name that nobody else releases, a reference of the object's.
        let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { copy.deallocate() }
        copy.initialize(to: name)
        let words = UnsafeRawPointer(copy).load(as: (UInt64, UInt64).self)
        let kept = object.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
        guard let function = function(at: slot, of: type),
            let made = sandlot_initialize_with_name_and_object(
                function, words.0, words.1, kept, unsafeBitCast(type, to: UnsafeRawPointer.self))
        else { fatalError("\(type) cannot be made with a name") }
        return Unmanaged<Instance>.fromOpaque(made).takeRetainedValue()
    }
}
