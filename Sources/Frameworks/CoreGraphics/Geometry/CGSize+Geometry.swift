import FoundationSupport

extension CGSize {
    /// The size as a vector moved by the linear part of `t`.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Whether width and height are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

    /// The extents under the keys Width and Height.
    public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] as CFDictionary }

    /// The size stored by `dictionaryRepresentation`, or nil.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = GeometryDictionary.number("Width", in: dict),
            let height = GeometryDictionary.number("Height", in: dict)
        else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}
