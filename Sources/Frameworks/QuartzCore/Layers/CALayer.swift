@_spi(Sandlot) import CoreGraphics

/// A rectangle in a tree of rectangles, with everything that is seen of it. Coordinates are points, y down.
///
/// Setting a property changes the model at once; what is shown follows the layer's animations. Nothing is drawn at once:
/// changes are collected and leave in one commit at the end of the frame.
open class CALayer: NSObject, CAMediaTiming {
    // MARK: - Creating a layer

    public override init() {
        layerIdentifier = CALayer.nextIdentifier()
        super.init()
        setUp()
    }

    /// A copy of `layer` for presentation; subclasses copy their own properties.
    public init(layer: Any) {
        layerIdentifier = LayerCopying.takeIdentifier() ?? CALayer.nextIdentifier()
        super.init()
        setUp()
        if let layer = layer as? CALayer {
            values = layer.values
            storedName = layer.storedName
        }
    }

    public required convenience init?(coder: NSCoder) { self.init() }

    /// Gives a subclass's kind of values their place.
    func setUp() {}

    // MARK: - Accessing related layer objects

    /// What is shown now: a copy of the layer with the animations of this moment applied; nil for a layer that is not
    /// shown and has no animations.
    open func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        guard committed != nil || !activeAnimations.isEmpty else { return nil }
        let copy = LayerCopying.copy(self)
        copy.values = presentationValues(at: CACurrentMediaTime())
        copy.modelLayer = self
        return copy as? Self
    }

    /// The layer that a presentation copy was made of; else the layer itself.
    open func model() -> Self { modelLayer as? Self ?? self }

    // MARK: - Accessing the delegate

    open weak var delegate: (any CALayerDelegate)?

    // MARK: - Providing the layer's content

    /// A `CGImage` (or what a subclass understands); nil for none.
    open var contents: Any? {
        get { values.contents }
        set { set("contents", .other(newValue)) { $0.contents = newValue } }
    }

    /// The part of the contents that is shown, in the unit square.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change("contentsRect", \.contentsRect, newValue) }
    }

    /// The part of the contents that stretches, in the unit square.
    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change("contentsCenter", \.contentsCenter, newValue) }
    }

    /// Marks the content for drawing.
    open func setNeedsDisplay() {
        guard !needsDisplayFlag else { return }
        needsDisplayFlag = true
        markDirty()
    }

    /// Marks the content for drawing; the whole of it is drawn anew.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether a size change draws the content anew.
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false

    open func needsDisplay() -> Bool { needsDisplayFlag }

    open func displayIfNeeded() {
        guard needsDisplayFlag else { return }
        needsDisplayFlag = false
        display()
    }

    /// Draws the content into a new backing store, by the delegate or by `draw(in:)`.
    open func display() { renderContents() }

    /// Draws the content; the base class asks the delegate.
    open func draw(in ctx: CGContext) {
        guard let delegate else {
            LayerDisplay.layerDrewNothing = true
            return
        }
        LayerDisplay.delegateDrewNothing = false
        delegate.draw(self, in: ctx)
        if LayerDisplay.delegateDrewNothing { LayerDisplay.layerDrewNothing = true }
    }

    /// Whether a change of the property draws the layer anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    open var contentsFormat = CALayerContentsFormat.RGBA8Uint

    // MARK: - Modifying the layer's appearance

    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { change("contentsGravity", \.contentsGravity, newValue) }
    }
    open var opacity: Float {
        get { values.opacity }
        set { change("opacity", \.opacity, newValue) }
    }
    open var isHidden: Bool {
        get { values.isHidden }
        set { change("hidden", \.isHidden, newValue) }
    }
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change("masksToBounds", \.masksToBounds, newValue) }
    }
    /// Multiplies the layer and what is in it by its alpha. It has no superlayer of its own.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.maskedLayer = nil
            oldValue?.leaveContext()
            mask?.removeFromSuperlayer()
            mask?.maskedLayer = self
            if let context { mask?.enter(context) }
            isMaskDirty = true
            markDirty()
        }
    }
    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change("doubleSided", \.isDoubleSided, newValue) }
    }
    /// Radius of the corners in points; clips only with `masksToBounds`.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, newValue) }
    }
    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change("maskedCorners", \.maskedCorners, newValue) }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { change("cornerCurve", \.cornerCurve, newValue) }
    }
    /// How much longer than a circular one a corner of this curve reaches along the edge.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// The border lies inside the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change("borderWidth", \.borderWidth, newValue) }
    }
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change("borderColor", \.borderColor, newValue) }
    }
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change("backgroundColor", \.backgroundColor, newValue) }
    }
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change("shadowOpacity", \.shadowOpacity, newValue) }
    }
    /// Standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, newValue) }
    }
    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change("shadowOffset", \.shadowOffset, newValue) }
    }
    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change("shadowColor", \.shadowColor, newValue) }
    }
    /// The outline that throws the shadow, in the layer's coordinates; nil: the layer's alpha.
    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change("shadowPath", \.shadowPath, newValue) }
    }
    open var style: [AnyHashable: Any]?
    open var allowsEdgeAntialiasing: Bool {
        get { values.allowsEdgeAntialiasing }
        set { change("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, newValue) }
    }
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { change("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
    }
    /// Filters of the layer's own picture; see ``layerFilters`` for what is understood.
    open var filters: [Any]? {
        get { values.filters.isEmpty ? nil : values.filters }
        set { change("filters", \.filters, LayerFilter.filters(from: newValue)) }
    }
    /// How the layer is composed with what lies behind: the name of a blend mode such as `multiplyBlendMode`.
    open var compositingFilter: Any? {
        didSet { change("compositingFilter", \.blendMode, LayerFilter.blendMode(named: compositingFilter)) }
    }
    open var backgroundFilters: [Any]? {
        didSet { if backgroundFilters != nil { SandlotUnimplemented.report("CALayer.backgroundFilters") } }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set { change("minificationFilter", \.minificationFilter, newValue) }
    }
    open var minificationFilterBias: Float = 0
    open var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set { change("magnificationFilter", \.magnificationFilter, newValue) }
    }
    open var isOpaque = false

    // MARK: - Accessing the layer's rendering behaviour

    /// At rest a rasterized layer looks the same; stored, without effect on the picture.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var wantsExtendedDynamicRangeContent = false

    /// Draws the layer and its sublayers into a context, without animations.
    open func render(in ctx: CGContext) { LayerContextRenderer.render(self, in: ctx) }

    // MARK: - Modifying the layer geometry

    /// The box of the transformed bounds in the superlayer's coordinates. Setting it sets position and bounds.
    open var frame: CGRect {
        get { values.frame }
        set {
            let size: CGSize
            if values.transform == CATransform3DIdentity {
                size = newValue.size
            } else {
                let unit = CGRect(origin: .zero, size: newValue.size)
                    .applying(values.transform.affine.inverted())
                size = unit.size
            }
            if values.bounds.size != size { bounds = CGRect(origin: values.bounds.origin, size: size) }
            let position = CGPoint(
                x: newValue.minX + newValue.width * values.anchorPoint.x,
                y: newValue.minY + newValue.height * values.anchorPoint.y)
            if values.position != position { self.position = position }
        }
    }
    open var bounds: CGRect {
        get { values.bounds }
        set {
            let old = values.bounds
            guard old != newValue else { return }
            change("bounds", \.bounds, newValue)
            if old.size != newValue.size {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }
    /// Whether the sublayers' y axis points up. It does not here: setting it is reported.
    open var isGeometryFlipped = false {
        didSet {
            guard isGeometryFlipped else { return }
            SandlotUnimplemented.report("CALayer.isGeometryFlipped", "the sublayers are not turned over")
        }
    }
    /// The size the layer would like to have; that of its bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { change("position", \.position, newValue) }
    }
    open var zPosition: CGFloat {
        get { values.zPosition }
        set {
            guard newValue != values.zPosition else { return }
            change("zPosition", \.zPosition, newValue)
            parent?.sublayersDidChange()
        }
    }
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, newValue) }
    }
    /// The point that `position` and `transform` speak of, in the unit square of the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change("anchorPoint", \.anchorPoint, newValue) }
    }
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set {
            guard newValue != values.contentsScale else { return }
            change("contentsScale", \.contentsScale, newValue)
            if hasBackingStore { setNeedsDisplay() }
        }
    }

    // MARK: - Managing the layer's transform

    open var transform: CATransform3D {
        get { values.transform }
        set { change("transform", \.transform, newValue) }
    }
    /// Applied to the sublayers about the anchor point; perspective is set here.
    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change("sublayerTransform", \.sublayerTransform, newValue) }
    }
    open func affineTransform() -> CGAffineTransform { values.transform.affine }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: - Managing the layer hierarchy

    /// Bottom first.
    open var sublayers: [CALayer]? {
        get {
            let list = modelLayer.map { $0.children.compactMap { $0.presentation() } } ?? children
            return list.isEmpty ? nil : list
        }
        set { replaceSublayers(newValue ?? []) }
    }
    open var superlayer: CALayer? { modelLayer?.parent?.presentation() ?? parent }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    open func removeFromSuperlayer() {
        guard let parent else {
            if let masked = maskedLayer { masked.mask = nil }
            return
        }
        if context != nil { runAction(kCAOnOrderOut) }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        leaveContext()
        parent.sublayersDidChange()
        parent.setNeedsLayout()
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if layer === sibling { return }
        if layer.parent === self { detachForMove(layer) }
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if layer === sibling { return }
        if layer.parent === self { detachForMove(layer) }
        insert(layer, at: (children.firstIndex { $0 === sibling }).map { $0 + 1 } ?? children.count)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    // MARK: - Updating layer display

    open func setNeedsLayout() {
        guard !needsLayoutFlag else { return }
        needsLayoutFlag = true
        markLayoutPath()
    }

    /// Lays out the sublayers: asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Lays out from the topmost superlayer in a row that needs it.
    open func layoutIfNeeded() { layoutFromTop() }

    open func needsLayout() -> Bool { needsLayoutFlag }

    // MARK: - Managing animations

    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
    open func animation(forKey key: String) -> CAAnimation? { activeAnimations.last { $0.key == key }?.animation }
    open func removeAllAnimations() { removeAnimations { _ in true } }
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    open func animationKeys() -> [String]? {
        let keys = activeAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: - Managing layer actions

    /// The action for a change, in Apple's order: delegate, `actions`, style, the class's default, the implicit animation.
    open func action(forKey event: String) -> CAAction? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = (style?["actions"] as? [String: CAAction])?[event] { return action is NSNull ? nil : action }
        return type(of: self).defaultAction(forKey: event) ?? implicitAction(event)
    }
    open var actions: [String: CAAction]?
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    // MARK: - Mapping between coordinate and time spaces

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: self, to: l) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(ofGlobal: l?.globalTime(ofLocal: t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let global = globalTime(ofLocal: t)
        return l?.localTime(ofGlobal: global) ?? global
    }

    // MARK: - Hit testing

    /// The deepest layer that contains `p`, a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { LayerGeometry.hitTest(self, p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: - Scrolling

    /// Scrolls the nearest scroll layer around this one so that a point of this layer is at its origin.
    open func scroll(_ p: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }
    /// Scrolls the nearest scroll layer by as little as shows a rectangle of this layer.
    open func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }
    /// The part of the bounds that the nearest scroll layer lets through; all of them without one.
    open var visibleRect: CGRect {
        guard let scrollLayer, scrollLayer !== self else { return bounds }
        return bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    }
    private var scrollLayer: CAScrollLayer? {
        sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    // MARK: - Identifying the layer

    open var name: String? {
        get { storedName }
        set {
            storedName = newValue
            isNameDirty = true
            markDirty()
        }
    }

    // MARK: - Key-value coding

    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    open func value(forKeyPath keyPath: String) -> Any? {
        values.object(atPath: keyPath) ?? type(of: self).defaultValue(forKey: keyPath)
    }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, atPath: keyPath) }
    /// The value of a property that was never set.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    // MARK: - CAMediaTiming

    open var beginTime: CFTimeInterval = 0 { didSet { timingDidChange() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingDidChange() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingDidChange() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: - Sandlot

    /// Names the layer in commits; counts up from 1, the same in every run.
    @_spi(Sandlot) public let layerIdentifier: UInt32
    nonisolated(unsafe) private static var lastIdentifier: UInt32 = 0
    private static func nextIdentifier() -> UInt32 {
        lastIdentifier += 1
        return lastIdentifier
    }

    var values = LayerValues()
    var children: [CALayer] = []
    /// The superlayer in the model tree.
    weak var parent: CALayer?
    private(set) var modelLayer: CALayer?
    private var storedName: String?
    weak var maskedLayer: CALayer?
    /// Where changes are collected; nil while the layer is not shown.
    weak var context: LayerCommitter?
    var activeAnimations: [ActiveAnimation] = []
    /// What the last commit said of the layer and of its sublayers, back to front.
    var committed: LayerValues?
    var committedSublayers: [CALayer] = []
    /// The old look, which a transition shows beside the layer while it goes.
    var ghost: CALayer?
    /// Layers that show what this one makes of itself, copies of sublayers or particles; they are in no one's `sublayers`.
    var derivedLayers: [CALayer] { [] }
    /// What is shown inside the layer, back to front.
    var shownSublayers: [CALayer] { children.paintOrder }
    /// Whether the layer has to be asked for derived layers before every commit.
    var derivesLayers: Bool { false }
    /// Brings the derived layers to what they show at a time. Whether they will have changed at the next frame.
    func updateDerivedLayers(at time: CFTimeInterval) -> Bool { false }
    var needsLayoutFlag = true
    var sublayersNeedLayout = false
    var needsDisplayFlag = false
    var hasBackingStore = false
    var isDirty = false
    var areSublayersDirty = false
    var isMaskDirty = false
    var isNameDirty = false
    /// The committer that counts the layer among the animated ones.
    weak var animatingIn: LayerCommitter?

    open override var description: String { "<\(type(of: self)) \(layerIdentifier)\(storedName.map { " \"\($0)\"" } ?? "")>" }
}
