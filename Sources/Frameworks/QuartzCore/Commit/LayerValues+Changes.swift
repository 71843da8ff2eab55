@_spi(Sandlot) import CoreGraphics

extension LayerValues {
    /// The properties that differ from `old`; from nothing, those that differ from a new layer's. `imageIdentifier`
    /// numbers the contents.
    func changes(from old: LayerValues?, imageIdentifier: (Any?) -> UInt32) -> [LayerChange] {
        let base = old ?? LayerValues()
        let isNew = old == nil
        var list: [LayerChange] = []
        if position != base.position { list.append(.position(position)) }
        if bounds != base.bounds { list.append(.bounds(bounds)) }
        if anchorPoint != base.anchorPoint { list.append(.anchorPoint(anchorPoint)) }
        if transform != base.transform { list.append(.transform(transform)) }
        if sublayerTransform != base.sublayerTransform { list.append(.sublayerTransform(sublayerTransform)) }
        if opacity != base.opacity { list.append(.opacity(opacity)) }
        if isHidden != base.isHidden { list.append(.hidden(isHidden)) }
        if masksToBounds != base.masksToBounds { list.append(.masksToBounds(masksToBounds)) }
        if cornerRadius != base.cornerRadius || maskedCorners != base.maskedCorners || cornerCurve != base.cornerCurve {
            list.append(
                .corners(
                    radius: cornerRadius, masked: UInt8(maskedCorners.rawValue & 15), isContinuous: cornerCurve == .continuous))
        }
        if borderWidth != base.borderWidth { list.append(.borderWidth(borderWidth)) }
        if borderColor != base.borderColor { list.append(.borderColor(LayerColor(borderColor))) }
        if backgroundColor != base.backgroundColor { list.append(.backgroundColor(LayerColor(backgroundColor))) }
        if isNew ? contents != nil : !Self.isSame(contents, base.contents) {
            list.append(.contents(imageIdentifier(contents)))
        }
        if contentsGravity != base.contentsGravity { list.append(.contentsGravity(contentsGravity.code)) }
        if contentsRect != base.contentsRect { list.append(.contentsRect(contentsRect)) }
        if contentsCenter != base.contentsCenter { list.append(.contentsCenter(contentsCenter)) }
        if contentsScale != base.contentsScale { list.append(.contentsScale(contentsScale)) }
        if shadowColor != base.shadowColor || shadowOpacity != base.shadowOpacity || shadowOffset != base.shadowOffset
            || shadowRadius != base.shadowRadius
        {
            list.append(
                .shadow(LayerColor(shadowColor).faded(shadowOpacity), offset: shadowOffset, radius: shadowRadius))
        }
        if shadowPath != base.shadowPath { list.append(.shadowPath(shadowPath)) }
        if zPosition != base.zPosition || anchorPointZ != base.anchorPointZ {
            list.append(.zPosition(zPosition, anchorPointZ: anchorPointZ))
        }
        if let shape, shape != base.shape { list.append(.shape(ShapePicture(shape))) }
        if let gradient, gradient != base.gradient {
            list.append(
                .gradient(
                    kind: gradient.type.code, start: gradient.startPoint, end: gradient.endPoint,
                    stops: GradientStops.stops(of: gradient)))
        }
        if backdrop != base.backdrop {
            list.append(
                .backdrop(
                    blur: backdrop?.blur ?? 0, saturation: backdrop?.saturation ?? 1, tint: LayerColor(backdrop?.tint)))
        }
        if filters != base.filters { list.append(.filters(filters)) }
        if isDoubleSided != base.isDoubleSided { list.append(.doubleSided(isDoubleSided)) }
        if blendMode != base.blendMode { list.append(.blendMode(UInt8(blendMode.rawValue & 0xFF))) }
        if minificationFilter != base.minificationFilter || magnificationFilter != base.magnificationFilter {
            list.append(
                .samplingFilters(minification: minificationFilter.code, magnification: magnificationFilter.code))
        }
        if allowsGroupOpacity != base.allowsGroupOpacity { list.append(.allowsGroupOpacity(allowsGroupOpacity)) }
        if allowsEdgeAntialiasing != base.allowsEdgeAntialiasing { list.append(.edgeAntialiasing(allowsEdgeAntialiasing)) }
        return list
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?): return (a as AnyObject) === (b as AnyObject)
        default: return false
        }
    }
}

extension ShapePicture {
    init(_ shape: ShapeValues) {
        self.init(
            path: shape.path, fill: LayerColor(shape.fillColor), usesEvenOddRule: shape.fillRule == .evenOdd,
            stroke: LayerColor(shape.strokeColor), lineWidth: shape.lineWidth, cap: shape.lineCap.code,
            join: shape.lineJoin.code, miterLimit: shape.miterLimit, dashPhase: shape.lineDashPhase,
            dashes: shape.lineDashPattern, strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd)
    }
}
