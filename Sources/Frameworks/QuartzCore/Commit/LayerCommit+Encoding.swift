@_spi(Sandlot) import CoreGraphics

extension LayerCommit {
    private static let magic: UInt32 = 0x434C_4453
    private static let version = 1

    /// The commit as bytes; docs/commit-format.md describes them.
    @_spi(Sandlot) public func encoded() -> [UInt8] {
        var writer = CommitWriter()
        writer.u32(Self.magic)
        writer.u16(Self.version)
        writer.u16(isWhole ? 1 : 0)
        writer.f64(CGFloat(time))
        writer.u32(UInt32(operations.count))
        for operation in operations { operation.encode(into: &writer) }
        return writer.bytes
    }
}

extension LayerCommit.Operation {
    fileprivate func encode(into writer: inout CommitWriter) {
        switch self {
        case .create(let id, let kind):
            writer.u8(1)
            writer.u32(id)
            writer.u8(kind.rawValue)
        case .destroy(let id):
            writer.u8(2)
            writer.u32(id)
        case .children(let id, let children):
            writer.u8(3)
            writer.u32(id)
            writer.u32(UInt32(children.count))
            for child in children { writer.u32(child) }
        case .set(let id, let changes):
            writer.u8(4)
            writer.u32(id)
            writer.u16(changes.count)
            for change in changes { change.encode(into: &writer) }
        case .image(let id, let image):
            writer.u8(5)
            writer.u32(id)
            let (format, bytes) = ImageTransfer.bytes(of: image)
            writer.u8(format)
            writer.u32(UInt32(image.width))
            writer.u32(UInt32(image.height))
            writer.data(bytes)
        case .dropImage(let id):
            writer.u8(6)
            writer.u32(id)
        case .root(let id, let size, let scale):
            writer.u8(7)
            writer.u32(id)
            writer.f64(size.width)
            writer.f64(size.height)
            writer.f64(scale)
        }
    }
}

extension LayerChange {
    fileprivate func encode(into writer: inout CommitWriter) {
        switch self {
        case .position(let value):
            writer.u8(1)
            writer.f64(value.x)
            writer.f64(value.y)
        case .bounds(let value):
            writer.u8(2)
            for number in [value.origin.x, value.origin.y, value.size.width, value.size.height] { writer.f64(number) }
        case .anchorPoint(let value):
            writer.u8(3)
            writer.point(value)
        case .transform(let value):
            writer.u8(4)
            writer.matrix(value)
        case .sublayerTransform(let value):
            writer.u8(5)
            writer.matrix(value)
        case .opacity(let value):
            writer.u8(6)
            writer.f32(CGFloat(value))
        case .hidden(let value):
            writer.u8(7)
            writer.bool(value)
        case .masksToBounds(let value):
            writer.u8(8)
            writer.bool(value)
        case .corners(let radius, let masked, let isContinuous):
            writer.u8(9)
            writer.f32(radius)
            writer.u8(masked)
            writer.bool(isContinuous)
        case .borderWidth(let value):
            writer.u8(10)
            writer.f32(value)
        case .borderColor(let value):
            writer.u8(11)
            writer.color(value)
        case .backgroundColor(let value):
            writer.u8(12)
            writer.color(value)
        case .contents(let value):
            writer.u8(13)
            writer.u32(value)
        case .contentsGravity(let value):
            writer.u8(14)
            writer.u8(value)
        case .contentsRect(let value):
            writer.u8(15)
            writer.rect(value)
        case .contentsCenter(let value):
            writer.u8(16)
            writer.rect(value)
        case .contentsScale(let value):
            writer.u8(17)
            writer.f32(value)
        default:
            encodeRest(into: &writer)
        }
    }

    private func encodeRest(into writer: inout CommitWriter) {
        switch self {
        case .shadow(let color, let offset, let radius):
            writer.u8(18)
            writer.color(color)
            writer.f32(offset.width)
            writer.f32(offset.height)
            writer.f32(radius)
        case .shadowPath(let value):
            writer.u8(19)
            writer.path(value)
        case .mask(let value):
            writer.u8(20)
            writer.u32(value)
        case .zPosition(let value, let anchor):
            writer.u8(21)
            writer.f32(value)
            writer.f32(anchor)
        case .shape(let shape):
            writer.u8(22)
            shape.encode(into: &writer)
        case .gradient(let kind, let start, let end, let stops):
            writer.u8(23)
            writer.u8(kind)
            writer.point(start)
            writer.point(end)
            writer.u16(stops.count)
            for stop in stops {
                writer.f32(CGFloat(stop.location))
                writer.color(stop.color)
            }
        case .backdrop(let blur, let saturation, let tint):
            writer.u8(24)
            writer.f32(blur)
            writer.f32(saturation)
            writer.color(tint)
        case .filters(let filters):
            writer.u8(25)
            writer.u16(filters.count)
            for filter in filters {
                writer.u8(filter.kind.rawValue)
                writer.f32(filter.amount)
            }
        case .doubleSided(let value):
            writer.u8(26)
            writer.bool(value)
        case .blendMode(let value):
            writer.u8(27)
            writer.u8(value)
        case .name(let value):
            writer.u8(28)
            writer.text(value)
        case .samplingFilters(let minification, let magnification):
            writer.u8(29)
            writer.u8(minification)
            writer.u8(magnification)
        case .allowsGroupOpacity(let value):
            writer.u8(30)
            writer.bool(value)
        case .edgeAntialiasing(let value):
            writer.u8(31)
            writer.bool(value)
        default:
            break
        }
    }
}

extension ShapePicture {
    fileprivate func encode(into writer: inout CommitWriter) {
        writer.path(path)
        writer.color(fill)
        writer.bool(usesEvenOddRule)
        writer.color(stroke)
        writer.f32(lineWidth)
        writer.u8(cap)
        writer.u8(join)
        writer.f32(miterLimit)
        writer.f32(dashPhase)
        writer.u16(dashes.count)
        for dash in dashes { writer.f32(dash) }
        writer.f32(strokeStart)
        writer.f32(strokeEnd)
    }
}
