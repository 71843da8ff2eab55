import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ButtonTests {
    /// Figures of system buttons: iOS 26 simulator, iPhone SE @2x (swiftui-web notes).
    @Test func `system buttons are at least thirty wide and twelve higher than the label`() {
        _ = TouchStage(320, 300, scale: 2).window
        let tap = UIButton(type: .system)
        tap.setTitle("Tap", for: .normal)
        tap.sizeToFit()
        #expect(tap.bounds.size == CGSize(width: 30, height: 30))
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        #expect(disabled.intrinsicContentSize == CGSize(width: 60, height: 30))
    }

    @Test func `content insets take the place of the built-in distances`() {
        _ = TouchStage(320, 300, scale: 2).window
        let button = UIButton(type: .system)
        button.setTitle("Disabled", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 7)
        #expect(button.intrinsicContentSize == CGSize(width: 87, height: 22))
    }

    /// Figures of configurations: iOS 26.1 simulator, iPhone 16 @3x (openuikit notes).
    @Test(arguments: [
        (UIButton.Configuration.Size.mini, 87.33, 28.0), (.small, 87.33, 28.0), (.medium, 99.0, 34.33), (.large, 115.0, 50.33),
    ])
    func `configured buttons have the sizes of a phone`(size: UIButton.Configuration.Size, width: CGFloat, height: CGFloat) {
        _ = TouchStage().window
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Configure"
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        #expect(abs(button.intrinsicContentSize.height - height) < 0.01)
        #expect(abs(button.intrinsicContentSize.width - width) < 0.5)
    }

    @Test func `a subtitle makes a button fifty-one high`() {
        _ = TouchStage().window
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        #expect(abs(UIButton(configuration: configuration).intrinsicContentSize.height - 51) < 0.4)
    }

    @Test func `states fall back to normal`() {
        let button = UIButton(type: .custom)
        button.setTitle("a", for: .normal)
        button.setTitle("b", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.isHighlighted = true
        #expect(button.currentTitle == "a")
        button.isHighlighted = false
        button.isSelected = true
        #expect(button.currentTitle == "b")
        #expect(button.currentTitleColor == .red)
        button.isEnabled = false
        #expect(button.state == [.selected, .disabled])
        #expect(button.currentTitle == "a")
    }

    @Test func `a touched system button dims its title to a fifth`() {
        let stage = TouchStage()
        let button = stage.add(UIButton(type: .system), 10, 10, 100, 40)
        button.setTitle("Tap", for: .normal)
        stage.down(30, 30)
        stage.window.layoutIfNeeded()
        #expect(abs(button.titleLabel!.alpha - 0.2) < 1e-6)
        stage.up(30, 30)
        stage.window.layoutIfNeeded()
        #expect(button.titleLabel!.alpha == 1)
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    @Test func `picture and title lie side by side as the alignment says`() {
        let stage = TouchStage()
        let button = stage.add(UIButton(type: .system), 0, 0, 200, 60)
        button.setImage(picture(20, 24), for: .normal)
        button.setTitle("Disabled", for: .normal)
        stage.window.layoutIfNeeded()
        let title = button.titleLabel!.frame.width
        #expect(abs(button.imageView!.frame.minX - (200 - 20 - title) / 2) < 0.34)
        #expect(abs(button.titleLabel!.frame.minX - button.imageView!.frame.maxX) < 0.34)
        #expect(button.imageView!.frame.minY == 18)
        button.contentHorizontalAlignment = .left
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 6, right: 0)
        stage.window.layoutIfNeeded()
        #expect(button.imageView!.frame == CGRect(x: 4, y: 15, width: 20, height: 24))
        #expect(button.titleLabel!.frame.minX == 29)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .top
        button.titleEdgeInsets = .zero
        button.imageEdgeInsets = .zero
        stage.window.layoutIfNeeded()
        #expect(button.titleLabel!.frame.maxX == 200)
        #expect(abs(button.imageView!.frame.maxX - button.titleLabel!.frame.minX) < 0.34)
        #expect(button.imageView!.frame.minY == 0)
    }

    @Test func `a picture alone makes the button its size and shrinks with it`() {
        let stage = TouchStage()
        let button = UIButton()
        button.setImage(picture(40, 36), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 36))
        _ = stage.add(button, 0, 0, 28, 30)
        #expect(button.imageView!.frame == CGRect(x: 0, y: 0, width: 28, height: 30))
    }

    @Test func `a configuration puts the picture on any side`() {
        let stage = TouchStage()
        var configuration = UIButton.Configuration.plain()
        configuration.image = picture(20, 10)
        configuration.title = "Go"
        configuration.imagePadding = 6
        configuration.imagePlacement = .trailing
        let button = stage.add(UIButton(configuration: configuration), 0, 0, 120, 80)
        stage.window.layoutIfNeeded()
        #expect(abs(button.imageView!.frame.minX - button.titleLabel!.frame.maxX - 6) < 0.7)
        configuration.imagePlacement = .top
        button.configuration = configuration
        stage.window.layoutIfNeeded()
        #expect(abs(button.titleLabel!.frame.minY - button.imageView!.frame.maxY - 6) < 0.7)
        #expect(abs(button.imageView!.frame.midX - 60) < 0.34)
    }

    @Test func `the update handler runs once before layout, for changes of state only`() {
        let stage = TouchStage()
        let button = stage.add(UIButton(configuration: .filled()), 0, 0, 120, 80)
        var calls = 0
        button.configurationUpdateHandler = { _ in calls += 1 }
        stage.window.layoutIfNeeded()
        #expect(calls == 1)
        button.configuration?.title = "x"
        button.frame.size.width = 130
        stage.window.layoutIfNeeded()
        #expect(calls == 1)
        button.isSelected = true
        button.isHighlighted = true
        #expect(calls == 1)
        stage.window.layoutIfNeeded()
        #expect(calls == 2)
    }

    @Test func `corner styles are shares of the height`() {
        typealias Style = UIButton.Configuration.CornerStyle
        #expect(Style.dynamic.radius(height: 34, own: 17) == 17)
        #expect(Style.dynamic.radius(height: 50, own: 17) == 17)
        #expect(Style.small.radius(height: 40, own: 17) == 5)
        #expect(Style.medium.radius(height: 40, own: 17) == 7)
        #expect(Style.large.radius(height: 40, own: 17) == 10)
        #expect(Style.capsule.radius(height: 40, own: 17) == 20)
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.background.cornerRadius == 17)
        configuration.cornerStyle = .medium
        #expect(configuration.background.cornerRadius == 5.95)
    }

    @Test func `a primary action gives title and picture`() {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in log.append("sent") })
        #expect(button.currentTitle == "Send")
        button.sendActions(for: .primaryActionTriggered)
        #expect(log == ["sent"])
        let configured = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Send") { _ in })
        #expect(configured.configuration?.title == "Send")
    }

    @Test func `selection as primary action toggles`() {
        let stage = TouchStage()
        let button = stage.add(UIButton(type: .system), 0, 0, 90, 40)
        button.changesSelectionAsPrimaryAction = true
        stage.tap(20, 20)
        #expect(button.isSelected)
        stage.wait(1)
        stage.tap(20, 20)
        #expect(!button.isSelected)
    }
}
