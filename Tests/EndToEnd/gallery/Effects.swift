func pattern(in frame: CGRect) {
    for index in 0..<9 {
        let bar = UIView(frame: CGRect(x: frame.minX + CGFloat(index) * 10, y: frame.minY, width: 6, height: 90))
        bar.backgroundColor = [.systemRed, .systemGreen, .systemBlue][index % 3]
        Board.shared.view.addSubview(bar)
    }
}
for style in [UIBlurEffect.Style.light, .dark, .systemMaterial, .extraLight, .systemThinMaterialDark] {
    let frame = Board.shared.place()
    pattern(in: frame)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    blur.frame = frame.insetBy(dx: 15, dy: 15)
    Board.shared.view.addSubview(blur)
}
let frame = Board.shared.place()
pattern(in: frame)
let round = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
round.frame = frame.insetBy(dx: 10, dy: 20)
round.layer.cornerRadius = 20
round.clipsToBounds = true
let label = UILabel(frame: round.bounds)
label.text = "Blur"
label.textAlignment = .center
round.contentView.addSubview(label)
Board.shared.view.addSubview(round)
