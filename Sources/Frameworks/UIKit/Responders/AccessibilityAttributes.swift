/// What was set of a responder's accessibility.
struct AccessibilityAttributes {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    /// In points of the screen.
    var frame: CGRect?
    var elements: [Any]?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
}

/// Holds the attributes outside the responder, which stays small.
final class AccessibilityStorage {
    var attributes = AccessibilityAttributes()
}
