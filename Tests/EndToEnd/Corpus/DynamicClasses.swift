// A catalogue of screens and rows whose classes are values.
import UIKit
import PlaygroundSupport

class DemoViewController: UIViewController {
    required init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
}

final class RedViewController: UIViewController {
    let tone = UIColor.systemRed
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Red \(nibNameOrNil ?? "no nib")"
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class GreenViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Green"
    }
}

class Row: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class WideRow: Row {
    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width * 2, height: frame.height)))
    }
    required init?(coder: NSCoder) { fatalError() }
}

class ListView<RowView: Row>: UIView {
    private lazy var header = RowView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    func fill(_ texts: [String]) {
        header.label.text = texts.first
        header.accessibilityIdentifier = "header"
        addSubview(header)
        for (index, text) in texts.dropFirst().enumerated() {
            let row = RowView()
            row.frame = CGRect(x: 0, y: CGFloat(index + 1) * 40, width: 60, height: 30)
            row.label.text = text
            row.accessibilityIdentifier = text
            addSubview(row)
        }
    }
}

func make<T: UIView>(_ type: T.Type, configure: (T) -> Void) -> T {
    let view = type.init(frame: CGRect(x: 10, y: 300, width: 50, height: 20))
    configure(view)
    return view
}

extension UIViewController {
    static func load() -> Self { self.init() }
}

let screens: [UIViewController.Type] = [GreenViewController.self, RedViewController.self]
let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let titles = screens.map { type -> String in
    let screen = type.init()
    screen.loadViewIfNeeded()
    return screen.title ?? "none"
}
let named = (NSClassFromString("Page.RedViewController") as? UIViewController.Type ?? RedViewController.self).init(nibName: "Main", bundle: nil)
let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
label.text = (titles + [named.title ?? "", GreenViewController.load().title ?? "unloaded"]).joined(separator: ", ")
label.accessibilityIdentifier = "titles"
root.addSubview(label)
let list = ListView<WideRow>(frame: CGRect(x: 10, y: 40, width: 300, height: 200))
list.fill(["Header", "One", "Two"])
root.addSubview(list)
root.addSubview(make(UISwitch.self) { $0.isOn = true })
root.addSubview(make(WideRow.self) { $0.accessibilityIdentifier = "wide" })
PlaygroundPage.current.liveView = root
