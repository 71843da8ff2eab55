import Foundation

/// Makes a playground to start from.
enum NewPlayground {
    static func make(_ name: String) throws {
        let path = name.hasSuffix(".playground") ? name : name + ".playground"
        let title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard !title.isEmpty else { throw UsageError("“\(name)” is no name for a playground", command: .new) }
        let folder = URL(fileURLWithPath: path)
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw UsageError("\(path) is there already", command: .new) }
        do {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("Resources"), withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.swift"))
            try Data(settings.utf8).write(to: folder.appendingPathComponent("contents.xcplayground"))
        } catch {
            throw PageFailure.machine("cannot make \(path): \(error.localizedDescription)")
        }
        Console.print("\(path)\n")
    }

    private static let settings = """
        <?xml version='1.0' encoding='UTF-8' standalone='yes'?>
        <playground version='5.0' target-platform='ios'/>

        """

    private static let contents = """
        import UIKit
        import PlaygroundSupport

        class MyViewController: UIViewController {
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground

                label.text = "Hello!"
                label.font = .preferredFont(forTextStyle: .largeTitle)
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])

                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            }

            @objc func tapped() {
                UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) {
                    self.label.transform = self.label.transform.isIdentity ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
                }
            }
        }

        PlaygroundPage.current.liveView = MyViewController()

        """
}
