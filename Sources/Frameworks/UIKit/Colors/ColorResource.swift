import QuartzCore

/// The name of a colour set and where it lies; Xcode generates constants of this type from asset catalogs.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle?

    /// The colour set `name` of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of an image set and where it lies; Xcode generates constants of this type from asset catalogs.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle?

    /// The image set `name` of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
