import PlaygroundSupport
import UIKit

/// A board of tiles, three in a row, 110 points apart; what a gallery page shows is put on tiles.
final class Board: UIViewController {
    static let shared = Board()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    /// The next free place, 90 points square.
    func place() -> CGRect {
        defer { count += 1 }
        return CGRect(x: 10 + 110 * (count % 3), y: 10 + 110 * (count / 3), width: 90, height: 90)
    }

    /// A view on the next free place.
    @discardableResult
    func tile(_ color: UIColor? = nil, inset: CGFloat = 0, _ change: (UIView) -> Void = { _ in }) -> UIView {
        let tile = UIView(frame: place().insetBy(dx: inset, dy: inset))
        tile.backgroundColor = color
        view.addSubview(tile)
        change(tile)
        return tile
    }
}

/// A picture with edges, colours and transparency: 24 × 16 points, a square in each corner.
func samplePicture(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 16), format: format).image { context in
        UIColor(red: 0.9, green: 0.85, blue: 0.7, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 16))
        UIColor.systemRed.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        UIColor.systemGreen.setFill()
        context.fill(CGRect(x: 18, y: 0, width: 6, height: 6))
        UIColor.systemBlue.setFill()
        context.fill(CGRect(x: 0, y: 10, width: 6, height: 6))
        UIColor(white: 0, alpha: 0.5).setFill()
        context.fill(CGRect(x: 18, y: 10, width: 6, height: 6))
        UIColor.systemPurple.setFill()
        UIBezierPath(ovalIn: CGRect(x: 8, y: 4, width: 8, height: 8)).fill()
    }
}
