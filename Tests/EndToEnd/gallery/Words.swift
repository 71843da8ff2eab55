func label(_ text: String, _ font: UIFont, _ change: (UILabel) -> Void = { _ in }) {
    let label = UILabel(frame: Board.shared.place())
    label.text = text
    label.font = font
    label.numberOfLines = 0
    change(label)
    Board.shared.view.addSubview(label)
}
label("The quick brown fox jumps", .systemFont(ofSize: 17))
label("한국어와 日本語", .systemFont(ofSize: 20)) { $0.textColor = .systemBlue }
label("Emoji 🎉🚀", .systemFont(ofSize: 24, weight: .bold))
label("مرحبا بالعالم", .systemFont(ofSize: 18)) { $0.textAlignment = .right }
label("Small print that wraps over several lines and then some", .systemFont(ofSize: 9)) { $0.textColor = .secondaryLabel }
label("Italic", .italicSystemFont(ofSize: 26)) { $0.backgroundColor = .systemYellow }
label("Half", .systemFont(ofSize: 30, weight: .black)) { $0.alpha = 0.5 }
label("Shadowed", .systemFont(ofSize: 17)) { $0.shadowColor = .systemRed; $0.shadowOffset = CGSize(width: 1, height: 1) }
let button = UIButton(type: .system)
button.setTitle("Button", for: .normal)
button.frame = Board.shared.place()
Board.shared.view.addSubview(button)
let toggle = UISwitch()
toggle.isOn = true
toggle.frame.origin = Board.shared.place().origin
Board.shared.view.addSubview(toggle)
let slider = UISlider(frame: Board.shared.place())
slider.value = 0.3
Board.shared.view.addSubview(slider)
let segments = UISegmentedControl(items: ["A", "B"])
segments.selectedSegmentIndex = 0
segments.frame = Board.shared.place()
segments.frame.size.height = 32
Board.shared.view.addSubview(segments)
