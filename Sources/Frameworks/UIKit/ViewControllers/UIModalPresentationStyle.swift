/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2, none = -1
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen = 8
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
