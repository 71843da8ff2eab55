// Language and Foundation as view code uses them.
import UIKit
import PlaygroundSupport

struct Todo: Codable, Equatable, Comparable {
    var id = UUID()
    var title: String
    var isDone = false
    var due: Date?
    static func < (lhs: Todo, rhs: Todo) -> Bool { lhs.title.localizedCompare(rhs.title) == .orderedAscending }
}

enum Section: Int, CaseIterable { case open, done
    var title: String { self == .open ? "Open" : "Done" }
}

indirect enum Node { case leaf(Int), pair(Node, Node)
    var sum: Int {
        switch self {
        case .leaf(let value): return value
        case let .pair(left, right): return left.sum + right.sum
        }
    }
}

@dynamicMemberLookup
final class Box<Value> {
    private var value: Value
    init(_ value: Value) { self.value = value }
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}

@propertyWrapper struct Clamped<Value: Comparable> {
    var wrappedValue: Value { didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) } }
    let range: ClosedRange<Value>
    var projectedValue: Self { self }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

final class TodoStore: NSObject {
    static let shared = TodoStore()
    @objc dynamic private(set) var count = 0
    private(set) var todos: [Todo] = [] { didSet { count = todos.count; observers.forEach { $0(todos) } } }
    private var observers: [([Todo]) -> Void] = []
    private let defaults = UserDefaults(suiteName: "todos") ?? .standard
    private override init() { super.init() }

    subscript(section: Section) -> [Todo] { todos.filter { $0.isDone == (section == .done) } }

    func observe(_ observer: @escaping ([Todo]) -> Void) { observers.append(observer); observer(todos) }
    func add(_ titles: String...) { todos += titles.map { Todo(title: $0) } }
    func toggle(at index: Int) { todos[index].isDone.toggle() }

    func save() throws {
        let data = try JSONEncoder().encode(todos)
        defaults.set(data, forKey: "todos")
        defaults.set(true, forKey: "saved")
        defaults.synchronize()
    }

    func load() {
        guard let data = defaults.data(forKey: "todos"), let saved = try? JSONDecoder().decode([Todo].self, from: data) else { return }
        todos = saved
    }
}

class PatternsViewController: UIViewController {
    @Clamped(0...10) var level = 12
    private lazy var output: UILabel = { [unowned self] in
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 350, height: 24))
        label.accessibilityIdentifier = "output"
        view.addSubview(label)
        return label
    }()
    private let stack = UIStackView()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 140, width: 300, height: 120)
        stack.distribution = .fillEqually
        stack.accessibilityIdentifier = "list"
        view.addSubview(stack)
        let store = TodoStore.shared
        observation = store.observe(\.count, options: [.initial, .new]) { store, change in
            print("count", change.newValue ?? -1)
        }
        store.observe { [weak self] todos in self?.show(todos.sorted()) }
        store.add("Water plants", "Buy milk", "Call Ada")
        store.toggle(at: 1)
        do { try store.save() } catch { print(error) }
        output.text = describe()
    }

    private func show(_ todos: [Todo]) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, todo) in todos.enumerated() where !todo.title.isEmpty {
            let label = UILabel()
            let text = NSMutableAttributedString(string: "\(index + 1). \(todo.title)")
            if todo.isDone { text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: text.length)) }
            label.attributedText = text
            label.accessibilityIdentifier = todo.title
            stack.addArrangedSubview(label)
        }
    }

    private func describe() -> String {
        let store = TodoStore.shared
        let counts = Section.allCases.map { "\($0.title) \(store[$0].count)" }.joined(separator: ", ")
        let tree = Node.pair(.leaf(3), .pair(.leaf(4), .leaf(5)))
        let box = Box(CGRect(x: 1, y: 2, width: 3, height: 4))
        box.size.width = 30
        let names = NSArray(array: ["beta", "alpha", "gamma"]).filtered(using: NSPredicate(format: "SELF CONTAINS[c] %@", "MM")) as? [String] ?? []
        let date = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC"), year: 2024, month: 2, day: 29).date!
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        let iso = ISO8601DateFormatter().string(from: date)
        let price = Decimal(string: "9.90")!.description
        let padded = String(format: "%03d|%5.2f|%@|%x", 7, 3.14159, "text", 255)
        let measured = ByteCountFormatter.string(fromByteCount: 2048, countStyle: .file)
        let parts = "a, b;c".components(separatedBy: CharacterSet(charactersIn: ",;")).map { $0.trimmingCharacters(in: .whitespaces) }
        let html = "Tom & Jerry".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
        let attributed = AttributedString("Hi", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
        let mutable = NSMutableAttributedString(attributedString: NSAttributedString(attributed))
        mutable.mutableString.append("!")
        let copy = mutable.mutableCopy() as! NSMutableAttributedString
        print(formatter.string(from: date), iso, price, padded, measured, parts, html, copy.string, names)
        print(Calendar.current.isDateInToday(Date()), date.timeIntervalSince1970)
        let clock = DateComponentsFormatter()
        clock.allowedUnits = [.minute, .second]
        clock.zeroFormattingBehavior = .pad
        let ago = RelativeDateTimeFormatter()
        ago.unitsStyle = .full
        print(clock.string(from: 95) ?? "", ago.localizedString(for: date, relativeTo: date.addingTimeInterval(7200)))
        let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
        let value = switch level { case 0..<5: "low"; case 5...: "high"; default: "odd" }
        let word = if quotient > 2 { "big" } else { "small" }
        let matches = "a1b22".matches(of: /\d+/).map { String($0.output) }
        let lookup = ["x": [1, 2]]["x", default: []].first.map(String.init) ?? "none"
        print(matches, lookup, zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, stride(from: 0, to: 1, by: 0.5).map { $0 }, #fileID.isEmpty)
        assert(Thread.isMainThread)
        dispatchPrecondition(condition: .onQueue(.main))
        OperationQueue.main.addOperation { print("operation") }
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { semaphore.signal() }
        _ = semaphore.wait(timeout: .now() + 1)
        return "\(counts); \(tree.sum); \(Int(box.size.width)); \(value) \(word) \(remainder) \(names.first ?? "")"
    }
}

#if DEBUG
print("debug build")
#endif
#if os(iOS) && !targetEnvironment(macCatalyst)
print("on iOS")
#else
print("elsewhere")
#endif
PlaygroundPage.current.liveView = PatternsViewController()
