// Controls of every kind, by target and by action; button configurations; menus; custom controls.
import UIKit
import PlaygroundSupport

class RatingControl: UIControl {
    private var buttons: [UIButton] = []
    private let stack = UIStackView()

    @IBInspectable var rating: Int = 0 {
        didSet {
            updateButtons()
            sendActions(for: .valueChanged)
        }
    }

    @IBInspectable var starCount: Int = 5 { didSet { setupButtons() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupButtons()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)!
        setupButtons()
    }

    private func setupButtons() {
        for button in buttons {
            stack.removeArrangedSubview(button)
            button.removeFromSuperview()
        }
        buttons.removeAll()
        stack.axis = NSLayoutConstraint.Axis.horizontal
        stack.distribution = UIStackView.Distribution.fillEqually
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        for index in 0..<starCount {
            let button = UIButton()
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setImage(UIImage(systemName: "star.fill"), for: .selected)
            button.setImage(UIImage(systemName: "star.fill"), for: [.highlighted, .selected])
            button.accessibilityLabel = "Set \(index + 1) star rating"
            button.accessibilityIdentifier = "star\(index + 1)"
            button.addTarget(self, action: #selector(RatingControl.ratingButtonTapped(button:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
            buttons.append(button)
        }
        updateButtons()
    }

    @objc func ratingButtonTapped(button: UIButton) {
        guard let index = buttons.firstIndex(of: button) else {
            fatalError("The button, \(button), is not in the buttons array: \(buttons)")
        }
        rating = (index + 1) == rating ? 0 : index + 1
    }

    private func updateButtons() {
        for (index, button) in buttons.enumerated() { button.isSelected = index < rating }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(starCount) * 44, height: 44) }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    override func cancelTracking(with event: UIEvent?) {}
}

class BouncyButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(press), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(release), for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    @objc private func press() {
        UIView.animate(withDuration: 0.1) { self.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
    }

    @objc private func release() {
        UIView.animate(withDuration: 0.1) { self.transform = .identity }
    }
}

