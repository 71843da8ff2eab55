@_spi(Sandlot) import QuartzCore

/// A rectangle on the screen: it shows something, holds subviews and takes part in handling events.
///
/// Geometry and looks live in the view's layer. Frames are in points of the superview's coordinates, y down.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
    UICoordinateSpace, UIAppearance, UIAppearanceContainer
{
    // MARK: - Creating a view

    /// A view with the given frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = UIView.makeLayer(type(of: self).layerClass)
        super.init()
        layer.delegate = self
        layer.contentsScale = UITraitCollection.device.displayScale
        if !frame.isEmpty || frame.origin != .zero { layer.frame = frame }
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// A view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// A view as if made in code: archives hold no views here.
    public required init?(coder: NSCoder) {
        layer = UIView.makeLayer(type(of: self).layerClass)
        super.init()
        layer.delegate = self
        layer.contentsScale = UITraitCollection.device.displayScale
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Nothing is written: archives hold no views here.
    open func encode(with coder: NSCoder) {}

    deinit { _releaseSubviews() }

    /// Called on objects from a nib; views made in code never get it.
    open func awakeFromNib() {}

    /// Called by Interface Builder only.
    open func prepareForInterfaceBuilder() {}

    // MARK: - Configuring a view's visual appearance

    /// The colour behind everything else; nil is transparent. A dynamic colour follows the traits.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set {
            backgroundColorStorage = newValue
            _resolveBackgroundColor()
        }
    }

    /// Whether the view is invisible and takes no events.
    open var isHidden: Bool {
        get { layer.isHidden || hidesAfterAnimation }
        set {
            guard newValue != isHidden else { return }
            hidesAfterAnimation = newValue && superview?._delaysHiding(ofSubview: self) ?? false
            layer.isHidden = newValue && !hidesAfterAnimation
            superview?._hiddenDidChange(ofSubview: self)
        }
    }

    /// Opacity of the view with all inside, 0…1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// A promise that the view covers its bounds completely.
    open var isOpaque = true

    /// The colour of interactive parts. Nil lets it be inherited; reading always gives a colour.
    open var tintColor: UIColor! {
        get { _effectiveTintColor }
        set {
            tint.color = newValue
            _tintMayHaveChanged()
        }
    }

    /// Whether the tint is dimmed; `.automatic` inherits.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { _effectiveTintAdjustmentMode }
        set {
            tint.mode = newValue
            _tintMayHaveChanged()
        }
    }

    /// Called after the tint colour or its dimming changed.
    open func tintColorDidChange() {}

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the bounds are cleared before `draw(_:)`.
    open var clearsContextBeforeDrawing = true

    /// A view whose alpha masks this one.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows the view.
    public let layer: CALayer

    /// How the drawn content is placed when the bounds change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { layer.contentsGravity = contentMode.contentsGravity }
    }

    /// Device pixels per point of the drawn content.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    // MARK: - Configuring the event-related behavior

    /// Whether the view and all inside take events.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than the first finger.
    open var isMultipleTouchEnabled = false

    /// Whether no other view of the window gets touches while this one has some.
    open var isExclusiveTouch = false

    // MARK: - Configuring the bounds and frame rectangles

    /// The box of the view in the superview's coordinates, in points; derived from bounds, centre and transform.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.bounds
            layer.frame = newValue
            _geometryDidChange(from: old)
        }
    }

    /// The view's own coordinates: the rectangle of them that the view shows.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            _geometryDidChange(from: old)
        }
    }

    /// Where the anchor point lies in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            _geometryDidChange(from: layer.bounds)
        }
    }

    /// Turns, scales and moves the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The transform in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds, in fractions, that `center` places and transforms turn about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: - Managing the view hierarchy

    /// The view that contains this one.
    open var superview: UIView? { superviewStorage }

    /// The views inside, back to front.
    open internal(set) var subviews: [UIView] {
        get { subviewStorage }
        set { subviewStorage = newValue }
    }

    /// The window that the view is in.
    open internal(set) weak var window: UIWindow?

    /// Puts a view in front of the other subviews, taking it from where it was.
    open func addSubview(_ view: UIView) { _insert(view, at: .front) }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { _insert(view, at: .front) } }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { _insert(view, at: .index(0)) } }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { _removeFromSuperview() }

    /// Puts a view at a place among the subviews, 0 being the back.
    open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: .index(index)) }

    /// Puts a view in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { _insert(view, at: .above(siblingSubview)) }

    /// Puts a view behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { _insert(view, at: .below(siblingSubview)) }

    /// Swaps two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { _exchangeSubviews(index1, index2) }

    // MARK: - Observing view-related changes

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}

    // MARK: - Configuring content margins

    /// The distance that content keeps from the edges, in points. Reading includes the safe area where
    /// `insetsLayoutMarginsFromSafeArea` is true; writing sets the part without it.
    open var layoutMargins: UIEdgeInsets {
        get { _effectiveLayoutMargins }
        set {
            margins.base = newValue
            margins.directional = nil
            _layoutMarginsMayHaveChanged()
        }
    }

    /// The same by leading and trailing.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { _directional(_effectiveLayoutMargins) }
        set {
            margins.directional = newValue
            margins.base = nil
            _layoutMarginsMayHaveChanged()
        }
    }

    /// Whether the margins are at least those of the superview, as far as they reach into this view.
    open var preservesSuperviewLayoutMargins = false {
        didSet { _layoutMarginsMayHaveChanged() }
    }

    /// Called after the margins changed.
    open func layoutMarginsDidChange() {}

    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { _layoutMarginsMayHaveChanged() }
    }

    /// How far bars and the device's shape reach into the view, in points.
    open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    /// Called after the safe area changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: - Managing the view's constraints

    /// Activates a constraint, held by this view.
    open func addConstraint(_ constraint: NSLayoutConstraint) { LayoutEngine.install(constraint, on: self) }

    /// Activates constraints, held by this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Deactivates a constraint that this view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { LayoutEngine.uninstall(constraint) }
    }

    /// Deactivates constraints that this view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    // MARK: - Measuring in Auto Layout

    /// The least size that satisfies the constraints inside, as near to `targetSize` as possible.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the constraints inside and keeps to `targetSize` as strongly as the priorities say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.systemLayoutSizeFitting(
            self, targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The size of the content as Auto Layout sees it, in points; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Has `intrinsicContentSize` read anew.
    open func invalidateIntrinsicContentSize() {
        LayoutEngine.intrinsicSizeDidChange(self)
        superview?._intrinsicSizeDidChange(ofSubview: self)
    }

    /// Says how strongly the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard layoutState.hugging[axis] != priority else { return }
        layoutState.hugging[axis] = priority
        LayoutEngine.intrinsicSizeDidChange(self)
        superview?._contentPriorityDidChange(ofSubview: self)
    }

    /// Says how strongly the view resists shrinking below its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard layoutState.compressionResistance[axis] != priority else { return }
        layoutState.compressionResistance[axis] = priority
        LayoutEngine.intrinsicSizeDidChange(self)
        superview?._contentPriorityDidChange(ofSubview: self)
    }

    // MARK: - Aligning views in Auto Layout

    /// The rectangle that Auto Layout aligns when the view has a given frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that belongs to an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// How much of the frame on each side is decoration that alignment ignores, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The view inside whose first baseline counts for this one.
    open var forFirstBaselineLayout: UIView { self }

    /// The view inside whose last baseline counts for this one.
    open var forLastBaselineLayout: UIView { self }

    // MARK: - Triggering Auto Layout

    /// Whether the view only works when placed by constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the view stays where its frame and autoresizing mask put it. Set to false before adding constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            LayoutEngine.translatesDidChange(self)
        }
    }

    /// Brings the view's constraints up to date. Overriders call super last.
    open func updateConstraints() {}

    /// Whether the constraints leave the view's place or size open.
    open var hasAmbiguousLayout: Bool { LayoutEngine.hasAmbiguousLayout(self) }

    // MARK: - Laying out subviews

    /// Places the subviews; the base implementation gives those with constraints their solved frames.
    open func layoutSubviews() { LayoutEngine.applyLayout(toSubviewsOf: self) }

    /// Asks for layout before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now where layout was asked for.
    open func layoutIfNeeded() { _layoutIfNeeded() }

    /// The size that suits the view best within `size`, in points; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best. The top-left corner stays.
    open func sizeToFit() { _resize(to: sizeThatFits(bounds.size)) }

    /// Whether subviews are resized with this view.
    open var autoresizesSubviews = true

    /// What of the view gives way when the superview is resized.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: - Drawing and updating the view

    /// Draws the view's content into the current context, in points of the bounds.
    open func draw(_ rect: CGRect) {}

    /// Asks for `draw(_:)` before the next frame. Does nothing in views that draw nothing.
    open func setNeedsDisplay() { if drawsContent { layer.setNeedsDisplay() } }

    /// The same for a part of the view.
    open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { layer.setNeedsDisplay(rect) } }

    // MARK: - Layer delegate

    /// Draws the layer's content by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { _draw(layer, in: ctx) }

    /// Sets the layer's contents instead of drawing them, where overridden.
    open func display(_ layer: CALayer) { LayerDisplay.delegateHasNoDisplay = true }

    /// The layer is about to draw.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the view when its layer is laid out.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { _layoutPass() } }

    /// The animation for a change of the layer: one inside an animation block, else none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        UIViewAnimationState.action(for: layer, forKey: event)
    }

    // MARK: - Managing gesture recognizers

    /// The recognisers attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
        set { _replaceGestureRecognizers(newValue ?? []) }
    }

    /// Attaches a recogniser, taking it from another view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _attach(gestureRecognizer) }

    /// Detaches a recogniser.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { _detach(gestureRecognizer) }

    /// Whether a recogniser may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Hit-testing

    /// The frontmost view at a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { _hitTest(point, event) }

    /// Whether a point of this view's coordinates lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: - Traits

    /// The traits that hold for the view.
    open var traitCollection: UITraitCollection { _traitCollection }

    /// Called after the view's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and all inside; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { _traitsMayHaveChanged() } }
    }

    /// Traits for this view and all inside, over what it inherits.
    open var traitOverrides = UITraitOverrides() {
        didSet { _traitsMayHaveChanged() }
    }

    public let _traitChangeRegistry = TraitChangeRegistry()

    /// Whether the view is turned round in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { _layoutDirectionDidChange() } }
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: - Identifying the view

    /// A number to find the view by.
    open var tag = 0

    /// This view or the first inside whose `tag` is given.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// A name for state restoration, which does not happen here.
    open var restorationIdentifier: String?

    /// Whether the view can have the focus of a keyboard or remote control; there is no focus here.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the focus.
    open var isFocused: Bool { false }

    open override var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()); frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }

    // MARK: - Responding

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    override var _responderWindow: UIWindow? { window }

    // MARK: - Stored state

    /// What Auto Layout keeps for the view.
    var layoutState = ViewLayoutState()
    /// Read by `deinit`, which may run anywhere.
    nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// Not counted: the superview clears it when it goes away.
    nonisolated(unsafe) unowned(unsafe) var superviewStorage: UIView?
    /// The controller whose root view this is.
    weak var viewController: UIViewController?
    var backgroundColorStorage: UIColor?
    var tint = ViewTint()
    var margins = ViewMargins()
    var safeArea = ViewSafeArea()
    var traits: UITraitCollection?
    var attachedRecognizers: [UIGestureRecognizer] = []
    var attachedInteractions: [any UIInteraction] = []
    /// Hidden already, but shown until its superview has animated it away.
    var hidesAfterAnimation = false
    /// Whether the class's appearance proxy was applied.
    var hasAppliedAppearance = false

    // MARK: - Hooks of the framework's subclasses

    /// The first baseline below the top of the alignment rectangle, in points.
    var _firstBaselineFromTop: CGFloat { _baselineFromTop(of: forFirstBaselineLayout) }
    /// The last baseline above the bottom of the alignment rectangle, in points.
    var _lastBaselineFromBottom: CGFloat { _baselineFromBottom(of: forLastBaselineLayout) }
    /// Whether the height of the content depends on the width that layout gives.
    var _needsLayoutWidthPass: Bool { false }
    /// The size of the content laid out in a width, in points.
    func _intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// Brings the constraints up to date; a controller's comes first.
    func _performUpdateConstraints() {
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
    /// The safe area that subviews start from, in points.
    var _safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The safe area as the surroundings make it now, in points.
    var _computedSafeAreaInsets: UIEdgeInsets { _safeAreaInsetsFromSuperview }
    /// The view was moved or resized.
    func _safeAreaGeometryDidChange(boundsDidChange: Bool) { _checkSafeArea(boundsDidChange: boundsDidChange) }
    /// Whether a subview that is being hidden stays visible until an animation ends.
    func _delaysHiding(ofSubview subview: UIView) -> Bool { false }
    /// A subview was hidden or shown.
    func _hiddenDidChange(ofSubview subview: UIView) {}
    /// The intrinsic size of a subview changed.
    func _intrinsicSizeDidChange(ofSubview subview: UIView) {}
    /// The hugging or compression resistance of a subview changed.
    func _contentPriorityDidChange(ofSubview subview: UIView) {}
    /// The resolved colours of the view have to be taken anew: traits changed.
    func _colorAppearanceDidChange() {}
    /// Takes over what was set on the class's appearance proxy.
    func _applyAppearance(from proxy: UIView) { _applyBasicAppearance(from: proxy) }
    /// Where a parent of this view in the trait hierarchy is not its superview or controller.
    var _inheritedTraits: UITraitCollection { _traitsFromHierarchy }
}
