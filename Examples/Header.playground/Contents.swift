import PlaygroundSupport
import SnapKit
import UIKit

/// A header that grows when it is pulled: its top is held by the screen, its bottom by the content, and it is never
/// lower than its place in the content.
final class HeaderViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let place = UIView()
    private let picture = UIImageView(image: HeaderViewController.dusk)
    private let heading = UILabel()
    private let story = UILabel()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.accessibilityIdentifier = "picture"
        heading.text = "Lake at dusk"
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        heading.accessibilityIdentifier = "heading"
        story.text = Array(repeating: "Pull the page down and the picture grows with your finger. Let go and it springs back.", count: 14)
            .joined(separator: "\n\n")
        story.font = .preferredFont(forTextStyle: .body)
        story.textColor = .secondaryLabel
        story.numberOfLines = 0

        view.addSubview(scrollView)
        for content in [place, picture, heading, story] { scrollView.addSubview(content) }
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        place.snp.makeConstraints {
            $0.left.right.equalTo(view)
            $0.top.equalToSuperview()
            $0.height.equalTo(place.snp.width).multipliedBy(0.75)
        }
        picture.snp.makeConstraints {
            $0.left.right.bottom.equalTo(place)
            $0.top.equalTo(view).priority(999)
            $0.height.greaterThanOrEqualTo(place)
        }
        heading.snp.makeConstraints {
            $0.top.equalTo(place.snp.bottom).offset(20)
            $0.left.right.equalTo(view).inset(20)
        }
        story.snp.makeConstraints {
            $0.top.equalTo(heading.snp.bottom).offset(8)
            $0.left.right.equalTo(heading)
            $0.bottom.equalToSuperview().inset(40)
        }
    }

    /// A sky over water, drawn once.
    private static let dusk: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 300)).image { context in
        func fill(_ rect: CGRect, _ colors: [UIColor]) {
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)!
            context.cgContext.saveGState()
            context.cgContext.clip(to: rect)
            context.cgContext.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
            context.cgContext.restoreGState()
        }
        fill(CGRect(x: 0, y: 0, width: 400, height: 200), [
            UIColor(red: 0.10, green: 0.13, blue: 0.33, alpha: 1), UIColor(red: 0.62, green: 0.31, blue: 0.50, alpha: 1),
            UIColor(red: 0.98, green: 0.66, blue: 0.42, alpha: 1),
        ])
        UIColor(red: 1, green: 0.88, blue: 0.66, alpha: 1).setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 170, y: 150, width: 60, height: 60))
        fill(CGRect(x: 0, y: 185, width: 400, height: 115), [
            UIColor(red: 0.55, green: 0.30, blue: 0.45, alpha: 1), UIColor(red: 0.08, green: 0.10, blue: 0.25, alpha: 1),
        ])
    }
}

PlaygroundPage.current.liveView = HeaderViewController()
