import CoreGraphics

/// An animation on a layer.
final class ActiveAnimation {
    let key: String?
    let animation: CAAnimation
    /// The transaction that waits for it.
    let group: CompletionGroup?
    var hasBegun = false
    /// Whether its delegate was told of the end; a finished animation may stay on the layer.
    var hasEnded = false

    init(key: String?, animation: CAAnimation, group: CompletionGroup?) {
        self.key = key
        self.animation = animation
        self.group = group
    }
}
