Board.shared.tile(.systemRed) {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 15, width: 80, height: 60)).cgPath
    $0.layer.mask = mask
}
Board.shared.tile(.systemBlue) {
    let mask = CAGradientLayer()
    mask.frame = $0.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    $0.layer.mask = mask
}
Board.shared.tile(.systemGreen) {
    let mask = CALayer()
    mask.frame = CGRect(x: 20, y: 10, width: 50, height: 70)
    mask.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
    mask.cornerRadius = 20
    mask.borderWidth = 6
    $0.layer.mask = mask
}
// A mask made of several layers.
Board.shared.tile(.systemPurple) {
    let mask = UIView(frame: $0.bounds)
    for (index, side) in [20, 30, 40].enumerated() {
        let part = UIView(frame: CGRect(x: 22 * index, y: 20 * index, width: side, height: side))
        part.backgroundColor = .black
        part.layer.cornerRadius = 8
        mask.addSubview(part)
    }
    $0.mask = mask
}
// A picture as mask.
Board.shared.tile(.systemOrange) {
    let picture = UIImageView(image: UIImage(systemName: "star.fill"))
    picture.frame = CGRect(x: 10, y: 10, width: 70, height: 70)
    picture.contentMode = .scaleAspectFit
    $0.mask = picture
}
// What a mask covers beyond the bounds stays visible.
Board.shared.tile(.systemTeal, inset: 20) {
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    inner.backgroundColor = .systemPink
    $0.addSubview(inner)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 80, height: 80)).cgPath
    $0.layer.mask = mask
}
// A hole.
Board.shared.tile(.systemIndigo) {
    let path = UIBezierPath(rect: $0.bounds)
    path.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 40, height: 40)))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.fillRule = .evenOdd
    $0.layer.mask = mask
}
// Stroked, turned and translucent at once.
Board.shared.tile(.systemBrown) {
    let mask = CAShapeLayer()
    mask.frame = $0.bounds
    mask.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 50, height: 50)).cgPath
    mask.fillColor = UIColor.black.withAlphaComponent(0.3).cgColor
    mask.strokeColor = UIColor.black.cgColor
    mask.lineWidth = 10
    mask.lineJoin = .round
    mask.transform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
    $0.layer.mask = mask
    $0.alpha = 0.8
}
// A scrolled layer's mask moves with what is inside.
Board.shared.tile(.systemMint) {
    $0.bounds.origin = CGPoint(x: 10, y: 20)
    let mask = CALayer()
    mask.frame = CGRect(x: 20, y: 30, width: 60, height: 60)
    mask.backgroundColor = UIColor.black.cgColor
    mask.cornerRadius = 30
    $0.layer.mask = mask
}
