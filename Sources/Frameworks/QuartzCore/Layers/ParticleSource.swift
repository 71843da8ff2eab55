import CoreGraphics

/// The particles of one cell of an emitter.
final class ParticleSource {
    let cell: CAEmitterCell
    private unowned let emitter: CAEmitterLayer
    private var random: ParticleRandom
    private var particles: [Particle] = []
    private var lastTime: CFTimeInterval?
    /// The part of the next particle that is due already, 0…1.
    private var due = 0.0
    private var picture: (contents: CGImage, color: CGColor?, tinted: CGImage)?

    /// More particles of one cell are not kept; the oldest go first.
    private static let mostParticles = 3000

    init(_ cell: CAEmitterCell, of emitter: CAEmitterLayer, seed: UInt32) {
        self.cell = cell
        self.emitter = emitter
        random = ParticleRandom(seed: seed)
    }

    /// Back to front.
    var layers: [CALayer] {
        emitter.renderMode == .oldestLast ? particles.reversed().map(\.layer) : particles.map(\.layer)
    }

    func removeAll() {
        for particle in particles { particle.layer.leaveContext() }
        particles.removeAll()
    }

    // MARK: - Time

    /// Lets particles be born and die, and moves the others. Whether there are particles now or may be soon.
    func update(at time: CFTimeInterval) -> Bool {
        let rate = Double(cell.birthRate * emitter.birthRate)
        let lifetime = Double(cell.lifetime * emitter.lifetime)
        let isEmitting = rate > 0 && lifetime > 0 && time < cell.beginTime + cell.duration
        if lastTime == nil {
            // An emitter whose begin is not set has been emitting all along, as on iOS.
            lastTime = max(cell.beginTime, emitter.beginTime == 0 ? time - lifetime : 0)
        }
        if isEmitting, let last = lastTime, time > last { give(rate, from: last, to: time) }
        lastTime = max(time, cell.beginTime)
        let dead = particles.filter { time - $0.birth >= $0.lifetime }
        for particle in dead { particle.layer.leaveContext() }
        if !dead.isEmpty { particles.removeAll { time - $0.birth >= $0.lifetime } }
        let image = tintedPicture()
        for particle in particles { show(particle, age: time - particle.birth, image) }
        return isEmitting || !particles.isEmpty
    }

    /// Particles are born evenly; those that would be dead by `end` are only counted.
    private func give(_ rate: Double, from start: CFTimeInterval, to end: CFTimeInterval) {
        let total = due + rate * (end - start)
        guard total.isFinite else { return }
        let count = Int(total.rounded(.down))
        for number in max(1, count - Self.mostParticles + 1)..<(max(count, 0) + 1) {
            let birth = start + (Double(number) - due) / rate
            let particle = newParticle(born: birth)
            guard end - birth < particle.lifetime else { continue }
            particles.append(particle)
            if let context = emitter.context { particle.layer.enter(context) }
        }
        due = total - Double(count)
        for particle in particles.dropLast(Self.mostParticles) { particle.layer.leaveContext() }
        particles.removeFirst(max(0, particles.count - Self.mostParticles))
    }

    // MARK: - One particle

    private func newParticle(born birth: CFTimeInterval) -> Particle {
        let layer = CALayer()
        layer.parent = emitter
        let angle = cell.emissionLongitude + random.spread(cell.emissionRange)
        let speed = (cell.velocity + random.spread(cell.velocityRange)) * CGFloat(emitter.velocity)
        return Particle(
            layer: layer, birth: birth,
            lifetime: Double((CGFloat(cell.lifetime) + random.spread(CGFloat(cell.lifetimeRange))) * CGFloat(emitter.lifetime)),
            start: startPoint(), velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            scale: (cell.scale + random.spread(cell.scaleRange)) * CGFloat(emitter.scale),
            spin: (cell.spin + random.spread(cell.spinRange)) * CGFloat(emitter.spin),
            alpha: (cell.color?.alpha ?? 1) + random.spread(CGFloat(cell.alphaRange)))
    }

    private func startPoint() -> CGPoint {
        let center = emitter.emitterPosition, size = emitter.emitterSize
        switch emitter.emitterShape {
        case .line: return CGPoint(x: center.x + random.spread(size.width), y: center.y)
        case .rectangle, .cuboid:
            let x = random.spread(size.width), y = random.spread(size.height)
            guard emitter.emitterMode == .outline else { return CGPoint(x: center.x + x, y: center.y + y) }
            // One of the four sides, by its length.
            let isAcross = random.unit() * (size.width + size.height) < size.width
            let side: CGFloat = random.unit() < 0.5 ? -0.5 : 0.5
            return CGPoint(x: center.x + (isAcross ? x : side * size.width), y: center.y + (isAcross ? side * size.height : y))
        case .circle, .sphere:
            let angle = random.unit() * 2 * .pi
            let radius = size.width * (emitter.emitterMode == .outline ? 1 : random.unit().squareRoot())
            return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        default: return center
        }
    }

    private func show(_ particle: Particle, age: CFTimeInterval, _ image: CGImage?) {
        let age = CGFloat(age)
        var values = LayerValues()
        values.position = CGPoint(
            x: particle.start.x + particle.velocity.dx * age + cell.xAcceleration * age * age / 2,
            y: particle.start.y + particle.velocity.dy * age + cell.yAcceleration * age * age / 2)
        let scale = max(0, particle.scale + cell.scaleSpeed * age)
        values.transform = CATransform3DScale(CATransform3DMakeRotation(particle.spin * age, 0, 0, 1), scale, scale, 1)
        values.opacity = Float(min(max(particle.alpha + CGFloat(cell.alphaSpeed) * age, 0), 1))
        if let image {
            let part = cell.contentsRect, pixels = max(cell.contentsScale, 0.01)
            values.bounds.size = CGSize(
                width: CGFloat(image.width) * part.width / pixels, height: CGFloat(image.height) * part.height / pixels)
            values.contents = image
            values.contentsRect = part
        }
        if emitter.renderMode == .additive { values.blendMode = .plusLighter }
        particle.layer.values = values
        particle.layer.markDirty()
    }

    /// The cell's picture in its colour.
    private func tintedPicture() -> CGImage? {
        guard let contents = cell.contents as AnyObject as? CGImage else { return nil }
        if let picture, picture.contents === contents, picture.color == cell.color { return picture.tinted }
        let tinted = cell.color.flatMap { Self.multiplied(contents, with: LayerTint($0)) } ?? contents
        picture = (contents, cell.color, tinted)
        return tinted
    }

    private static func multiplied(_ image: CGImage, with tint: LayerTint) -> CGImage? {
        guard (tint.red, tint.green, tint.blue) != (1, 1, 1) else { return nil }
        let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        guard let context = CGContext(
            data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: box)
        context.setBlendMode(.multiply)
        context.setFillColor(CGColor(srgbRed: tint.red, green: tint.green, blue: tint.blue, alpha: 1))
        context.fill(box)
        context.setBlendMode(.destinationIn)
        context.draw(image, in: box)
        return context.makeImage()
    }
}

/// What one particle was born with.
private struct Particle {
    let layer: CALayer
    let birth: CFTimeInterval
    let lifetime: CFTimeInterval
    let start: CGPoint
    let velocity: CGVector
    let scale: CGFloat
    let spin: CGFloat
    let alpha: CGFloat
}
