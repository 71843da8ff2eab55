import QuartzCore

/// The pictures of one thing for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let set: ImageSet?
    private let lock = NSLock()
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []

    /// An asset without pictures.
    public override init() {
        set = nil
        super.init()
    }

    init(_ set: ImageSet) {
        self.set = set
        super.init()
    }

    /// Assets are not decoded.
    public required init?(coder: NSCoder) {
        set = nil
        super.init()
    }

    /// The picture that fits the traits best; one without size when there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
        if let image = lock.withLock({ bestRegistered(traits) }) { return image.changed { $0.asset = self } }
        return set?.image(for: traits)?.changed { $0.asset = self } ?? UIImage()
    }

    /// The picture that fits the configuration best.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Adds a picture for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((traitCollection, image))
        }
    }

    /// Adds a picture for a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes away the picture for traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }

    /// Takes away the picture for a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Of the pictures whose traits are all met, the one that states most; else the first.
    private func bestRegistered(_ traits: UITraitCollection) -> UIImage? {
        var best: (count: Int, image: UIImage)?
        for entry in registered where traits.containsTraits(in: entry.traits) {
            let count = entry.traits.changedTraits(from: UITraitCollection()).count
            if best.map({ count > $0.count }) ?? true { best = (count, entry.image) }
        }
        return best?.image ?? registered.first?.image
    }
}
