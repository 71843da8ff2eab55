import CoreGraphics

/// Shows what lies behind it, blurred and tinted; the layer of a visual effect view.
@_spi(Sandlot) open class BackdropLayer: CALayer {
    /// nil: plain.
    public var backdrop: BackdropValues? {
        get { values.backdrop }
        set { change("backdrop", \.backdrop, newValue) }
    }
}
