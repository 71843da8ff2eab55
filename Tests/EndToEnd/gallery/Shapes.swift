func shape(_ path: UIBezierPath, _ change: (CAShapeLayer) -> Void) {
    let layer = CAShapeLayer()
    layer.frame = Board.shared.place()
    layer.path = path.cgPath
    layer.fillColor = UIColor.systemTeal.cgColor
    layer.strokeColor = UIColor.black.cgColor
    change(layer)
    Board.shared.view.layer.addSublayer(layer)
}
func star(points: Int = 5, radius: CGFloat = 42) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<points {
        let angle = CGFloat(index) * 4 * .pi / CGFloat(points) - .pi / 2
        let point = CGPoint(x: 45 + radius * cos(angle), y: 45 + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
}
shape(star()) { $0.fillRule = .nonZero }
shape(star()) { $0.fillRule = .evenOdd; $0.lineJoin = .round; $0.lineWidth = 4 }
shape(star()) { $0.lineJoin = .bevel; $0.lineWidth = 8; $0.fillColor = nil }
let wave = UIBezierPath()
wave.move(to: CGPoint(x: 5, y: 45))
wave.addCurve(to: CGPoint(x: 85, y: 45), controlPoint1: CGPoint(x: 35, y: -40), controlPoint2: CGPoint(x: 55, y: 130))
shape(wave) { $0.fillColor = nil; $0.lineWidth = 9; $0.lineCap = .square; $0.strokeStart = 0.2; $0.strokeEnd = 0.7 }
let ring = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 70, height: 70))
shape(ring) { $0.lineWidth = 12; $0.lineCap = .round; $0.strokeEnd = 0.62; $0.fillColor = nil; $0.strokeColor = UIColor.systemOrange.cgColor }
let two = UIBezierPath(rect: CGRect(x: 8, y: 8, width: 30, height: 30))
two.append(UIBezierPath(roundedRect: CGRect(x: 44, y: 44, width: 40, height: 40), cornerRadius: 12))
shape(two) { $0.strokeStart = 0.1; $0.strokeEnd = 0.8; $0.lineWidth = 3; $0.lineDashPattern = [6, 3] }
let corner = UIBezierPath()
corner.move(to: CGPoint(x: 10, y: 70))
corner.addLine(to: CGPoint(x: 45, y: 20))
corner.addLine(to: CGPoint(x: 80, y: 70))
shape(corner) { $0.lineWidth = 12; $0.miterLimit = 1.2; $0.fillColor = nil }
shape(ring) { $0.lineWidth = 1.5; $0.fillColor = UIColor.systemPink.withAlphaComponent(0.4).cgColor }
shape(ring) { $0.lineWidth = 8; $0.opacity = 0.5; $0.backgroundColor = UIColor.systemYellow.cgColor; $0.masksToBounds = true; $0.bounds.origin = CGPoint(x: 12, y: -8) }
shape(ring) { $0.shadowOpacity = 0.7; $0.shadowOffset = CGSize(width: 2, height: 3); $0.strokeColor = nil }
