@_spi(Sandlot) import UIKit

/// Whose layout a view tree tells. To tell all costs time that grows with the page, more than the page's own frame.
@MainActor
struct LayoutQuestion {
    private let reporter = LayoutReporter()
    private let layers: Set<UInt32>?

    /// - Parameter layers: the layers of the views that are asked about; nil for every view.
    init(layers: [UInt32]? = nil) {
        self.layers = layers.map(Set.init)
    }

    /// What is told of a view; nil when it was not asked about.
    func answer(_ view: UIView, _ placement: ViewPlacement, isRoot: Bool) -> LayoutNode? {
        guard layers?.contains(view.layer.layerIdentifier) ?? true else { return nil }
        return LayoutNode(view, placement, isRoot: isRoot, reporter)
    }

    /// What is wrong with the page's layout; nil when not every view was asked about.
    var problems: [LayoutProblem]? { layers == nil ? reporter.problems : nil }
}
