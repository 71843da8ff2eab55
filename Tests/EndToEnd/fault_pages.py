"""Pages with a fault in them, each with the line it is in."""

live_view = "import UIKit\nimport PlaygroundSupport\n"


def controller(body):
    """A page whose controller has these members; they begin on line 4."""
    return live_view + "final class Page: UIViewController {\n" + body + "}\nPlaygroundPage.current.liveView = Page()\n"


def plain(statements):
    """A red view of 50 × 40 points, and what is done with it from line 5 on."""
    return live_view + (
        "let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))\nview.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\n"
        f"{statements}PlaygroundPage.current.liveView = view\n")


def coloured(name):
    """A page without a fault, in a system colour."""
    return controller(
        f"    override func viewDidLoad() {{\n        super.viewDidLoad()\n        view.backgroundColor = .{name}\n    }}\n")


def on_tap(body, name="systemIndigo"):
    """A coloured page that runs `body` when it is tapped; `body` begins on line 10."""
    return controller(
        f"    override func viewDidLoad() {{\n        super.viewDidLoad()\n        view.backgroundColor = .{name}\n"
        "        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))\n    }\n"
        f"    @objc func tapped() {{\n{body}    }}\n")


syntax_error = live_view + "func broken( {\n"
type_error = live_view + "let width: Int = \"wide\"\n"
missing_module = "import UIKit\nimport ARKit\n"
unknown_module = "import UIKit\nimport Alamofire\n"
invalid_text = (live_view + "let name = \"").encode() + b"\xff\xfe\"\n"

trap_in_view_did_load = controller(
    "    override func viewDidLoad() {\n        super.viewDidLoad()\n        let list: [Int] = []\n        print(list[3])\n    }\n")
trap_in_a_tap = on_tap("        let text: String? = nil\n        print(text!)\n")
endless_loop = live_view + "while true {}\n"
endless_loop_in_a_tap = on_tap("        var count = 0\n        while true { count &+= 1 }\n")
endless_allocation = live_view + "var all: [[UInt8]] = []\nwhile true {\n    all.append([UInt8](repeating: 1, count: 1 << 20))\n}\n"
endless_allocation_in_a_tap = on_tap(
    "        var all: [[UInt8]] = []\n        while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }\n")
huge_allocation = live_view + "let all = [UInt8](repeating: 1, count: 1 << 45)\nprint(all.count)\n"
endless_recursion = live_view + "func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + 1 }\nprint(deeper(0))\n"
endless_wait = live_view + "DispatchSemaphore(value: 0).wait()\n"
own_exit = live_view + "print(\"before\")\nexit(7)\n"
own_message = live_view + "func check() {\n    fatalError(\"the sky fell\")\n}\ncheck()\n"
trap_on_another_thread = live_view + (
    "DispatchQueue.global().async {\n    let list: [Int] = []\n    print(list[3])\n}\n"
    "PlaygroundPage.current.needsIndefiniteExecution = true\n"
    "PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))\n")

missing_image = controller(
    "    override func viewDidLoad() {\n        super.viewDidLoad()\n        view.backgroundColor = .systemIndigo\n"
    "        print(UIImage(named: \"cover\") == nil ? \"no image\" : \"an image\")\n    }\n")
prints_only = "print(\"hello\")\nprint(1 + 2)\n"


def write_two(folder):
    """Writes a playground with the pages Zebra and Apple, in this order; answers its path."""
    for name, width in (("Zebra", 50), ("Apple", 70)):
        page = folder / "Pages" / f"{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(
            live_view + f"PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: {width}, height: 20))\n")
    (folder / "contents.xcplayground").write_text(
        "<playground version='6.0' target-platform='ios'><pages><page name='Zebra'/><page name='Apple'/></pages></playground>")
    return folder
