@_spi(Sandlot) import FoundationSupport

/// A class whose instances take over what is set on the class's appearance proxy.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// Something inside which other appearances may hold.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
    /// The object on which to set what every instance shall look like. What was set counts for views that enter a window
    /// afterwards.
    public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

    /// The same for some traits only; here for all.
    public static func appearance(for traitCollection: UITraitCollection) -> Self {
        SandlotUnimplemented.report("UIAppearance.appearance(for:)", "the appearance holds for all traits")
        return AppearanceProxies.proxy(for: self)
    }

    /// The same inside some containers only; here everywhere.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        SandlotUnimplemented.report(
            "UIAppearance.appearance(whenContainedInInstancesOf:)", "the appearance holds everywhere")
        return AppearanceProxies.proxy(for: self)
    }
}

/// The appearance proxies, one for each class that was asked for one.
///
/// A proxy is an instance of the class itself, never shown; a view that enters a window copies from it what differs from a
/// fresh instance.
@MainActor enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    static var isEmpty: Bool { proxies.isEmpty }

    static func proxy<View: UIView>(for type: View.Type) -> View {
        if let proxy = proxies[ObjectIdentifier(type)] as? View { return proxy }
        let proxy = ClassMembers.makeInstance(of: type)
        proxies[ObjectIdentifier(type)] = proxy
        return proxy
    }

    /// The proxies that hold for a view, its furthest superclass first.
    static func proxies(for view: UIView) -> [UIView] {
        var result: [UIView] = []
        var next: AnyClass? = type(of: view)
        while let type = next, type != UIResponder.self {
            if let proxy = proxies[ObjectIdentifier(type)], proxy !== view { result.insert(proxy, at: 0) }
            next = _getSuperclass(type)
        }
        return result
    }
}

extension UIView {
    /// Takes over what the class's proxies say, once.
    func _applyAppearanceProxies() {
        guard !hasAppliedAppearance, !AppearanceProxies.isEmpty else { return }
        hasAppliedAppearance = true
        for proxy in AppearanceProxies.proxies(for: self) { _applyAppearance(from: proxy) }
    }

    func _applyBasicAppearance(from proxy: UIView) {
        if let color = proxy.tint.color, tint.color == nil { tintColor = color }
        if let color = proxy.backgroundColorStorage, backgroundColorStorage == nil { backgroundColor = color }
    }
}
