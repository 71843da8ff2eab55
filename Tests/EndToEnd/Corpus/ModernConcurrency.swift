// async/await, tasks, actors and streams in view code.
import UIKit
import PlaygroundSupport

actor ImageStore {
    private var cache: [String: UIImage] = [:]
    private(set) var misses = 0

    func image(named name: String) async throws -> UIImage {
        if let image = cache[name] { return image }
        misses += 1
        try await Task.sleep(nanoseconds: 200_000_000)
        guard let image = UIImage(systemName: name) else { throw StoreError.notFound(name) }
        cache[name] = image
        return image
    }
}

enum StoreError: Error { case notFound(String) }

struct Quote: Sendable { let text: String }

@MainActor
final class QuoteViewModel {
    private(set) var quotes: [Quote] = []
    var changed: (() -> Void)?

    func load() async {
        let texts = await withTaskGroup(of: (Int, String).self) { group -> [String] in
            for index in 0..<3 { group.addTask { (index, "Quote \(index)") } }
            var all: [(Int, String)] = []
            for await pair in group { all.append(pair) }
            return all.sorted { $0.0 < $1.0 }.map(\.1)
        }
        quotes = texts.map(Quote.init)
        changed?()
    }
}

func legacyFetch(completion: @escaping (Result<String, Error>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { completion(.success("legacy")) }
}

func fetch() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        legacyFetch { continuation.resume(with: $0) }
    }
}

func countdown(from start: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        for value in stride(from: start, through: 0, by: -1) { continuation.yield(value) }
        continuation.finish()
    }
}

class AsyncViewController: UIViewController {
    private let imageView = UIImageView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
    private let label = UILabel(frame: CGRect(x: 20, y: 180, width: 300, height: 24))
    private let quotesLabel = UILabel(frame: CGRect(x: 20, y: 220, width: 300, height: 24))
    private let countLabel = UILabel(frame: CGRect(x: 20, y: 260, width: 300, height: 24))
    private let button = UIButton(type: .system)
    private let store = ImageStore()
    private let model = QuoteViewModel()
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (item, id) in [(label, "label"), (quotesLabel, "quotes"), (countLabel, "count")] {
            item.accessibilityIdentifier = id
            view.addSubview(item)
        }
        imageView.accessibilityIdentifier = "image"
        view.addSubview(imageView)
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        button.setTitle("Again", for: .normal)
        button.accessibilityIdentifier = "again"
        button.addAction(UIAction { [weak self] _ in Task { await self?.reload() } }, for: .touchUpInside)
        view.addSubview(button)
        model.changed = { [weak self] in self?.quotesLabel.text = self?.model.quotes.map(\.text).joined(separator: ", ") }
        task = Task { await reload() }
        Task { @MainActor in
            var last = -1
            for await value in countdown(from: 3) { last = value }
            countLabel.text = "count \(last)"
        }
        Task.detached(priority: .background) {
            let misses = await self.store.misses
            await MainActor.run { self.view.tag = misses }
        }
    }

    @MainActor
    func reload() async {
        do {
            async let image = store.image(named: "heart")
            async let text = fetch()
            imageView.image = try await image
            label.text = try await text
            await model.load()
        } catch StoreError.notFound(let name) {
            label.text = "no \(name)"
        } catch {
            label.text = error.localizedDescription
        }
    }

    deinit { task?.cancel() }
}

PlaygroundPage.current.liveView = AsyncViewController()
