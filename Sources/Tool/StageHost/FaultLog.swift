import Foundation

/// What the stage itself wrote about its end, on the report pipe: one fault, then a line for each frame.
struct FaultLog {
    /// `signal`, `hang`, `memory`; nil when nothing was reported.
    var kind: String?
    var signal: Int32 = 0
    var frames: [Frame] = []

    /// Whether the thread was stopped from outside, anywhere in its work.
    var isSample: Bool { kind == "hang" || kind == "memory" }

    struct Frame {
        /// The shared object or executable.
        var object: String
        /// The address within it.
        var address: UInt64
        var symbol: String
    }

    init(_ data: Data) {
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            switch fields.first {
            case "fault" where fields.count == 3 && kind == nil:
                kind = String(fields[1])
                signal = Int32(fields[2]) ?? 0
            case "frame" where fields.count == 4:
                guard let address = UInt64(fields[2], radix: 16) else { continue }
                frames.append(Frame(object: String(fields[1]), address: address, symbol: String(fields[3])))
            default:
                continue
            }
        }
    }
}
