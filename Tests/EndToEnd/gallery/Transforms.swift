func marked(_ tile: UIView) {
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
    label.text = "Abc 12"
    label.font = .systemFont(ofSize: 15)
    tile.addSubview(label)
    let dot = UIView(frame: CGRect(x: 40, y: 30, width: 16, height: 16))
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 8
    tile.addSubview(dot)
}
for transform in [
    CGAffineTransform(rotationAngle: .pi / 6), CGAffineTransform(scaleX: 1.3, y: 0.7), CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 3.4, ty: -2.1),
    CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(translationX: 0.5, y: 0.25),
] {
    Board.shared.tile(.systemTeal, inset: 13) {
        marked($0)
        $0.transform = transform
    }
}
Board.shared.tile(.systemYellow, inset: 13) {
    marked($0)
    $0.layer.anchorPoint = CGPoint(x: 0, y: 1)
    $0.layer.position = CGPoint(x: 13 + 10, y: 77 + 230)
    $0.transform = CGAffineTransform(rotationAngle: 0.2)
}
Board.shared.tile(.systemGray5, inset: 13) {
    marked($0)
    $0.layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    $0.clipsToBounds = true
}
Board.shared.tile(.systemGreen, inset: 13) {
    marked($0)
    $0.layer.cornerRadius = 16
    $0.clipsToBounds = true
    $0.transform = CGAffineTransform(rotationAngle: -0.35)
}
