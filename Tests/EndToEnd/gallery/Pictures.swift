let modes: [UIView.ContentMode] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
]
for mode in modes {
    let view = UIImageView(image: samplePicture())
    view.frame = Board.shared.place()
    view.frame.size = CGSize(width: 90, height: 40)
    view.contentMode = mode
    view.clipsToBounds = mode == .scaleAspectFill
    view.backgroundColor = .systemGray6
    Board.shared.view.addSubview(view)
    let layer = CALayer()
    layer.frame = view.frame.offsetBy(dx: 0, dy: 45)
    layer.contents = samplePicture().cgImage
    layer.contentsScale = 2
    layer.backgroundColor = UIColor.systemGray5.cgColor
    layer.masksToBounds = true
    layer.contentsGravity = [
        CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
        .bottomLeft, .bottomRight,
    ][modes.firstIndex(of: mode)!]
    Board.shared.view.layer.addSublayer(layer)
}
