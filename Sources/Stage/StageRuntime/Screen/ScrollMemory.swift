import FoundationSupport
import StageProtocol
import UIKit

/// Keeps the user's place over a reload: tells where scroll views were scrolled to, and scrolls those of a new page there.
///
/// A place the page's own code chose is not kept: the new page's code chooses again.
@MainActor
final class ScrollMemory {
    /// Offsets that the page chose itself, by path.
    private var ownOffsets: [String: CGPoint] = [:]
    /// Offsets still to be reached, because the content was not long enough yet, with what was reached so far.
    private var waiting: [String: (wanted: CGPoint, reached: CGPoint?)]
    private var told: [ScrollPosition] = []

    /// `positions`: where the page before was scrolled to.
    init(_ positions: [ScrollPosition]) {
        waiting = Dictionary(positions.map { ($0.path, (CGPoint(x: $0.x, y: $0.y), nil)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether some views are not where they were yet.
    var isWaiting: Bool { !waiting.isEmpty }

    /// What is scrolled now is the page's own choice.
    func notePageOffsets(in roots: [UIView]) {
        ownOffsets.removeAll()
        visit(roots) { path, view in ownOffsets[path] = view.contentOffset }
    }

    /// Scrolls towards the places that are waited for, as far as the content goes. A view the user moves meanwhile is left alone.
    func restore(in roots: [UIView]) {
        guard isWaiting else { return }
        visit(roots) { path, view in
            guard let (wanted, reached) = waiting[path] else { return }
            if view.isTracking || reached.map({ $0 != view.contentOffset }) ?? false {
                waiting[path] = nil
                return
            }
            let target = nearest(wanted, in: view)
            if target != view.contentOffset { view.contentOffset = target }
            waiting[path] = target == wanted ? nil : (wanted, view.contentOffset)
        }
    }

    /// Waits no longer.
    func giveUp() { waiting.removeAll() }

    /// The user's places when they differ from those told last.
    func news(in roots: [UIView]) -> [ScrollPosition]? {
        var positions: [ScrollPosition] = []
        visit(roots) { path, view in
            let offset = view.contentOffset
            if offset != ownOffsets[path] ?? .zero { positions.append(ScrollPosition(path: path, x: offset.x, y: offset.y)) }
        }
        guard positions != told else { return nil }
        told = positions
        return positions
    }

    private func nearest(_ offset: CGPoint, in view: UIScrollView) -> CGPoint {
        let inset = view.adjustedContentInset
        let bounds = view.bounds.size, content = view.contentSize
        return CGPoint(
            x: max(-inset.left, min(offset.x, content.width + inset.right - bounds.width)),
            y: max(-inset.top, min(offset.y, content.height + inset.bottom - bounds.height)))
    }

    // MARK: - The tree

    private func visit(_ roots: [UIView], _ action: (String, UIScrollView) -> Void) {
        visit(roots, below: "", action)
    }

    private func visit(_ views: [UIView], below parent: String, _ action: (String, UIScrollView) -> Void) {
        var counts: [String: Int] = [:]
        for view in views {
            let name = view.accessibilityIdentifier ?? "\(type(of: view))"
            let number = counts[name, default: 0]
            counts[name] = number + 1
            let path = "\(parent)/\(name):\(number)"
            if let scrollView = view as? UIScrollView { action(path, scrollView) }
            visit(view.subviews, below: path, action)
        }
    }
}
