// Dynamic colours, traits, appearance proxies, device and screen, feedback, pasteboard, blur.
import UIKit
import PlaygroundSupport

extension UIColor {
    static let tint = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.4, green: 0.6, blue: 1, alpha: 1) : .systemBlue
    }

    static func random() -> UIColor {
        UIColor(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1.0)
    }

    func lighter(by percentage: CGFloat = 30) -> UIColor? {
        var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        guard getRed(&r, green: &g, blue: &b, alpha: &a) else { return nil }
        return UIColor(red: min(r + percentage / 100, 1), green: min(g + percentage / 100, 1), blue: min(b + percentage / 100, 1), alpha: a)
    }

    convenience init?(hexString: String) {
        let hex = hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        guard Scanner(string: hex).scanHexInt64(&value), hex.count == 6 else { return nil }
        self.init(red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}

class TintedView: UIView {
    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.borderColor = tintColor.cgColor
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        layer.borderWidth = superview == nil ? 0 : 2
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        accessibilityLabel = window == nil ? "off" : "on"
    }

    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func awakeFromNib() { super.awakeFromNib() }
    override func updateConstraints() { super.updateConstraints() }
    override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
    override class var requiresConstraintBasedLayout: Bool { true }
}

class SettingsViewController: UIViewController {
    let tinted = TintedView(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 20, y: 170, width: 350, height: 24))
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        UISwitch.appearance().onTintColor = .systemPink
        UILabel.appearance(whenContainedInInstancesOf: [SettingsViewController.self]).textColor = .label
        view.backgroundColor = .systemGroupedBackground
        view.tintColor = .tint
        tinted.accessibilityIdentifier = "tinted"
        tinted.tintAdjustmentMode = .normal
        view.addSubview(tinted)
        label.accessibilityIdentifier = "label"
        view.addSubview(label)
        blurView.frame = CGRect(x: 20, y: 210, width: 200, height: 80)
        blurView.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        blurView.accessibilityIdentifier = "blur"
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label))
        vibrancy.frame = blurView.bounds
        vibrancy.contentView.addSubview(UILabel())
        blurView.contentView.addSubview(vibrancy)
        view.addSubview(blurView)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 310, width: 0, height: 0))
        toggle.isOn = true
        toggle.accessibilityIdentifier = "toggle"
        view.addSubview(toggle)
        describe()
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Self, previous: UITraitCollection) in
                controller.describe()
            }
        } else {
            overrideUserInterfaceStyle = .light
        }
        feedback()
    }

    private func describe() {
        let style: String
        switch traitCollection.userInterfaceStyle {
        case .dark: style = "dark"
        case .light: style = "light"
        case .unspecified: style = "none"
        @unknown default: style = "new"
        }
        let width = UIScreen.main.bounds.width
        let scale = UIScreen.main.scale
        label.text = "\(style) \(Int(width))@\(Int(scale)) \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")"
        print(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        print(UIColor(hexString: "#FF8000")?.lighter() ?? .clear, UIColor.random().cgColor.alpha, UIColor.red.cgColor.components ?? [])
        print(traitCollection.preferredContentSizeCategory.isAccessibilityCategory, traitCollection.displayScale, traitCollection.layoutDirection == .leftToRight)
    }

    private func feedback() {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let selection = UISelectionFeedbackGenerator()
        selection.prepare()
        selection.selectionChanged()
        UIPasteboard.general.string = "copied"
        let device = UIDevice.current
        print(device.userInterfaceIdiom == .phone, device.name, device.systemVersion, device.model, device.orientation.isLandscape)
        device.isBatteryMonitoringEnabled = true
        print(device.batteryLevel, device.identifierForVendor?.uuidString.count ?? 0)
        UIApplication.shared.isIdleTimerDisabled = true
        if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
        }
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = scene?.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first
        print(window != nil, UIApplication.shared.applicationState == .active, window?.safeAreaInsets.top ?? 0)
        UIAccessibility.post(notification: .announcement, argument: "hello")
        print(UIAccessibility.isReduceMotionEnabled, UIAccessibility.isVoiceOverRunning)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
        label.textColor = .secondaryLabel
    }

    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var shouldAutorotate: Bool { false }
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(reload))] }
    @objc func reload() { setNeedsStatusBarAppearanceUpdate() }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

PlaygroundPage.current.liveView = SettingsViewController()
