/// Shows a controller in a box that points at where it comes from. On a phone it becomes a sheet, as on iOS.
open class UIPopoverPresentationController: UISheetPresentationController {
    /// Where the popover points, in points of `sourceView`.
    open var sourceRect = CGRect.null
    open weak var barButtonItem: UIBarButtonItem?
    open var sourceItem: Any?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    /// In points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: AnyClass?

    open override func presentationTransitionWillBegin() {
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        if style == UIModalPresentationStyle.none {
            SandlotUnimplemented.report("UIPopoverPresentationController", "shown as a sheet")
        }
        super.presentationTransitionWillBegin()
    }
}

/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a popover.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
