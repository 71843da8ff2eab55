@_spi(Sandlot) import FoundationSupport

/// Launches the application with the named delegate. Unlike on iOS it returns: the stage runs the loop.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let type = delegateClassName.flatMap { NSClassFromString($0) as? NSObject.Type }
    return UIApplicationMain(argc, argv, principalClassName, delegateClassName, delegateClass: type)
}

@MainActor @discardableResult
func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?, _ principalClassName: String?,
    _ delegateClassName: String?, delegateClass: NSObject.Type?
) -> Int32 {
    if let delegateClassName, delegateClass == nil {
        SandlotUnimplemented.report("UIApplicationMain", "there is no class called \(delegateClassName)")
    }
    let delegate = delegateClass.flatMap { ClassMembers.makeInstance(of: $0) as? any UIApplicationDelegate }
    UIApplication.shared.launch(delegate: delegate)
    return 0
}
