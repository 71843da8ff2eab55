// Confetti, a loader of replicated dots, text and tiled layers.
import UIKit
import PlaygroundSupport

class ConfettiView: UIView {
    private let emitter = CAEmitterLayer()
    private let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemYellow]

    private lazy var piece: CGImage? = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }.cgImage

    func start() {
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: bounds.width, height: 1)
        emitter.beginTime = CACurrentMediaTime()
        emitter.emitterCells = colors.map { color in
            let cell = CAEmitterCell()
            cell.contents = piece
            cell.contentsScale = UIScreen.main.scale
            cell.color = color.cgColor
            cell.birthRate = 12
            cell.lifetime = 7
            cell.lifetimeRange = 2
            cell.velocity = 150
            cell.velocityRange = 50
            cell.emissionLongitude = .pi
            cell.emissionRange = .pi / 4
            cell.spin = 3.5
            cell.spinRange = 1
            cell.scale = 1
            cell.scaleRange = 0.25
            cell.scaleSpeed = -0.05
            cell.alphaSpeed = -0.1
            cell.yAcceleration = 150
            return cell
        }
        layer.addSublayer(emitter)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.emitter.birthRate = 0 }
    }
}

class LoaderView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let replicator = CAReplicatorLayer()
        replicator.frame = bounds
        replicator.instanceCount = 8
        replicator.instanceDelay = 1.0 / 8
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 8, 0, 0, 1)
        replicator.instanceColor = UIColor.systemIndigo.cgColor
        replicator.instanceAlphaOffset = -0.1
        layer.addSublayer(replicator)
        let dot = CALayer()
        dot.frame = CGRect(x: bounds.midX - 6, y: 0, width: 12, height: 12)
        dot.cornerRadius = 6
        dot.backgroundColor = UIColor.white.cgColor
        replicator.addSublayer(dot)
        let shrink = CABasicAnimation(keyPath: "transform.scale")
        shrink.fromValue = 1
        shrink.toValue = 0.2
        shrink.duration = 1
        shrink.repeatCount = .infinity
        dot.add(shrink, forKey: "shrink")
    }

    required init?(coder: NSCoder) { fatalError() }
}

class PartyViewController: UIViewController {
    let confetti = ConfettiView()
    let loader = LoaderView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
    let title1 = CATextLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        confetti.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        confetti.isUserInteractionEnabled = false
        confetti.accessibilityIdentifier = "confetti"
        loader.accessibilityIdentifier = "loader"
        view.addSubview(loader)
        title1.string = "Hooray"
        title1.font = UIFont.systemFont(ofSize: 30, weight: .bold)
        title1.fontSize = 30
        title1.foregroundColor = UIColor.black.cgColor
        title1.alignmentMode = .center
        title1.contentsScale = UIScreen.main.scale
        title1.frame = CGRect(x: 140, y: 320, width: 200, height: 40)
        title1.backgroundColor = UIColor.systemYellow.cgColor
        view.layer.addSublayer(title1)
        let attributed = CATextLayer()
        attributed.string = NSAttributedString(string: "A longer line that is wrapped and shortened", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.systemRed])
        attributed.isWrapped = true
        attributed.truncationMode = .end
        attributed.contentsScale = 3
        attributed.frame = CGRect(x: 140, y: 370, width: 120, height: 38)
        view.layer.addSublayer(attributed)
        let tiled = CATiledLayer()
        tiled.tileSize = CGSize(width: 128, height: 128)
        let scroll = CAScrollLayer()
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 5, y: 8))
        print(scroll.bounds.origin, CATiledLayer.fadeDuration(), tiled.levelsOfDetail)
        view.addSubview(confetti)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        confetti.start()
    }
}

PlaygroundPage.current.liveView = PartyViewController()
