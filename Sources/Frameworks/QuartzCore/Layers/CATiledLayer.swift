import CoreGraphics

/// A layer for large contents. Apple's draws tiles in the background as they come into sight; here the content is drawn at
/// once and in one piece, which looks the same when all tiles have arrived.
open class CATiledLayer: CALayer {
    /// Seconds in which a new tile fades in.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many sizes of content are kept.
    open var levelsOfDetail = 1
    /// How many of them are magnified.
    open var levelsOfDetailBias = 0
    /// The largest size of a tile in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
}
