import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct TraitCollectionTests {
    private struct Theme: UITraitDefinition {
        static let defaultValue = 1
    }

    @Test func `later collections win and unspecified values leave earlier ones`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(displayScale: 3),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func `collections are equal by value and are changed by copies`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let changed = dark.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(changed == UITraitCollection { $0.userInterfaceStyle = .light })
        #expect(dark.userInterfaceStyle == .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: changed))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.preferredContentSizeCategory = .small }))
    }

    @Test func `traits of the page's own have values and defaults`() {
        #expect(UITraitCollection()[Theme.self] == 1)
        let traits = UITraitCollection { $0[Theme.self] = 7 }
        #expect(traits[Theme.self] == 7)
        #expect(traits == UITraitCollection { $0[Theme.self] = 7 })
        #expect(traits != UITraitCollection { $0[Theme.self] = 8 })
    }

    @Test func `current is that of the innermost performAsCurrent`() {
        let outer = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == outer)
    }

    @Test func `text sizes are ordered`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
