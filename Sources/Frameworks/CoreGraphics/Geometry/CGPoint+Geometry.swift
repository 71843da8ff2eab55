import FoundationSupport

extension CGPoint {
    /// Where `t` moves this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

    /// The coordinates under the keys X and Y.
    public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] as CFDictionary }

    /// The point stored by `dictionaryRepresentation`, or nil.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = GeometryDictionary.number("X", in: dict), let y = GeometryDictionary.number("Y", in: dict) else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}
