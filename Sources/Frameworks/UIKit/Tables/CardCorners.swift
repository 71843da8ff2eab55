import QuartzCore

/// Which corners of a row are those of its card.
struct CardCorners: OptionSet {
    let rawValue: Int
    static let top = CardCorners(rawValue: 1)
    static let bottom = CardCorners(rawValue: 2)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(isFirst: Bool, isLast: Bool) {
        self = []
        if isFirst { insert(.top) }
        if isLast { insert(.bottom) }
    }

    var mask: CACornerMask {
        var mask: CACornerMask = []
        if contains(.top) { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if contains(.bottom) { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return mask
    }
}
