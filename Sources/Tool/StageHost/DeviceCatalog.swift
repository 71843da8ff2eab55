import StageProtocol

/// The devices `--device` knows. Figures: `ios-facts/uikit-containers.md` §8, third-party tables consistent with Apple's HIG.
public enum DeviceCatalog {
    /// One line of the table.
    public struct Entry: Sendable {
        /// The names of the models with these metrics, the first one leading.
        public let names: [String]
        public let device: StageDevice
    }

    /// The device used when none is asked for.
    public static let standard = device(named: "iPhone 16")!

    /// The device of this name; capitals and spaces do not matter, and "iPhone " may be left out.
    public static func device(named name: String) -> StageDevice? {
        let wanted = simplified(name)
        for entry in entries {
            for model in entry.names where simplified(model) == wanted || simplified(model) == "iphone" + wanted {
                var device = entry.device
                device.name = model
                return device
            }
        }
        return nil
    }

    /// A bare window of a size in points: no safe area, no status bar, scale 2.
    public static func bareWindow(width: Double, height: Double) -> StageDevice {
        StageDevice(name: "\(number(width))×\(number(height))", width: width, height: height, scale: 2, bare: true)
    }

    /// Every device, in the order of the table.
    public static let entries: [Entry] = [
        phone(["iPhone SE (1st generation)", "iPhone SE 1", "iPhone 5s"], 320, 568, 2, top: 20, bottom: 0),
        phone(["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone SE", "iPhone 8"], 375, 667, 2, top: 20, bottom: 0),
        phone(["iPhone 11 Pro", "iPhone X", "iPhone XS"], 375, 812, 3, top: 44, bottom: 34),
        phone(["iPhone 11", "iPhone XR"], 414, 896, 2, top: 48, bottom: 34),
        phone(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, 3, top: 44, bottom: 34),
        phone(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, 3, top: 50, bottom: 34),
        phone(["iPhone 14", "iPhone 12", "iPhone 13", "iPhone 16e", "iPhone 12 Pro", "iPhone 13 Pro"], 390, 844, 3, top: 47, bottom: 34),
        phone(["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, 3, top: 47, bottom: 34),
        phone(["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852, 3, top: 59, bottom: 34),
        phone(["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], 430, 932, 3, top: 59, bottom: 34),
        phone(["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], 402, 874, 3, top: 62, bottom: 34),
        phone(["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, 3, top: 62, bottom: 34),
        phone(["iPhone Air"], 420, 912, 3, top: 68, bottom: 34),
        pad(["iPad mini (A17 Pro)", "iPad mini", "iPad mini (6th generation)"], 744, 1133, top: 24, bottom: 20),
        pad(["iPad (9th generation)", "iPad 9"], 810, 1080, top: 20, bottom: 0),
        // iPadOS 26 makes the bar 32 points high, measured on iPad (A16).
        pad(["iPad (A16)", "iPad", "iPad (10th generation)", "iPad 10"], 820, 1180, top: 32, bottom: 20),
        pad(["iPad Air 11-inch", "iPad Air"], 820, 1180, top: 24, bottom: 20),
        pad(["iPad Pro 11-inch (M4)", "iPad Pro 11-inch"], 834, 1210, top: 24, bottom: 20),
        pad(["iPad Air 13-inch"], 1024, 1366, top: 24, bottom: 20),
        pad(["iPad Pro 13-inch (M4)", "iPad Pro 13-inch", "iPad Pro"], 1032, 1376, top: 24, bottom: 20),
    ]

    /// Height of the home indicator's area when a phone is held sideways, in points.
    private static let landscapeBottom = 21.0

    private static func phone(
        _ names: [String], _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double
    ) -> Entry {
        let hasNotch = bottom > 0
        let landscape = hasNotch ? EdgeDistances(top: 0, left: top, bottom: landscapeBottom, right: top) : .zero
        return Entry(
            names: names,
            device: StageDevice(
                name: names[0], width: width, height: height, scale: scale,
                safeArea: EdgeDistances(top: top, left: 0, bottom: bottom, right: 0), landscapeSafeArea: landscape))
    }

    private static func pad(_ names: [String], _ width: Double, _ height: Double, top: Double, bottom: Double) -> Entry {
        let safeArea = EdgeDistances(top: top, left: 0, bottom: bottom, right: 0)
        return Entry(
            names: names,
            device: StageDevice(
                name: names[0], width: width, height: height, scale: 2, safeArea: safeArea, landscapeSafeArea: safeArea, isPad: true))
    }

    private static func simplified(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
