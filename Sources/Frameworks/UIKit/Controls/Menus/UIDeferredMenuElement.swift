import QuartzCore

/// Stands in a menu for entries that are made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    private var cached: [UIMenuElement]?
    private let isCached: Bool

    private init(
        isCached: Bool, _ provider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Entries made once, at the first opening.
    public convenience init(_ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Entries made anew at each opening.
    public static func uncached(
        _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// Asks for the entries and hands them on, now or later.
    func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let cached { return completion(cached) }
        provider { [weak self] elements in
            MainActor.assumeIsolated {
                if self?.isCached == true { self?.cached = elements }
                completion(elements)
            }
        }
    }
}
