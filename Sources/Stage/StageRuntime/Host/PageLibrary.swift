import FoundationSupport
import StageProtocol

/// A page's compiled code.
enum PageLibrary {
    /// Loads the code and runs its top level on this thread.
    static func run(_ load: PageLoad) throws {
        guard let library = dlopen(load.library, RTLD_NOW | RTLD_GLOBAL) else {
            throw StageFailure.page("cannot load \(load.source): \(dlerror().map { String(cString: $0) } ?? "unknown error")")
        }
        guard let symbol = dlsym(library, load.entry) else {
            throw StageFailure.page("\(load.source) has no entry \(load.entry)")
        }
        // A page's entry is a `main`: it takes the arguments of a command and answers its status.
        typealias Entry = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(load.source), nil]
        _ = unsafeBitCast(symbol, to: Entry.self)(1, &arguments)
    }
}
