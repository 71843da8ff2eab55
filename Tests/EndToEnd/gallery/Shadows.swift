func shade(_ layer: CALayer, opacity: Float = 0.6, radius: CGFloat = 6, x: CGFloat = 0, y: CGFloat = 4) {
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: x, height: y)
}
Board.shared.tile(.white, inset: 14) { shade($0.layer) }
Board.shared.tile(.systemTeal, inset: 14) {
    $0.layer.cornerRadius = 18
    shade($0.layer, opacity: 0.9, radius: 3, x: 5, y: -5)
}
Board.shared.tile(.systemTeal, inset: 14) {
    $0.layer.cornerRadius = 20
    $0.layer.cornerCurve = .continuous
    shade($0.layer, opacity: 1, radius: 0, x: 4, y: 4)
}
// Through translucent content the shadow shows.
Board.shared.tile(UIColor.systemOrange.withAlphaComponent(0.5), inset: 14) { shade($0.layer, opacity: 0.8) }
Board.shared.tile(UIColor.systemGreen.withAlphaComponent(0.5), inset: 14) {
    shade($0.layer)
    $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -6, y: 20, width: 74, height: 50)).cgPath
    $0.layer.shadowColor = UIColor.systemBlue.cgColor
}
Board.shared.tile(.systemGreen, inset: 14) {
    shade($0.layer, radius: 10)
    $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 50, width: 60, height: 20)).cgPath
}
// The silhouette of a layer without background is that of what is in it.
Board.shared.tile(inset: 14) {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    inner.backgroundColor = .systemRed
    inner.layer.cornerRadius = 15
    $0.addSubview(inner)
    let other = UIView(frame: CGRect(x: 25, y: 25, width: 37, height: 30))
    other.backgroundColor = .systemBlue
    $0.addSubview(other)
    shade($0.layer, radius: 4)
}
// What hangs out of an opaque layer casts a shadow too.
Board.shared.tile(.white, inset: 20) {
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 36, height: 36))
    inner.backgroundColor = .systemPurple
    $0.addSubview(inner)
    shade($0.layer, radius: 4)
}
Board.shared.tile(.systemRed, inset: 14) {
    shade($0.layer)
    $0.alpha = 0.5
    $0.layer.cornerRadius = 10
}
// Clipping cuts a layer's own shadow away.
Board.shared.tile(.systemMint, inset: 14) {
    shade($0.layer)
    $0.clipsToBounds = true
}
let label = UILabel(frame: Board.shared.place())
label.text = "Shade"
label.font = .systemFont(ofSize: 28, weight: .heavy)
label.textColor = .systemIndigo
shade(label.layer, opacity: 1, radius: 2, x: 2, y: 3)
Board.shared.view.addSubview(label)
Board.shared.tile(.systemYellow, inset: 24) {
    shade($0.layer, radius: 16, y: 0)
    $0.layer.shadowColor = UIColor.red.cgColor
    $0.transform = CGAffineTransform(rotationAngle: 0.5)
}
