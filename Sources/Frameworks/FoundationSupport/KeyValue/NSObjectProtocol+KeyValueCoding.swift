import Foundation

// Key-value coding needs names at run time. Setters and getters that lowering or a framework registered are found;
// stored properties can be read by reflection. Anything else is reported.

extension NSObjectProtocol {
    /// The value of the property called `key`.
    public func value(forKey key: String) -> Any? {
        let getter = Selector(key)
        if getter.canPerform(on: self as AnyObject) { return getter.perform(on: self as AnyObject) }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        SandlotUnimplemented.report("\(type(of: self)).value(forKey: \"\(key)\")", "the class has no property that can be read by this name")
        return nil
    }

    /// The value at the end of a path of property names.
    public func value(forKeyPath path: String) -> Any? {
        path.split(separator: ".").reduce(self as Any?) { object, key in
            (object as? NSObjectProtocol)?.value(forKey: String(key))
        }
    }

    /// Sets the property called `key`.
    public func setValue(_ value: Any?, forKey key: String) {
        let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
        guard setter.canPerform(on: self as AnyObject) else {
            SandlotUnimplemented.report("\(type(of: self)).setValue(_:forKey: \"\(key)\")", "the class has no property that can be set by this name")
            return
        }
        setter.perform(on: self as AnyObject, [value])
    }

    /// Sets the property at the end of a path of property names.
    public func setValue(_ value: Any?, forKeyPath path: String) {
        let keys = path.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSObjectProtocol
        owner?.setValue(value, forKey: last)
    }
}
