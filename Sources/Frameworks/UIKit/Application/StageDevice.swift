/// The device that the stage plays: what the screen, the windows and the traits are made of.
@_spi(Sandlot) public struct StageDevice: Equatable, Sendable {
    public var name = "iPhone 16"
    /// The screen as it is turned now, in points.
    public var size = CGSize(width: 393, height: 852)
    /// Device pixels per point.
    public var scale: CGFloat = 3
    /// In points of the screen as it is turned now.
    public var safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    /// The height of the status bar in points; 0 where there is none.
    public var statusBarHeight: CGFloat = 54
    public var idiom = UIUserInterfaceIdiom.phone
    public var style = UIUserInterfaceStyle.light
    public var contentSizeCategory = UIContentSizeCategory.large
    public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    public var contrast = UIAccessibilityContrast.normal
    public var orientation = UIInterfaceOrientation.portrait

    public init() {}

    /// The narrow side of the phones that are regular in landscape, in points: the Max and Plus models.
    private static let largePhoneWidth: CGFloat = 414

    /// The traits that everything on this device inherits.
    var traits: UITraitCollection {
        var values = UITraitCollection.device.values
        values.userInterfaceIdiom = idiom
        values.userInterfaceStyle = style
        values.layoutDirection = layoutDirection
        values.displayScale = scale
        values.preferredContentSizeCategory = contentSizeCategory
        values.accessibilityContrast = contrast
        let isWide = size.width > size.height
        let isLarge = min(size.width, size.height) >= StageDevice.largePhoneWidth
        values.horizontalSizeClass = idiom == .pad || isWide && isLarge ? .regular : .compact
        values.verticalSizeClass = idiom != .pad && isWide && orientation.isLandscape ? .compact : .regular
        return UITraitCollection(values: values)
    }
}
