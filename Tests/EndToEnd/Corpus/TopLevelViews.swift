// A page as a beginner writes it: views, functions and loops at the top level, no controller at all.
import UIKit
import PlaygroundSupport

let palette: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
let margin: CGFloat = 16
var boxes = [UIView]()
var tapCount = 0

let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
canvas.backgroundColor = .white

func makeBox(at index: Int) -> UIView {
    let side: CGFloat = 40
    let box = UIView(frame: CGRect(x: margin + CGFloat(index) * (side + 8), y: margin, width: side, height: side))
    box.backgroundColor = palette[index % palette.count]
    box.layer.cornerRadius = side / 4
    box.layer.masksToBounds = true
    box.tag = index
    box.accessibilityIdentifier = "box\(index)"
    return box
}

func add(_ views: UIView..., to parent: UIView) {
    views.forEach { parent.addSubview($0) }
}

/// Turns the column on its side.
func configure(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .fill
    stack.distribution = .fillEqually
    stack.spacing = 10
}

func updateScore(by points: Int) {
    tapCount += points
    scoreLabel.text = "Score: \(tapCount)"
    scoreLabel.sizeToFit()
    scoreLabel.center.x = canvas.bounds.midX
}

let scoreLabel = UILabel()
scoreLabel.font = UIFont.boldSystemFont(ofSize: 24)
scoreLabel.textColor = .darkGray
scoreLabel.frame.origin.y = 80
scoreLabel.accessibilityIdentifier = "score"
canvas.addSubview(scoreLabel)

for index in 0..<palette.count {
    let box = makeBox(at: index)
    boxes.append(box)
    canvas.addSubview(box)
}

let column = UIStackView(frame: CGRect(x: margin, y: 140, width: 288, height: 110))
configure(column)
column.accessibilityIdentifier = "column"
for name in ["Seoul", "Lisbon", "Nairobi"] {
    let row = UILabel()
    row.text = name
    row.textAlignment = .center
    row.backgroundColor = UIColor(white: 0.92, alpha: 1)
    row.accessibilityIdentifier = name
    column.addArrangedSubview(row)
}
canvas.addSubview(column)

let left = UIView(frame: .zero), right = UIView()
left.accessibilityIdentifier = "left"
right.accessibilityIdentifier = "right"
add(left, right, to: canvas)
(left.frame, right.frame) = CGRect(x: 16, y: 300, width: 288, height: 60).divided(atDistance: 100, from: .minXEdge)
[left, right].forEach { $0.layer.borderWidth = 1; $0.layer.borderColor = UIColor.lightGray.cgColor }

class Counter {
    var onChange: ((Int) -> Void)?
    private(set) var value = 0 {
        didSet { onChange?(value) }
    }
    func increment() { value += 1 }
}

let counter = Counter()
counter.onChange = { value in
    updateScore(by: value)
}
counter.increment()
counter.increment()
counter.increment()

let largest = boxes.max { $0.frame.maxX < $1.frame.maxX }
largest?.alpha = 0.5
boxes.first?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
boxes.filter { $0.tag % 2 == 1 }.forEach { $0.frame.size.height = 24 }
boxes.sorted { $0.tag > $1.tag }.enumerated().forEach { offset, box in box.layer.zPosition = CGFloat(offset) }

UIView.animate(withDuration: 0.25) {
    boxes[2].frame.origin.y += 12
}

PlaygroundPage.current.liveView = canvas
