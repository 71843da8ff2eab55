import CoreGraphics

/// Properties by name, as animations and key-value coding ask for them.
extension LayerValues {
    /// The value at a key path such as `position.x` or `transform.rotation.z`; nil for an unknown name.
    func value(atPath path: String) -> AnimationValue? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let key = String(path[..<dot])
        let rest = String(path[path.index(after: dot)...])
        switch value(forKey: key) {
        case .point(let point)?:
            return rest == "x" ? .number(Double(point.x)) : rest == "y" ? .number(Double(point.y)) : nil
        case .size(let size)?:
            return rest == "width" ? .number(Double(size.width)) : rest == "height" ? .number(Double(size.height)) : nil
        case .rect(let rect)?: return Self.part(of: rect, rest)
        case .transform(let transform)?: return TransformComponent.value(rest, of: transform)
        default: return custom[path]
        }
    }

    /// The value as the user knows it; free values as the objects they came as.
    func object(atPath path: String) -> Any? {
        if case .other(let object)? = custom[path] { return object }
        return value(atPath: path)?.object
    }

    /// Sets the value at a key path; unknown names are kept as custom values.
    mutating func setValue(_ value: AnimationValue, atPath path: String) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
        let key = String(path[..<dot])
        let rest = String(path[path.index(after: dot)...])
        switch (self.value(forKey: key), value) {
        case (.point(var point)?, .number(let number)):
            if rest == "x" { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
            setValue(.point(point), forKey: key)
        case (.size(var size)?, .number(let number)):
            if rest == "width" { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
            setValue(.size(size), forKey: key)
        case (.rect(let rect)?, _):
            setValue(.rect(Self.rect(rect, setting: rest, to: value)), forKey: key)
        case (.transform(let transform)?, _):
            setValue(.transform(TransformComponent.transform(transform, setting: rest, to: value)), forKey: key)
        default:
            custom[path] = value
        }
    }

    private static func part(of rect: CGRect, _ name: String) -> AnimationValue? {
        switch name {
        case "origin": return .point(rect.origin)
        case "size": return .size(rect.size)
        case "origin.x": return .number(Double(rect.origin.x))
        case "origin.y": return .number(Double(rect.origin.y))
        case "size.width": return .number(Double(rect.size.width))
        case "size.height": return .number(Double(rect.size.height))
        default: return nil
        }
    }

    private static func rect(_ rect: CGRect, setting name: String, to value: AnimationValue) -> CGRect {
        var rect = rect
        switch (name, value) {
        case ("origin", .point(let point)): rect.origin = point
        case ("size", .size(let size)): rect.size = size
        case ("origin.x", .number(let number)): rect.origin.x = CGFloat(number)
        case ("origin.y", .number(let number)): rect.origin.y = CGFloat(number)
        case ("size.width", .number(let number)): rect.size.width = CGFloat(number)
        case ("size.height", .number(let number)): rect.size.height = CGFloat(number)
        default: break
        }
        return rect
    }

    /// Sums of animations may pass through values that cannot be shown; what shows is kept within its limits.
    mutating func clamp() {
        opacity = min(1, max(0, opacity))
        shadowOpacity = min(1, max(0, shadowOpacity))
        cornerRadius = max(0, cornerRadius)
        borderWidth = max(0, borderWidth)
        shadowRadius = max(0, shadowRadius)
    }

    /// The names of the properties that a change animates by itself: those that have values between.
    static let animatableKeys: Set<String> = [
        "position", "bounds", "anchorPoint", "anchorPointZ", "zPosition", "transform", "sublayerTransform", "opacity",
        "cornerRadius", "borderWidth", "borderColor", "backgroundColor", "shadowColor", "shadowOpacity", "shadowOffset",
        "shadowRadius", "shadowPath", "contentsRect", "contentsCenter", "fillColor", "strokeColor", "strokeStart",
        "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
    ]

    /// Whether the layer has a property of this name; other names are free for values of the user's own.
    func isKnown(_ key: String) -> Bool { custom[key] == nil && value(forKey: key) != nil }

    private func value(forKey key: String) -> AnimationValue? {
        switch key {
        case "position": return .point(position)
        case "bounds": return .rect(bounds)
        case "frame": return .rect(frame)
        case "anchorPoint": return .point(anchorPoint)
        case "anchorPointZ": return .number(Double(anchorPointZ))
        case "zPosition": return .number(Double(zPosition))
        case "transform": return .transform(transform)
        case "sublayerTransform": return .transform(sublayerTransform)
        case "opacity": return .number(Double(opacity))
        case "hidden": return .number(isHidden ? 1 : 0)
        case "masksToBounds": return .number(masksToBounds ? 1 : 0)
        case "doubleSided": return .number(isDoubleSided ? 1 : 0)
        case "cornerRadius": return .number(Double(cornerRadius))
        case "borderWidth": return .number(Double(borderWidth))
        case "borderColor": return .color(borderColor)
        case "backgroundColor": return .color(backgroundColor)
        case "shadowColor": return .color(shadowColor)
        case "shadowOpacity": return .number(Double(shadowOpacity))
        case "shadowOffset": return .size(shadowOffset)
        case "shadowRadius": return .number(Double(shadowRadius))
        case "shadowPath": return .path(shadowPath)
        case "contents": return .other(contents)
        case "contentsRect": return .rect(contentsRect)
        case "contentsCenter": return .rect(contentsCenter)
        case "contentsScale": return .number(Double(contentsScale))
        default:
            if let known = shape?.value(forKey: key) ?? gradient?.value(forKey: key) { return known }
            // A free value is kept as the object it came as.
            if case .other(let object)? = custom[key] { return AnimationValue(object) }
            return custom[key]
        }
    }

    private mutating func setValue(_ value: AnimationValue, forKey key: String) {
        switch (key, value) {
        case ("position", .point(let new)): position = new
        case ("bounds", .rect(let new)): bounds = new
        case ("anchorPoint", .point(let new)): anchorPoint = new
        case ("anchorPointZ", .number(let new)): anchorPointZ = CGFloat(new)
        case ("zPosition", .number(let new)): zPosition = CGFloat(new)
        case ("transform", .transform(let new)): transform = new
        case ("sublayerTransform", .transform(let new)): sublayerTransform = new
        case ("opacity", .number(let new)): opacity = Float(new)
        case ("hidden", .number(let new)): isHidden = new >= 0.5
        case ("masksToBounds", .number(let new)): masksToBounds = new >= 0.5
        case ("doubleSided", .number(let new)): isDoubleSided = new >= 0.5
        case ("cornerRadius", .number(let new)): cornerRadius = CGFloat(new)
        case ("borderWidth", .number(let new)): borderWidth = CGFloat(new)
        case ("borderColor", .color(let new)): borderColor = new
        case ("backgroundColor", .color(let new)): backgroundColor = new
        case ("shadowColor", .color(let new)): shadowColor = new
        case ("shadowOpacity", .number(let new)): shadowOpacity = Float(new)
        case ("shadowOffset", .size(let new)): shadowOffset = new
        case ("shadowRadius", .number(let new)): shadowRadius = CGFloat(new)
        case ("shadowPath", .path(let new)): shadowPath = new
        case ("contents", .other(let new)): contents = new
        case ("contentsRect", .rect(let new)): contentsRect = new
        case ("contentsCenter", .rect(let new)): contentsCenter = new
        case ("contentsScale", .number(let new)): contentsScale = CGFloat(new)
        default:
            if shape?.value(forKey: key) != nil {
                shape?.setValue(value, forKey: key)
            } else if gradient?.value(forKey: key) != nil {
                gradient?.setValue(value, forKey: key)
            } else {
                custom[key] = value
            }
        }
    }
}

