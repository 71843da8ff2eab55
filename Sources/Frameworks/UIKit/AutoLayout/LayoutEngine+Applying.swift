import ConstraintSolver
import QuartzCore

/// From solved values to frames on the pixel grid.
extension LayoutEngine {
    /// Places the subviews whose solved frame changed since they were last placed; called by the layout of `view`.
    static func applyLayout(toSubviewsOf view: UIView) {
        let state = view.layoutState
        guard let engine = existing(for: view) else { return }
        engine.update()
        if let record = state.record, let contentSize = record.contentSize, let scrollView = view as? UIScrollView {
            engine.applyContentSize(contentSize, to: scrollView)
        }
        if view === engine.root { engine.applyRootSize(view) }
        guard !state.pendingSubviews.isEmpty else { return }
        let pending = state.pendingSubviews
        state.pendingSubviews = []
        for subview in pending {
            subview.layoutState.isPending = false
            guard subview.superview === view, let record = subview.layoutState.record,
                !subview.translatesAutoresizingMaskIntoConstraints
            else { continue }
            engine.place(subview, record.solvedRect)
        }
    }

    private func place(_ view: UIView, _ alignmentRect: CGRect) {
        let outer = placedView
        placedView = view
        defer { placedView = outer }
        let frame = LayoutEngine.roundedToPixels(view.frame(forAlignmentRect: alignmentRect))
        let anchor = view.layer.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if view.bounds.size != frame.size { view.bounds = CGRect(origin: view.bounds.origin, size: frame.size) }
        if view.center != center { view.center = center }
    }

    private func applyContentSize(
        _ variables: (width: Solver.Variable, height: Solver.Variable), to scrollView: UIScrollView
    ) {
        let size = LayoutEngine.roundedToPixels(
            CGRect(x: 0, y: 0, width: solver.value(of: variables.width), height: solver.value(of: variables.height))
        ).size
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    /// A detached root that is placed by constraints takes its size from them.
    private func applyRootSize(_ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let record = view.layoutState.record else { return }
        place(view, record.solvedRect)
    }

    /// Rounds origin and far edge, each on its own, to device pixels, halves up (measured on an iOS 26 simulator,
    /// iPhone SE @2x, swiftui-web notes). Points in and out.
    static func roundedToPixels(_ rect: CGRect) -> CGRect {
        let scale = UIScreen.main.scale
        // The solver's noise must not decide a half pixel.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }

    /// Rounds a length up to device pixels, forgiving the solver's noise. Points in and out.
    static func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
