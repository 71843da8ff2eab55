import FoundationSupport
@_spi(Sandlot) import QuartzCore
import UIKit

/// Strings and lists as JSON writes them.
enum JSONText {
    static func array(_ values: [String]) -> String {
        "[\(values.map(string).joined(separator: ", "))]"
    }

    /// The identifiers that the views' layers have in commits.
    @MainActor static func layers(of views: [UIView]) -> String {
        "[\(views.map { "\($0.layer.layerIdentifier)" }.joined(separator: ", "))]"
    }

    static func string(_ value: String?) -> String {
        guard let value else { return "null" }
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let scalar where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
