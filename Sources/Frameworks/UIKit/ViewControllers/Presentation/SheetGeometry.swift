/// Where a sheet lies in its container (measured on iOS 26.1 simulators, openuikit notes, and iOS 26, swiftui-web notes).
@MainActor struct SheetGeometry {
    private let bounds: CGRect
    private let safeArea: UIEdgeInsets
    private let traits: UITraitCollection
    private let radius: CGFloat

    /// The opacity of black behind a sheet.
    static let dimming: CGFloat = 0.2
    /// What a sheet that is not large keeps from the edges, in points.
    private static let floatingInset: CGFloat = 8
    /// The top of a large sheet in a window without a status bar, as a fraction of its height (29.87 of 500).
    private static let bareTop: CGFloat = 29.87 / 500

    init(_ container: UIView, _ controller: UISheetPresentationController) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        traits = container.traitCollection
        radius = controller.preferredCornerRadius ?? 38
    }

    private var top: CGFloat { safeArea.top > 0 ? safeArea.top : bounds.height * SheetGeometry.bareTop }

    /// The height of a large sheet, from its top to the bottom of the container, in points.
    var largestHeight: CGFloat { bounds.height - top }

    /// The height at which a detent rests, including the bottom safe area, in points.
    func height(of detent: UISheetPresentationController.Detent) -> CGFloat? {
        let maximum = bounds.height - top - safeArea.bottom
        let context = DetentContext(traits: traits, maximum: maximum, medium: bounds.height / 2)
        return detent.resolvedValue(in: context).map { min(max($0, 0), maximum) + safeArea.bottom }
    }

    /// The unscaled frame of a sheet of a height, in points of the container.
    func frame(height: CGFloat) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: max(height, 0))
    }

    /// Places the sheet; one that is not large is scaled to float at a distance from the edges.
    func place(_ sheet: UIView, height: CGFloat) {
        let isLarge = height >= largestHeight - 0.5
        let full = frame(height: isLarge ? height : max(height, 1))
        let inset = isLarge ? 0 : SheetGeometry.floatingInset
        let scale = bounds.width > 0 ? (bounds.width - 2 * inset) / bounds.width : 1
        sheet.bounds = CGRect(origin: .zero, size: full.size)
        sheet.transform = isLarge ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        sheet.center = CGPoint(x: full.midX, y: isLarge ? full.midY : bounds.maxY - inset - full.height * scale / 2)
        sheet.layer.cornerRadius = radius
        sheet.layer.maskedCorners = isLarge
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
}
