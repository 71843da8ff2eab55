func gradient(
    _ type: CAGradientLayerType, _ colors: [UIColor], from start: CGPoint, to end: CGPoint, at locations: [NSNumber]? = nil,
    height: CGFloat = 90, _ change: (CAGradientLayer) -> Void = { _ in }
) {
    let layer = CAGradientLayer()
    layer.frame = Board.shared.place()
    layer.frame.size.height = height
    layer.type = type
    layer.colors = colors.map(\.cgColor)
    layer.locations = locations
    layer.startPoint = start
    layer.endPoint = end
    change(layer)
    Board.shared.view.layer.addSublayer(layer)
}
let corner = CGPoint.zero, far = CGPoint(x: 1, y: 1), middle = CGPoint(x: 0.5, y: 0.5)
gradient(.axial, [.systemRed, .systemBlue], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1))
gradient(.axial, [.systemGreen, .systemYellow, .systemPurple], from: corner, to: far, at: [0.2, 0.4, 0.9], height: 45)
gradient(.axial, [.black, .clear], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)) { $0.cornerRadius = 20 }
gradient(.radial, [.systemOrange, .systemIndigo], from: middle, to: far)
gradient(.radial, [.white, .systemPink, .clear], from: CGPoint(x: 0.3, y: 0.4), to: CGPoint(x: 0.9, y: 0.7), height: 60)
gradient(.conic, [.systemRed, .systemGreen, .systemBlue, .systemRed], from: middle, to: CGPoint(x: 0.5, y: 0))
gradient(.conic, [.systemTeal, .clear], from: CGPoint(x: 0.3, y: 0.6), to: CGPoint(x: 1, y: 1), at: [0.1, 0.8], height: 60)
gradient(.axial, [.systemRed, .systemRed, .systemBlue, .systemBlue], from: CGPoint(x: 0.2, y: 0.2), to: CGPoint(x: 0.8, y: 0.5), at: [0, 0.5, 0.5, 1]) {
    $0.cornerRadius = 24
    $0.cornerCurve = .continuous
    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    $0.borderWidth = 4
}
gradient(.axial, [.systemMint, .systemBrown], from: corner, to: CGPoint(x: 1, y: 0)) {
    $0.backgroundColor = UIColor.black.cgColor
    $0.opacity = 0.5
    $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    $0.bounds.size = CGSize(width: 60.4, height: 50.7)
}
