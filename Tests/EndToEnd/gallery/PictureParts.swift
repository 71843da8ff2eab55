func picture(_ change: (CALayer) -> Void) {
    let layer = CALayer()
    layer.frame = Board.shared.place()
    layer.contents = samplePicture().cgImage
    layer.contentsScale = 2
    change(layer)
    Board.shared.view.layer.addSublayer(layer)
}
picture { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5) }
picture { $0.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.75); $0.contentsGravity = .resizeAspect }
picture { $0.contentsCenter = CGRect(x: 0.25, y: 0.375, width: 0.5, height: 0.25) }
picture { $0.magnificationFilter = .nearest }
picture { $0.cornerRadius = 20; $0.masksToBounds = true; $0.contentsGravity = .resizeAspectFill }
picture { $0.cornerRadius = 30; $0.cornerCurve = .continuous; $0.masksToBounds = true; $0.borderWidth = 3 }
let stretched = UIImageView(
    image: samplePicture().resizableImage(withCapInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6), resizingMode: .stretch))
stretched.frame = Board.shared.place()
Board.shared.view.addSubview(stretched)
let tiled = UIImageView(image: samplePicture().resizableImage(withCapInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)))
tiled.frame = Board.shared.place()
Board.shared.view.addSubview(tiled)
let template = UIImageView(image: UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
template.frame = Board.shared.place()
template.contentMode = .center
template.tintColor = .systemRed
Board.shared.view.addSubview(template)
// A large picture made small.
let large = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400)).image { context in
    for row in 0..<8 {
        for column in 0..<8 {
            UIColor(hue: CGFloat(row * 8 + column) / 64, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: column * 50, y: row * 50, width: 50, height: 50))
        }
    }
}
let small = UIImageView(image: large)
small.frame = Board.shared.place()
Board.shared.view.addSubview(small)
picture { $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1); $0.bounds.size = CGSize(width: 60, height: 60) }
picture { $0.opacity = 0.4; $0.bounds.size = CGSize(width: 71.3, height: 53.9) }
