import FoundationSupport

extension CGPath {
    /// Whether the regions overlap. Combining regions is not done yet; the answer is that of the bounding boxes.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        unsupported("intersects")
        return boundingBoxOfPath.intersects(other.boundingBoxOfPath)
    }

    /// Regions inside either path. Not done yet: both paths together, which paints the same by the winding rule.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("union")
        return CGPath(segments: segments + other.segments)
    }

    /// Regions inside both paths. Not done yet: this path.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("intersection")
        return self
    }

    /// Regions inside this path only. Not done yet: this path.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("subtracting")
        return self
    }

    /// Regions inside just one of the paths. Not done yet: both paths together, which paints the same by the even-odd rule.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("symmetricDifference")
        return CGPath(segments: segments + other.segments)
    }

    /// The parts of this line inside the other path. Not done yet: this path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("lineIntersection")
        return self
    }

    /// The parts of this line outside the other path. Not done yet: this path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("lineSubtracting")
        return self
    }

    /// The path without overlaps. Not done yet: this path.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        unsupported("normalized")
        return self
    }

    /// The subpaths, one by one.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        var result: [[PathSegment]] = []
        for segment in segments {
            if case .move = segment { result.append([]) }
            if result.isEmpty { result.append([]) }
            result[result.count - 1].append(segment)
        }
        return result.map { CGPath(segments: $0) }
    }

    private func unsupported(_ name: String) {
        SandlotUnimplemented.report("CGPath.\(name)", "regions of paths are not combined yet; an approximation is used")
    }
}
