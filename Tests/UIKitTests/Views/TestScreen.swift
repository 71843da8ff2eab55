@_spi(Sandlot) @testable import UIKit

/// A screen for tests: an iPhone 16 unless said otherwise.
@MainActor enum TestScreen {
    /// Makes the stage's screen that of a bare device and gives back a visible window that fills it.
    static func window(
        _ width: CGFloat = 393, _ height: CGFloat = 852, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero
    ) -> UIWindow {
        var device = StageDevice()
        device.size = CGSize(width: width, height: height)
        device.scale = scale
        device.safeAreaInsets = safeArea
        UIScreen.main.configure(device)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        return window
    }

    /// Lets everything that is due now happen, then lays out.
    static func settle(_ window: UIWindow) {
        StageClock.shared.advance(to: StageClock.shared.now)
        window.layoutIfNeeded()
    }
}

/// A view with content of a fixed size.
final class BoxView: UIView {
    private let content: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}
