import CoreGraphics

/// Where layers lie in their superlayers.
enum Placement {
    /// From a layer's own space (that of its bounds) to its superlayer's.
    static func matrix(of look: LayerAppearance) -> Matrix4 {
        let anchorX = look.bounds.minX + look.anchorPoint.x * look.bounds.width
        let anchorY = look.bounds.minY + look.anchorPoint.y * look.bounds.height
        if look.transform == .identity {
            return .translation(look.position.x - anchorX, look.position.y - anchorY, look.zPosition - look.anchorPointZ)
        }
        return Matrix4.translation(-anchorX, -anchorY, -look.anchorPointZ).followed(by: look.transform)
            .followed(by: .translation(look.position.x, look.position.y, look.zPosition))
    }

    /// What `sublayerTransform` does to sublayers, about the anchor point.
    static func sublayerMatrix(of look: LayerAppearance) -> Matrix4 {
        if look.sublayerTransform == .identity { return .identity }
        let anchorX = look.bounds.minX + look.anchorPoint.x * look.bounds.width
        let anchorY = look.bounds.minY + look.anchorPoint.y * look.bounds.height
        return Matrix4.translation(-anchorX, -anchorY).followed(by: look.sublayerTransform).followed(by: .translation(anchorX, anchorY))
    }
}
