import SwiftSyntax

/// Attributes that only Objective-C or Interface Builder understands.
extension Rewriter {
    private static let absentAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "IBSegueAction", "NSManaged",
        "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "NSKeyedArchiverClassName",
    ]

    func removeAttributeIfAbsent(_ node: AttributeSyntax) {
        let isBlockConvention = node.name == "convention" && node.arguments?.trimmedDescription.hasPrefix("block") == true
        guard Self.absentAttributes.contains(node.name) || isBlockConvention else { return }
        editor.blank(range(node))
    }
}