class PanelViewController: UIViewController {
    private let stack = UIStackView()
    private let output = UILabel()
    private let slider = UISlider()
    private let toggle = UISwitch()
    private let stepper = UIStepper()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let activity = UIActivityIndicatorView(style: UIActivityIndicatorView.Style.large)
    private let rating = RatingControl()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        output.text = "ready"
        output.accessibilityIdentifier = "output"
        output.setContentHuggingPriority(.required, for: .vertical)
        stack.addArrangedSubview(output)
        setupControls()
        setupButtons()
    }

    private func setupControls() {
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 25
        slider.isContinuous = true
        slider.minimumTrackTintColor = .systemOrange
        slider.maximumTrackTintColor = .systemGray4
        slider.thumbTintColor = .white
        slider.addTarget(self, action: #selector(sliderMoved(_:)), for: .valueChanged)
        slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
        slider.accessibilityIdentifier = "slider"
        stack.addArrangedSubview(slider)

        toggle.isOn = true
        toggle.onTintColor = .systemGreen
        toggle.addTarget(self, action: #selector(toggled), for: UIControl.Event.valueChanged)
        toggle.accessibilityIdentifier = "toggle"
        stack.addArrangedSubview(toggle)

        stepper.minimumValue = 0
        stepper.maximumValue = 10
        stepper.stepValue = 2
        stepper.value = 4
        stepper.wraps = false
        stepper.autorepeat = true
        stepper.addAction(UIAction { [weak self] action in
            guard let sender = action.sender as? UIStepper else { return }
            self?.output.text = "stepper \(Int(sender.value))"
        }, for: .valueChanged)
        stepper.accessibilityIdentifier = "stepper"
        stack.addArrangedSubview(stepper)

        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        segments.insertSegment(withTitle: "Four", at: 3, animated: false)
        segments.setTitle("2", forSegmentAt: 1)
        segments.setEnabled(false, forSegmentAt: 2)
        segments.selectedSegmentTintColor = .systemYellow
        segments.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
        segments.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        segments.accessibilityIdentifier = "segments"
        stack.addArrangedSubview(segments)

        progress.progress = 0.3
        progress.progressTintColor = .systemPurple
        progress.trackTintColor = .systemGray6
        progress.setProgress(0.6, animated: true)
        progress.widthAnchor.constraint(equalToConstant: 150).isActive = true
        progress.accessibilityIdentifier = "progress"
        stack.addArrangedSubview(progress)

        activity.color = .systemRed
        activity.hidesWhenStopped = false
        activity.startAnimating()
        activity.accessibilityIdentifier = "activity"
        stack.addArrangedSubview(activity)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.progress.progress += 0.1
            if self.progress.progress >= 1 {
                timer.invalidate()
                self.activity.stopAnimating()
                self.output.text = "finished"
            }
        }
        RunLoop.current.add(timer!, forMode: .common)

        rating.rating = 3
        rating.addTarget(self, action: #selector(rated(_:for:)), for: .valueChanged)
        rating.accessibilityIdentifier = "rating"
        stack.addArrangedSubview(rating)
    }

    private func setupButtons() {
        var filled = UIButton.Configuration.filled()
        filled.title = "Continue"
        filled.subtitle = "to payment"
        filled.image = UIImage(systemName: "creditcard")
        filled.imagePlacement = .leading
        filled.imagePadding = 8
        filled.titleAlignment = .leading
        filled.cornerStyle = .large
        filled.baseBackgroundColor = .systemIndigo
        filled.baseForegroundColor = .white
        filled.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        filled.buttonSize = .large
        let button = UIButton(configuration: filled, primaryAction: UIAction(title: "Continue") { _ in self.output.text = "paid" })
        button.configurationUpdateHandler = { button in
            var configuration = button.configuration
            configuration?.showsActivityIndicator = button.state == .disabled
            configuration?.baseBackgroundColor = button.isHighlighted ? .systemGray : .systemIndigo
            button.configuration = configuration
        }
        button.setNeedsUpdateConfiguration()
        button.accessibilityIdentifier = "continue"
        stack.addArrangedSubview(button)

        let menu = UIMenu(title: "Sort", options: [.displayInline, .singleSelection], children: [
            UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on, handler: { _ in }),
            UIAction(title: "Delete", attributes: [.destructive], handler: { _ in }),
        ])
        let menuButton = UIButton(type: .roundedRect)
        menuButton.setTitle("Menu", for: .normal)
        menuButton.menu = menu
        menuButton.showsMenuAsPrimaryAction = true
        menuButton.changesSelectionAsPrimaryAction = false
        stack.addArrangedSubview(menuButton)

        let bouncy = BouncyButton()
        bouncy.setTitle("  Bounce  ", for: .normal)
        bouncy.backgroundColor = .systemTeal
        bouncy.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        bouncy.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        bouncy.imageEdgeInsets = .zero
        bouncy.adjustsImageWhenHighlighted = false
        bouncy.contentHorizontalAlignment = .center
        bouncy.contentVerticalAlignment = .center
        bouncy.titleLabel?.adjustsFontSizeToFitWidth = true
        bouncy.titleLabel?.minimumScaleFactor = 0.5
        bouncy.setTitleShadowColor(.black, for: .normal)
        bouncy.setBackgroundImage(UIImage(), for: .highlighted)
        bouncy.setAttributedTitle(nil, for: .focused)
        bouncy.addTarget(self, action: #selector(bounce(_:event:)), for: .touchUpInside)
        bouncy.accessibilityIdentifier = "bouncy"
        stack.addArrangedSubview(bouncy)
        for style in [UIButton.Configuration.plain(), .tinted(), .gray(), .bordered(), .borderedProminent(), .borderless()] {
            let other = UIButton(configuration: style)
            other.configuration?.title = "Style"
            other.isHidden = true
            stack.addArrangedSubview(other)
        }
    }

    @objc func sliderMoved(_ sender: UISlider) {
        let rounded = sender.value.rounded()
        sender.setValue(rounded, animated: false)
        output.text = String(format: "%.1f", rounded)
    }

    @objc func toggled() {
        output.text = toggle.isOn ? "on" : "off"
        stepper.isEnabled = toggle.isOn
    }

    @objc func segmentChanged(_ sender: UISegmentedControl) {
        output.text = sender.titleForSegment(at: sender.selectedSegmentIndex)
    }

    @objc func rated(_ control: RatingControl, for event: UIEvent) { output.text = "\(control.rating) stars" }

    @IBAction func bounce(_ sender: Any, event: UIEvent) { output.text = "bounced" }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }
}

PlaygroundPage.current.liveView = PanelViewController()
