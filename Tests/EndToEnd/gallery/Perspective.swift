func depth(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
}
func face(_ color: UIColor, in parent: CALayer, _ frame: CGRect = CGRect(x: 15, y: 15, width: 60, height: 60)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    parent.addSublayer(layer)
    return layer
}
for (x, y) in [(1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
    Board.shared.tile(.systemGray6) {
        let layer = face(.systemIndigo, in: $0.layer)
        layer.transform = CATransform3DRotate(depth(200), 0.8, x, y, 0)
        layer.cornerRadius = 10
    }
}
Board.shared.tile(.systemGray6) {
    $0.layer.sublayerTransform = depth(150)
    face(.systemRed, in: $0.layer, CGRect(x: 5, y: 20, width: 35, height: 50)).transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
    face(.systemBlue, in: $0.layer, CGRect(x: 50, y: 20, width: 35, height: 50)).transform = CATransform3DMakeRotation(-0.7, 0, 1, 0)
}
// The nearer one covers the other, whatever their order.
Board.shared.tile(.systemGray6) {
    $0.layer.sublayerTransform = depth(150)
    face(.systemRed, in: $0.layer).transform = CATransform3DMakeTranslation(-8, -8, 20)
    face(.systemBlue, in: $0.layer).transform = CATransform3DMakeTranslation(8, 8, -30)
}
Board.shared.tile(.systemGray6) {
    $0.layer.sublayerTransform = depth(150)
    let layer = face(.systemRed, in: $0.layer)
    layer.zPosition = -40
    layer.anchorPointZ = 10
    layer.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
}
// Its back is not seen.
Board.shared.tile(.systemGray6) {
    let layer = face(.systemOrange, in: $0.layer)
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(2.5, 0, 1, 0)
    let other = face(.systemGreen, in: $0.layer, CGRect(x: 30, y: 30, width: 30, height: 30))
    other.isDoubleSided = false
    other.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
}
// A cube.
Board.shared.tile(.systemGray6) {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 15, y: 15, width: 60, height: 60)
    let sides: [(UIColor, CATransform3D)] = [
        (.systemRed, CATransform3DIdentity), (.systemBlue, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
        (.systemYellow, CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)),
    ]
    for (color, turn) in sides {
        face(color, in: cube, CGRect(x: 10, y: 10, width: 40, height: 40)).transform = CATransform3DTranslate(turn, 0, 0, 20)
    }
    cube.transform = CATransform3DRotate(CATransform3DRotate(depth(200), -0.5, 1, 0, 0), -0.6, 0, 1, 0)
    $0.layer.addSublayer(cube)
}
Board.shared.tile(.systemGray6) {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 70, height: 50))
    label.text = "Depth"
    label.font = .systemFont(ofSize: 24, weight: .bold)
    label.backgroundColor = .systemYellow
    $0.addSubview(label)
    label.layer.transform = CATransform3DRotate(depth(200), 0.6, 0, 1, 0)
}
