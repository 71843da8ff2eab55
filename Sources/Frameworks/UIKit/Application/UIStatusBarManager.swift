/// What is known of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.wantedStatusBar.style }
    open var isStatusBarHidden: Bool { UIScreen.main.device.statusBarHeight == 0 || UIApplication.shared.wantedStatusBar.isHidden }
    /// In points of the screen.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.device.statusBarHeight)
    }
}

/// The colours of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the style of the interface.
    case `default` = 0
    /// Light text, for dark grounds.
    case lightContent = 1
    /// Dark text, for light grounds.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0, fade, slide
}
