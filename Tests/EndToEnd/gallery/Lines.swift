// Thin lines, dashes and dots: little but edges.
func line(_ path: UIBezierPath, _ width: CGFloat, _ change: (CAShapeLayer) -> Void = { _ in }) {
    let layer = CAShapeLayer()
    layer.frame = Board.shared.place()
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.black.cgColor
    layer.lineWidth = width
    change(layer)
    Board.shared.view.layer.addSublayer(layer)
}
let ring = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 70, height: 70))
let zigzag = UIBezierPath()
zigzag.move(to: CGPoint(x: 5, y: 20))
for step in 1...4 { zigzag.addLine(to: CGPoint(x: 5 + 20 * step, y: step % 2 == 0 ? 20 : 70)) }
for width in [0.25, 0.5, 0.75] as [CGFloat] {
    line(ring, width)
    line(zigzag, width)
}
let wave = UIBezierPath()
wave.move(to: CGPoint(x: 5, y: 45))
wave.addCurve(to: CGPoint(x: 85, y: 45), controlPoint1: CGPoint(x: 35, y: -40), controlPoint2: CGPoint(x: 55, y: 130))
line(wave, 5) { $0.lineDashPattern = [12, 4, 2, 4]; $0.lineDashPhase = 3 }
line(wave, 7) { $0.lineDashPattern = [0, 11]; $0.lineCap = .round }
line(ring, 4) { $0.lineDashPattern = [6, 3] }
