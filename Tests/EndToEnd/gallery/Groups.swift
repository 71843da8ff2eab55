func pair(in tile: UIView) {
    let back = UIView(frame: CGRect(x: 5, y: 5, width: 55, height: 55))
    back.backgroundColor = .systemRed
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 55, height: 55))
    front.backgroundColor = .systemBlue
    front.layer.cornerRadius = 12
    tile.addSubview(back)
    tile.addSubview(front)
}
Board.shared.tile(.systemGray5) {
    pair(in: $0)
    $0.alpha = 0.5
}
// Without a group every layer is thinned by itself.
Board.shared.tile(.systemGray5) {
    pair(in: $0)
    $0.alpha = 0.5
    $0.layer.allowsGroupOpacity = false
}
Board.shared.tile {
    pair(in: $0)
    $0.subviews[1].alpha = 0.6
    $0.alpha = 0.7
}
// What has a higher z position lies above.
Board.shared.tile {
    pair(in: $0)
    $0.subviews[0].layer.zPosition = 5
}
Board.shared.tile(.systemGray5) {
    pair(in: $0)
    $0.clipsToBounds = true
    $0.bounds.origin = CGPoint(x: 20, y: 35)
}
Board.shared.tile(.systemGray5) {
    pair(in: $0)
    $0.subviews[0].isHidden = true
    $0.layer.borderWidth = 8
    $0.layer.borderColor = UIColor.black.withAlphaComponent(0.4).cgColor
    $0.subviews[1].frame.origin.x = 50
}
let scroll = UIScrollView(frame: Board.shared.place())
scroll.contentSize = CGSize(width: 90, height: 400)
scroll.backgroundColor = .systemYellow
scroll.showsVerticalScrollIndicator = false
pair(in: scroll)
scroll.contentOffset.y = 22
Board.shared.view.addSubview(scroll)
