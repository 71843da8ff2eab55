import PlaygroundSupport
import SnapKit
import UIKit

/// A bar that a timer fills: every tick remakes its width as a part of the track's.
final class ProgressViewController: UIViewController {
    private let track = UIView()
    private let bar = UIView()
    private let half = UIView()
    private let percent = UILabel()
    private var progress = 0.0 {
        didSet {
            showProgress()
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { self.view.layoutIfNeeded() }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        track.backgroundColor = .systemFill
        track.layer.cornerRadius = 8
        track.accessibilityIdentifier = "track"
        bar.backgroundColor = .systemGreen
        bar.layer.cornerRadius = 8
        bar.accessibilityIdentifier = "bar"
        half.backgroundColor = .systemOrange
        half.accessibilityIdentifier = "half"
        percent.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
        percent.accessibilityIdentifier = "percent"
        for part in [track, percent] { view.addSubview(part) }
        for part in [bar, half] { track.addSubview(part) }
        track.snp.makeConstraints {
            $0.center.equalToSuperview()
            $0.width.equalToSuperview().multipliedBy(0.8)
            $0.height.equalTo(16)
        }
        half.snp.makeConstraints {
            $0.left.equalToSuperview().offset(157)
            $0.width.equalTo(2)
            $0.height.equalTo(track).dividedBy(2)
            $0.centerY.equalToSuperview()
        }
        percent.snp.makeConstraints {
            $0.centerX.equalTo(track)
            $0.bottom.equalTo(track.snp.top).offset(-12)
        }
        showProgress()
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            guard let self, progress < 1 else { return timer.invalidate() }
            progress = min(1, progress + 0.25)
        }
    }

    private func showProgress() {
        percent.text = "\(Int(progress * 100)) %"
        bar.snp.remakeConstraints {
            $0.left.top.bottom.equalToSuperview()
            $0.width.equalToSuperview().multipliedBy(progress)
        }
    }
}

PlaygroundPage.current.liveView = ProgressViewController()
