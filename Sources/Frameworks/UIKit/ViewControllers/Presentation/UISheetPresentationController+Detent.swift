extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half the screen.
        public class func medium() -> Detent { Detent(.medium) { ($0 as? DetentContext)?.mediumDetentValue } }

        /// All there is.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height without the bottom safe area, in points; nil makes the detent inactive.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height in a given room, without the bottom safe area, in points.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// The room that a detent has.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height without the safe areas, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The room of a detent in a container.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The height of the medium detent, in points.
    let mediumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        mediumDetentValue = medium
        super.init()
    }
}
