import Foundation
import StageHost

/// The whole command: reads the arguments, does what they ask and answers the exit status.
enum CommandLineTool {
    static let version = "0.1.0"

    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try perform(try ArgumentReader.command(of: arguments))
        } catch let error as UsageError {
            Console.complain(error.description)
            return 2
        } catch let error as PageFailure {
            Console.complain(error.description)
            return error.exitStatus
        } catch let error as StageError {
            Console.complain(error.description)
            return error.exitStatus
        } catch {
            Console.complain("sandlot: \(error)")
            return 4
        }
    }

    private static func perform(_ command: Command) throws -> Int32 {
        switch command {
        case .snapshot(let options, let output, let format): try PageRun(options).snapshot(to: output, format)
        case .record(let options, let output, let format, let rate): try PageRun(options).record(to: output, format, framesPerSecond: rate)
        case .tree(let options, let format, let constraints):
            Console.print(try PageRun(options).tree(format, constraints: constraints))
        case .why(let options, let identifier, let format): Console.print(try PageRun(options).why(identifier, format))
        case .live(let options, let port, let host, let opens): return try LiveCommand.run(options, port: port, host: host, opens: opens)
        case .devices: Console.print(DeviceTable.text)
        case .doctor: return Doctor.run()
        case .new(let name): try NewPlayground.make(name)
        case .help(let topic): Console.print(topic.map(HelpText.text(for:)) ?? HelpText.overview)
        case .version: Console.print("sandlot \(version)\n")
        }
        return 0
    }
}
