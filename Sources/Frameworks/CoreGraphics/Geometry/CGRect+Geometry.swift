import FoundationSupport

extension CGRect {
    /// The smallest upright rectangle around this rectangle's four corners moved by `t`.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        var bounds = CGRect(origin: corners[0], size: .zero)
        for corner in corners.dropFirst() { bounds.include(corner) }
        return bounds
    }

    /// Grows the rectangle until it touches `point`.
    mutating func include(_ point: CGPoint) {
        let left = Swift.min(minX, point.x)
        let top = Swift.min(minY, point.y)
        self = CGRect(x: left, y: top, width: Swift.max(maxX, point.x) - left, height: Swift.max(maxY, point.y) - top)
    }

    /// Whether both rectangles are equal after standardizing.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

    /// The numbers under the keys X, Y, Width and Height.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width), "Height": Double(size.height)] as CFDictionary
    }

    /// The rectangle stored by `dictionaryRepresentation`, or nil.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
            return nil
        }
        self.init(origin: origin, size: size)
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
