@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore

/// Shows a picture, or several one after the other.
///
/// The picture is the layer's contents: it is drawn anew only for templates, symbols, vector pictures and tiled caps.
@preconcurrency @MainActor open class UIImageView: UIView {
    // MARK: - Creating an image view

    /// A view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view the size of the picture.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// A view the size of the picture, with another one for highlighting.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        // Observers do not run for assignments inside an initializer.
        imagesChanged()
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: - Accessing the displayed images

    /// The picture.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
                invalidateIntrinsicContentSize()
            }
            imagesChanged()
        }
    }

    /// The picture while `isHighlighted`; without one the usual picture stays.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imagesChanged() } }
    }

    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imagesChanged() } }
    }

    /// What symbols are drawn with where they state nothing themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            showImage()
        }
    }

    /// How bright pictures may be. Stored only.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// How bright pictures are.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: - Animating a sequence of images

    /// Pictures shown one after the other while animating.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { startAnimating() } }
    }

    /// Pictures shown one after the other while animating and highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { startAnimating() } }
    }

    /// Seconds one run takes; 0 means 1/30 s a picture.
    open var animationDuration: TimeInterval = 0

    /// How often the pictures run; 0 is for ever.
    open var animationRepeatCount = 0

    /// Starts the pictures over.
    open func startAnimating() {
        stopPlayer()
        let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let frames, !frames.isEmpty else {
            playAnimatedImage()
            return
        }
        let duration = animationDuration > 0 ? animationDuration : Double(frames.count) / 30
        play(frames, duration: duration, repeatCount: animationRepeatCount, isExplicit: true)
    }

    /// Stops the pictures; the still one is shown again.
    open func stopAnimating() {
        stopPlayer()
        showImage()
    }

    /// Whether pictures run.
    open var isAnimating: Bool { player != nil }

    private var player: ImageSequencePlayer?
    private var playerIsExplicit = false

    private func play(_ frames: [UIImage], duration: TimeInterval, repeatCount: Int, isExplicit: Bool) {
        playerIsExplicit = isExplicit
        let player = ImageSequencePlayer(frameCount: frames.count, duration: duration, repeatCount: repeatCount)
        self.player = player
        player.start { [weak self] index in
            MainActor.assumeIsolated {
                guard let self, self.player === player else { return }
                if let index {
                    self.show(frames[index])
                } else {
                    self.player = nil
                    self.showImage()
                }
            }
        }
        if window == nil { player.pause() }
    }

    /// A picture with frames of its own runs without being asked.
    private func playAnimatedImage() {
        guard let frames = currentImage?.images, frames.count > 1, let duration = currentImage?.duration else { return }
        play(frames, duration: duration, repeatCount: 0, isExplicit: false)
    }

    private func stopPlayer() {
        player?.stop()
        player = nil
    }

    // MARK: - Layout

    /// The picture's size, without its alignment insets.
    open override var intrinsicContentSize: CGSize {
        guard let shown = resolvedImage else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let insets = shown.alignmentRectInsets
        return CGSize(width: shown.size.width - insets.left - insets.right, height: shown.size.height - insets.top - insets.bottom)
    }

    /// The picture's alignment insets.
    open override var alignmentRectInsets: UIEdgeInsets { resolvedImage?.alignmentRectInsets ?? .zero }

    /// The picture's size; the view's own without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { resolvedImage?.size ?? bounds.size }

    /// Whether the picture grows with accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
            invalidateIntrinsicContentSize()
            showImage()
        }
    }

    // MARK: - What is shown

    private var currentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// The picture for this view's traits and symbol configuration.
    private var resolvedImage: UIImage? { currentImage.map(resolve) }

    private func resolve(_ image: UIImage) -> UIImage {
        var resolved = image
        if let asset = image.imageAsset {
            let variant = asset.image(with: traitCollection)
            if variant.size != .zero {
                // The variant keeps what was changed on the picture that was set.
                resolved = variant.changed {
                    $0.renderingMode = image.parts.renderingMode
                    $0.tint = image.parts.tint
                    $0.capInsets = image.parts.capInsets
                    $0.resizingMode = image.parts.resizingMode
                    $0.alignmentRectInsets = image.parts.alignmentRectInsets
                }
            }
        }
        if let preferred = preferredSymbolConfiguration, image.isSymbolImage {
            let own = image.symbolConfiguration ?? .unspecified
            resolved = image.applyingSymbolConfiguration(preferred.applying(own)) ?? image
        }
        return resolved
    }

    private func imagesChanged() {
        if player != nil, !playerIsExplicit { stopPlayer() }
        if player == nil {
            showImage()
            playAnimatedImage()
        }
    }

    private func showImage() {
        guard player == nil else { return }
        show(currentImage)
    }

    /// What the layer's contents were made for, so that they are made only when something changed.
    private struct Shown: Equatable {
        var image: ObjectIdentifier?
        var tint: CGColor?
        var size: CGSize?
        var scale: CGFloat = 1
        var isMirrored = false
    }
    private var shown = Shown()
    private var shownImage: UIImage?

    private func show(_ image: UIImage?) {
        shownImage = image
        updateContents()
    }

    private func updateContents() {
        guard let source = shownImage else {
            shown = Shown()
            layer.contents = nil
            return
        }
        let image = resolve(source)
        let scale = traitCollection.screenScale
        let tint = image.isTemplate ? tintColor.resolvedColor(with: traitCollection).cgColor : nil
        let isTiled = image.needsDrawingAtSize
        let drawnSize = isTiled ? bounds.size : nil
        let isMirrored = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Templates that were tinted for good and pictures of shapes depend on style too, through the colour they resolve to.
        var key = Shown(image: ObjectIdentifier(source), tint: tint, size: drawnSize, scale: scale, isMirrored: isMirrored)
        if tint == nil, let own = image.parts.tint { key.tint = own.resolvedColor(with: traitCollection).cgColor }
        // A variant for other traits is another picture.
        if image !== source, case .bitmap(let pixels) = image.parts.content { key.image = ObjectIdentifier(pixels) }
        if key == shown, !image.isSymbolImage { return }
        shown = key
        let display = isMirrored ? image.withHorizontallyFlippedOrientation() : image
        traitCollection.performAsCurrent {
            layer.contents = display.layerContents(tint: tint.map { UIColor(cgColor: $0) }, size: drawnSize, scale: scale)
        }
        layer.contentsScale = display.layerContentsScale(isDrawn: tint != nil || drawnSize != nil, screenScale: scale)
        layer.contentsCenter = isTiled ? CGRect(x: 0, y: 0, width: 1, height: 1) : display.layerContentsCenter
    }

    // MARK: - Following the environment

    /// Draws templates anew in the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    /// Draws anew what depends on size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    /// Chooses the picture for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    /// Pictures run only where they can be seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateContents()
        if window == nil { player?.pause() } else { player?.resume() }
    }
}
