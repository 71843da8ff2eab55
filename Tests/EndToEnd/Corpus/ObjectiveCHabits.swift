// Habits from Objective-C: associated objects, optional protocols, selectors by name, key paths, NSObject models.
import UIKit
import ObjectiveC
import PlaygroundSupport

private var badgeKey: UInt8 = 0
private struct AssociatedKeys {
    static var action = "action"
    static var tapHandler: UInt8 = 0
}

extension UIView {
    var badge: String? {
        get { objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    func onTap(_ handler: @escaping () -> Void) {
        objc_setAssociatedObject(self, &AssociatedKeys.tapHandler, handler, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(invokeTapHandler)))
    }

    @objc private func invokeTapHandler() {
        (objc_getAssociatedObject(self, &AssociatedKeys.tapHandler) as? () -> Void)?()
    }

    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            layer.masksToBounds = newValue > 0
        }
    }

    @IBInspectable var borderColor: UIColor? {
        get { layer.borderColor.map(UIColor.init(cgColor:)) }
        set { layer.borderColor = newValue?.cgColor }
    }

    var parentViewController: UIViewController? {
        sequence(first: self as UIResponder) { $0.next }.first { $0 is UIViewController } as? UIViewController
    }

    func firstSubview<T: UIView>(of type: T.Type) -> T? {
        for subview in subviews {
            if let match = subview as? T ?? subview.firstSubview(of: type) { return match }
        }
        return nil
    }

    class func fromNib<T: UIView>() -> T? { nil }
}

extension UIControl {
    @objc private class ClosureSleeve: NSObject {
        let closure: () -> Void
        init(_ closure: @escaping () -> Void) { self.closure = closure }
        @objc func invoke() { closure() }
    }

    func on(_ event: UIControl.Event = .touchUpInside, _ closure: @escaping () -> Void) {
        let sleeve = ClosureSleeve(closure)
        addTarget(sleeve, action: #selector(ClosureSleeve.invoke), for: event)
        objc_setAssociatedObject(self, "\(UUID())", sleeve, .OBJC_ASSOCIATION_RETAIN)
    }
}

@objc protocol CardDelegate: NSObjectProtocol {
    func cardDidOpen(_ card: CardModel)
    @objc optional func card(_ card: CardModel, didChangeTitle title: String)
    @objc optional var allowsClosing: Bool { get }
}

@objcMembers class CardModel: NSObject {
    dynamic var title: String = "Untitled" {
        willSet { print("will be \(newValue)") }
        didSet { delegate?.card?(self, didChangeTitle: title) }
    }
    var count = 0
    weak var delegate: CardDelegate?

    override var description: String { "<Card \(title)>" }
    override func isEqual(_ object: Any?) -> Bool { (object as? CardModel)?.title == title }
    override var hash: Int { title.hashValue }

    func open() {
        delegate?.cardDidOpen(self)
        if delegate?.allowsClosing ?? false { count -= 1 }
    }

    override func copy() -> Any {
        let other = CardModel()
        other.title = title
        return other
    }
}

class HabitsViewController: UIViewController, CardDelegate {
    @IBOutlet weak var unused: UILabel!
    @IBOutlet var outlets: [UIView]!
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    let button = UIButton(frame: CGRect(x: 20, y: 150, width: 120, height: 44))
    let model = CardModel()
    var observation: NSKeyValueObservation?
    var seconds = 0
    var timer: Timer!
    var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        label.text = "start"
        label.accessibilityIdentifier = "label"
        label.badge = "7"
        label.cornerRadius = 5
        label.onTap { [unowned self] in label.text = "tapped \(label.badge ?? "")" }
        button.setTitle("Go", for: UIControl.State.normal)
        button.setTitleColor(.systemBlue, for: UIControl.State())
        button.accessibilityIdentifier = "go"
        button.addTarget(self, action: Selector(("go:")), for: .touchUpInside)
        button.on { [weak self] in self?.model.count += 10 }
        view.addSubview(label)
        view.addSubview(button)
        model.delegate = self
        observation = model.observe(\.title, options: [.old, .new]) { object, change in
            print("observed", change.oldValue ?? "-", change.newValue ?? "-")
        }
        model.title = "Tower"
        model.open()
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(HabitsViewController.tick(timer:)), userInfo: ["step": 2], repeats: true)
        link = CADisplayLink(target: self, selector: #selector(frame))
        link?.add(to: .main, forMode: .common)
        link?.isPaused = true
        perform(#selector(later(_:)), with: "word", afterDelay: 0.5)
        print(responds(to: #selector(go(_:))), NSStringFromClass(HabitsViewController.self).hasSuffix("HabitsViewController"))
        print(#keyPath(CardModel.title), model.value(forKey: "count") ?? "-")
        model.setValue("Castle", forKey: #keyPath(CardModel.title))
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        print(label.parentViewController === self, view.firstSubview(of: UIButton.self) === button, #function, #line > 3)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(frame), object: nil)
    }

    func cardDidOpen(_ card: CardModel) { card.count += 1 }

    func card(_ card: CardModel, didChangeTitle title: String) { label.text = "title \(title)" }

    @objc func go(_ sender: UIButton) { label.text = "went \(model.count)" }

    @objc fileprivate func tick(timer: Timer) {
        let step = (timer.userInfo as? [String: Int])?["step"] ?? 1
        seconds += step
        label.text = "\(seconds) s"
        if seconds >= 4 { timer.invalidate() }
    }

    @objc func frame(_ link: CADisplayLink) { print(link.timestamp, link.targetTimestamp - link.duration) }

    @objc func later(_ word: String) { view.accessibilityHint = word }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

PlaygroundPage.current.liveView = HabitsViewController()
