import CPango

/// Paints a blurred, moved copy of what a closure draws.
struct TextShadowPainter {
    let shadow: TextShadow
    /// The opacity of what throws the shadow.
    let opacity: Double

    /// Draws the shadow of `body`, whose ink stays near the box (x, y, width, height) of user space.
    func paint(
        in cairo: OpaquePointer, around box: (x: Double, y: Double, width: Double, height: Double),
        _ body: (OpaquePointer) -> Void
    ) {
        var scale = 1.0, unused = 0.0
        cairo_user_to_device_distance(cairo, &scale, &unused)
        var surfaceScale = 1.0
        cairo_surface_get_device_scale(cairo_get_target(cairo), &surfaceScale, &unused)
        scale = max(0.1, abs(scale) * surfaceScale)
        let margin = shadow.blurRadius * 2 + box.height / 2
        let width = Int32(((box.width + 2 * margin) * scale).rounded(.up))
        let height = Int32(((box.height + 2 * margin) * scale).rounded(.up))
        guard width > 0, height > 0, width < 16384, height < 16384,
              let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
        else { return }
        defer { cairo_surface_destroy(mask) }
        cairo_surface_set_device_scale(mask, scale, scale)
        let target = cairo_create(mask)!
        cairo_translate(target, margin - box.x, margin - box.y)
        body(target)
        cairo_destroy(target)
        // UIKit's blur radius is the width of the soft edge: two standard deviations.
        BoxBlur(standardDeviation: shadow.blurRadius / 2 * scale).apply(to: mask)
        cairo_save(cairo)
        var color = shadow.color
        color.alpha *= opacity
        cairo.setColor(color)
        cairo_mask_surface(cairo, mask, box.x - margin + shadow.offsetX, box.y - margin + shadow.offsetY)
        cairo_restore(cairo)
    }
}

/// Three box blurs, which together come close to a Gaussian.
struct BoxBlur {
    private let radii: [Int]

    init(standardDeviation sigma: Double) {
        guard sigma > 0.2 else {
            radii = []
            return
        }
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        low = max(1, low)
        let lowCount = ((12 * sigma * sigma - Double(3 * low * low + 12 * low + 9)) / Double(-4 * low - 4)).rounded()
        radii = (0..<3).map { (Double($0) < lowCount ? low : low + 2) / 2 }
    }

    /// Blurs an 8-bit mask in place.
    func apply(to surface: OpaquePointer) {
        guard !radii.isEmpty else { return }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        for radius in radii where radius > 0 {
            for row in 0..<height { blur(data + row * stride, count: width, step: 1, radius: radius) }
            for column in 0..<width { blur(data + column, count: height, step: stride, radius: radius) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private func blur(_ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int) {
        let line = (0..<count).map { Int(start[$0 * step]) }
        let window = 2 * radius + 1
        var sum = line.prefix(radius).reduce(0, +)
        for index in 0..<count {
            if index + radius < count { sum += line[index + radius] }
            if index - radius - 1 >= 0 { sum -= line[index - radius - 1] }
            start[index * step] = UInt8(min(255, (sum + window / 2) / window))
        }
    }
}
