// What stands behind a screen: Codable models, services, dates, defaults, notifications, queues.
import Foundation
import UIKit
import PlaygroundSupport

struct Weather: Codable, Hashable, Identifiable {
    enum CodingKeys: String, CodingKey {
        case id
        case city = "city_name"
        case temperature = "temp"
        case updatedAt = "updated_at"
        case conditions
    }
    struct Condition: Codable, Hashable { let main: String; let icon: String? }

    let id: Int
    let city: String
    let temperature: Double
    let updatedAt: Date
    var conditions: [Condition]
}

enum NetworkError: Error { case badURL, noData, decoding(Error), status(Int) }

typealias Completion<T> = (Result<T, NetworkError>) -> Void

protocol WeatherService {
    func fetch(city: String, completion: @escaping Completion<Weather>)
}

final class StubService: WeatherService {
    static let shared = StubService()
    private init() {}
    private let queue = DispatchQueue(label: "weather", qos: .userInitiated, attributes: .concurrent)

    func fetch(city: String, completion: @escaping Completion<Weather>) {
        let json = """
        {"id": 7, "city_name": "\(city)", "temp": 21.456, "updated_at": "2024-05-17T09:30:00Z", "conditions": [{"main": "Clear", "icon": "sun"}]}
        """
        queue.async {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            do {
                guard let data = json.data(using: .utf8) else { throw NetworkError.noData }
                let weather = try decoder.decode(Weather.self, from: data)
                DispatchQueue.main.async { completion(.success(weather)) }
            } catch {
                DispatchQueue.main.async { completion(.failure(.decoding(error))) }
            }
        }
    }
}

class APIClient {
    let session: URLSession
    private var task: URLSessionDataTask?

    init(session: URLSession = .shared) { self.session = session }

    func get(_ path: String, completion: @escaping (Data?, Error?) -> Void) {
        var components = URLComponents(string: "https://api.example.com")
        components?.path = path
        components?.queryItems = [URLQueryItem(name: "units", value: "metric")]
        guard let url = components?.url else { return completion(nil, NetworkError.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        task = session.dataTask(with: request) { data, response, error in
            if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
                return completion(nil, NetworkError.status(http.statusCode))
            }
            DispatchQueue.main.async { completion(data, error) }
        }
    }
}

extension Notification.Name {
    static let weatherChanged = Notification.Name("weatherChanged")
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var container: UserDefaults = .standard

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        set { container.set(newValue, forKey: key) }
    }
}

struct Settings {
    @UserDefault(key: "visits", defaultValue: 0) static var visits: Int
    @UserDefault(key: "unit", defaultValue: "C") static var unit: String
}

class WeatherViewModel {
    private(set) var weather: Weather? { didSet { onUpdate?() } }
    var onUpdate: (() -> Void)?
    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE d MMM, HH:mm"
        return formatter
    }()

    var temperatureText: String { weather.map { String(format: "%.1f°%@", $0.temperature, Settings.unit) } ?? "–" }
    var dateText: String { weather.flatMap { dateFormatter.string(from: $0.updatedAt) } ?? "" }

    func load() {
        StubService.shared.fetch(city: "Reykjavík") { [weak self] result in
            switch result {
            case .success(let weather):
                self?.weather = weather
                NotificationCenter.default.post(name: .weatherChanged, object: self, userInfo: ["city": weather.city])
            case .failure(let error):
                print("failed:", error)
            }
        }
    }
}

class WeatherViewController: UIViewController {
    private let model = WeatherViewModel()
    private let cityLabel = UILabel()
    private let temperatureLabel = UILabel()
    private let dateLabel = UILabel()
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        for (i, (label, id)) in zip([cityLabel, temperatureLabel, dateLabel], ["city", "temperature", "date"]).enumerated() {
            label.accessibilityIdentifier = id
            label.textColor = .white
            label.frame = CGRect(x: 20, y: 100 + i * 40, width: 300, height: 30)
            view.addSubview(label)
        }
        token = NotificationCenter.default.addObserver(forName: .weatherChanged, object: nil, queue: .main) { [weak self] note in
            self?.cityLabel.text = note.userInfo?["city"] as? String
        }
        NotificationCenter.default.addObserver(self, selector: #selector(appDidBecomeActive), name: UIApplication.didBecomeActiveNotification, object: nil)
        model.onUpdate = { [weak self] in
            self?.temperatureLabel.text = self?.model.temperatureText
            self?.dateLabel.text = self?.model.dateText
        }
        model.load()
        Settings.visits += 1
        work()
    }

    @objc private func appDidBecomeActive() {}

    deinit {
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }

    private func work() {
        let group = DispatchGroup()
        var results: [Int] = []
        let lock = NSLock()
        for value in 1...3 {
            group.enter()
            DispatchQueue.global(qos: .background).async {
                lock.lock()
                results.append(value * value)
                lock.unlock()
                group.leave()
            }
        }
        group.notify(queue: .main) { print("sum", results.reduce(0, +)) }
        let item = DispatchWorkItem { print("late") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1), execute: item)
        item.cancel()
        let calendar = Calendar.current
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: Date()) ?? Date()
        print(calendar.dateComponents([.year, .month, .day], from: tomorrow).day ?? 0)
        let currency = NumberFormatter()
        currency.numberStyle = .currency
        currency.locale = Locale(identifier: "en_US")
        print(currency.string(from: 1234.5) ?? "")
        let sorted = ["b", "a"].sorted(by: <).joined(separator: ",")
        let dictionary = Dictionary(grouping: ["ant", "bee", "axe"], by: \.first)
        print(sorted, dictionary.keys.count, dictionary.mapValues(\.count))
        let urls = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
        print(urls.count, Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "-", ProcessInfo.processInfo.processName.isEmpty)
        let cache = NSCache<NSString, UIImage>()
        cache.setObject(UIImage(), forKey: "key")
        cache.countLimit = 10
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.keyEncodingStrategy = .convertToSnakeCase
        print((try? encoder.encode(["userName": "x"])).flatMap { String(data: $0, encoding: .utf8) } ?? "")
        var set = IndexSet(integer: 3)
        set.insert(5)
        let path = IndexPath(row: 1, section: 0)
        print(set.count, path.row, path.section, path.item, UUID().uuidString.count, arc4random_uniform(1))
        NSLog("%@ %d", "logged", 3)
        let regex = try! NSRegularExpression(pattern: "[0-9]+")
        print(regex.numberOfMatches(in: "1 22", range: NSRange(location: 0, length: 4)))
        let json = try? JSONSerialization.jsonObject(with: Data("[1,2]".utf8)) as? [Int]
        print(json ?? [], Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet).value > 3)
    }
}

PlaygroundPage.current.liveView = WeatherViewController()
