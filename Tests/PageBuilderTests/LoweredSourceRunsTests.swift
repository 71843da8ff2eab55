import Foundation
import Testing
@testable import PageBuilder

/// Source with Objective-C in it compiles without warnings and behaves.
@Suite(.serialized) struct LoweredSourceRunsTests {
    @Test func selectorsReachTheirMethods() throws {
        let fixture = PageFixture()
        try fixture.write("Card.swift", """
            import UIKit
            class Card: UIView {
                lazy var button: UIView = {
                    let view = UIView()
                    view.addTarget(self, action: #selector(tapped(_:)))
                    return view
                }()
                static let reset = #selector(Card.reset as (Card) -> () -> Void)
                @objc private func tapped(_ sender: Any) { print("tapped", sender is UIView) }
                @objc private func reset() { print("reset") }
                @objc private func reset(_ sender: UIView) { print("reset with sender") }
                @objc dynamic var count = 3
                class Inner: UIViewController {
                    class Deep: NSObject { @objc func deep(_ x: Int, in place: String) { print("deep", x, place) } }
                    func make() -> Deep { Deep() }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addTarget(view, action: #selector(view.removeFromSuperview))
                        view.touch()
                    }
                }
            }
            extension Card { @objc func extended(note: NSNotification) { print("extended", note.name.rawValue) } }
            let card = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            card.button.touch()
            Card.reset.perform(on: card)
            card.perform(Selector(("reset:")), with: card.button)
            print(card.responds(to: Selector("tapped:")), card.responds(to: NSSelectorFromString("nothing")))
            print(#selector(Card.extended(note:)), #selector(getter: Card.count), #keyPath(Card.count))
            let observation = card.observe(\\.count, options: [.old, .new]) { print("count", $1.oldValue!, $1.newValue!) }
            card.setValue(5, forKey: "count")
            print(card.value(forKey: "count") as! Int)
            Card.Inner().viewDidLoad()
            let deep = Card.Inner().make()
            deep.perform(Selector("deep:in:"), with: 7, with: "there" as NSString)
            NotificationCenter.default.addObserver(card, selector: #selector(Card.extended(note:)), name: .init("n"), object: nil)
            NotificationCenter.default.post(name: .init("n"), object: nil)
            NotificationCenter.default.removeObserver(card)
            NotificationCenter.default.post(name: .init("n"), object: nil)
            Timer.scheduledTimer(timeInterval: 2, target: card, selector: #selector(Card.extended(note:)), userInfo: nil, repeats: false).invalidate()
            observation.invalidate()
            """)
        let page = try fixture.build("Card.swift")
        #expect(page.warnings.map(\.rendered) == [])
        let output = try PageKit.run(page).output
        #expect(output == """
            tapped true
            reset
            reset with sender
            true false
            extendedWithNote: count count
            count 3 5
            5
            removed
            deep 7 there
            extended n

            """)
    }

    @Test func optionalProtocolMethodsAreCalledWhereImplemented() throws {
        #expect(try PageFixture.output(of: """
            import UIKit
            @objc protocol CardDelegate {
                @objc optional func card(_ card: Card, canMoveTo place: Int) -> Bool
                @objc optional func cardClosed(_ card: Card)
                @objc optional var caption: String { get }
            }
            class Card: UIView {
                weak var delegate: CardDelegate?
                func move() {
                    print(delegate?.card?(self, canMoveTo: 4) ?? false, delegate?.caption ?? "none")
                    delegate?.cardClosed?(self)
                    if delegate?.card?(self, canMoveTo: 3) == nil { print("cannot say") }
                }
            }
            class Strict: NSObject, CardDelegate { func card(_ card: Card, canMoveTo place: Int) -> Bool { place > 3 } }
            class Lazy: CardDelegate { func cardClosed(_ card: Card) { print("closed") } }
            let card = Card()
            let strict = Strict(), lazy = Lazy()
            card.delegate = strict
            card.move()
            card.delegate = lazy
            card.move()
            """) == "true none\nfalse none\nclosed\ncannot say\n")
    }

    @Test func bridgingAssociatedObjectsAndFrameworkDelegates() throws {
        #expect(try PageFixture.output(of: """
            import UIKit
            import ObjectiveC
            private var key: UInt8 = 0
            extension UIView {
                var tagText: String? {
                    get { objc_getAssociatedObject(self, &key) as? String }
                    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
                }
            }
            class Token { deinit { print("released") } }
            do {
                let view = UIView()
                view.tagText = "a"
                print(view.tagText ?? "nil", ("ab" + "c" as NSString).length)
                objc_setAssociatedObject(view, &key, Token(), .OBJC_ASSOCIATION_RETAIN)
                print("end")
            }
            class Scroller: UIViewController, UIScrollViewDelegate { weak var delegate: UIScrollViewDelegate? }
            let scroller = Scroller()
            scroller.delegate = scroller
            scroller.delegate?.scrollViewDidScroll?(scroller.view)
            """) == "a 3\nend\nreleased\ndefault\n")
    }

    @Test func methodsOfExtensionsAreOverridden() throws {
        #expect(try PageFixture.output(of: """
            import UIKit
            extension UIView {
                @objc func role() -> String { "view" }
                @objc @discardableResult func adopt(_ names: [String], count: inout Int) -> UIView { count += names.count; return self }
            }
            class Card: UIView {
                override func role() -> String { "card, a " + super.role() }
            }
            class Deck: Card {}
            extension Deck {
                override func role() -> String { ["deck"].map { $0 + ", a " + super.role() }[0] }
                override func adopt(_ names: [String], count: inout Int) -> UIView { super.adopt(names + names, count: &count) }
                override var description: String { "a deck" }
            }
            class Base: NSObject {}
            extension Base { @objc func setUp() { print("base") } }
            final class Derived: Base { override func setUp() { super.setUp(); print("derived") } }
            let views: [UIView] = [UIView(), Card(), Deck()]
            var count = 0
            for view in views {
                view.adopt(["a"], count: &count)
                print(view.role(), count)
            }
            (Derived() as Base).setUp()
            let object: AnyObject = views[0]
            print(type(of: object).description(), UIView.description(), views[2])
            switch "text" as Any {
            case _ as Data: print("data")
            case let text as String: print(text)
            default: print("other")
            }
            """) == """
            view 1
            card, a view 2
            deck, a card, a view 4
            base
            derived
            UIView UIView a deck
            text

            """)
    }
}
