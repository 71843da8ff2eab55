for (radius, curve) in [(20, CALayerCornerCurve.circular), (20, .continuous), (45, .continuous)] as [(CGFloat, CALayerCornerCurve)] {
    Board.shared.tile(.systemTeal) {
        $0.layer.cornerRadius = radius
        $0.layer.cornerCurve = curve
        $0.layer.borderWidth = 3
        $0.layer.borderColor = UIColor.black.cgColor
    }
}
Board.shared.tile(.systemPink) {
    $0.layer.cornerRadius = 30
    $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
}
Board.shared.tile(.systemPink) {
    $0.layer.cornerRadius = 24
    $0.layer.cornerCurve = .continuous
    $0.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    $0.layer.borderWidth = 6
    $0.layer.borderColor = UIColor.systemIndigo.withAlphaComponent(0.6).cgColor
}
Board.shared.tile(.systemYellow) {
    $0.frame.size.height = 40
    $0.layer.cornerRadius = 100
}
// Clipped contents under a border, which lies over them.
Board.shared.tile(.systemGray5) {
    $0.layer.cornerRadius = 24
    $0.clipsToBounds = true
    $0.layer.borderWidth = 2
    $0.layer.borderColor = UIColor.systemBlue.cgColor
    let inner = UIView(frame: CGRect(x: -20, y: 30, width: 80, height: 90))
    inner.backgroundColor = .systemOrange
    $0.addSubview(inner)
}
Board.shared.tile(.systemGray5) {
    $0.layer.cornerRadius = 24
    $0.layer.cornerCurve = .continuous
    $0.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 40, y: -10, width: 80, height: 60))
    inner.backgroundColor = .systemPurple
    $0.addSubview(inner)
}
Board.shared.tile {
    $0.layer.borderWidth = 0.5
    $0.layer.borderColor = UIColor.black.cgColor
    $0.layer.cornerRadius = 10
}
// Sizes and places between pixels, as in the middle of an animation.
Board.shared.tile(.systemGreen) {
    $0.layer.bounds.size = CGSize(width: 70.37, height: 61.61)
    $0.layer.position.x += 0.27
    $0.layer.cornerRadius = 12
}
Board.shared.tile(.systemBrown) {
    $0.layer.bounds.size = CGSize(width: 70.37, height: 61.61)
    $0.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 30, y: 20, width: 80, height: 80))
    inner.backgroundColor = .systemMint
    $0.addSubview(inner)
}
// Clips in clips.
Board.shared.tile(.systemGray4) {
    $0.layer.cornerRadius = 45
    $0.clipsToBounds = true
    let middle = UIView(frame: CGRect(x: 20, y: 20, width: 90, height: 50))
    middle.backgroundColor = .systemRed
    middle.layer.cornerRadius = 16
    middle.clipsToBounds = true
    $0.addSubview(middle)
    let inner = UIView(frame: CGRect(x: 30, y: 20, width: 90, height: 50))
    inner.backgroundColor = .systemYellow
    middle.addSubview(inner)
}