extension ShapeValues {
    fileprivate func value(forKey key: String) -> AnimationValue? {
        switch key {
        case "path": return .path(path)
        case "fillColor": return .color(fillColor)
        case "strokeColor": return .color(strokeColor)
        case "strokeStart": return .number(Double(strokeStart))
        case "strokeEnd": return .number(Double(strokeEnd))
        case "lineWidth": return .number(Double(lineWidth))
        case "miterLimit": return .number(Double(miterLimit))
        case "lineDashPhase": return .number(Double(lineDashPhase))
        case "lineDashPattern": return .numbers(lineDashPattern.map { Double($0) })
        default: return nil
        }
    }

    fileprivate mutating func setValue(_ value: AnimationValue, forKey key: String) {
        switch (key, value) {
        case ("path", .path(let new)): path = new
        case ("fillColor", .color(let new)): fillColor = new
        case ("strokeColor", .color(let new)): strokeColor = new
        case ("strokeStart", .number(let new)): strokeStart = CGFloat(new)
        case ("strokeEnd", .number(let new)): strokeEnd = CGFloat(new)
        case ("lineWidth", .number(let new)): lineWidth = CGFloat(new)
        case ("miterLimit", .number(let new)): miterLimit = CGFloat(new)
        case ("lineDashPhase", .number(let new)): lineDashPhase = CGFloat(new)
        case ("lineDashPattern", .numbers(let new)): lineDashPattern = new.map { CGFloat($0) }
        default: break
        }
    }
}

extension GradientValues {
    fileprivate func value(forKey key: String) -> AnimationValue? {
        switch key {
        case "colors": return .colors(colors)
        case "locations": return .numbers(locations)
        case "startPoint": return .point(startPoint)
        case "endPoint": return .point(endPoint)
        default: return nil
        }
    }

    fileprivate mutating func setValue(_ value: AnimationValue, forKey key: String) {
        switch (key, value) {
        case ("colors", .colors(let new)): colors = new
        case ("locations", .numbers(let new)): locations = new
        case ("startPoint", .point(let new)): startPoint = new
        case ("endPoint", .point(let new)): endPoint = new
        default: break
        }
    }
}
