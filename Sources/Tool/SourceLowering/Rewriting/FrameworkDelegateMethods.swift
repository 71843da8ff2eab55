/// Methods of UIKit's delegate protocols that are optional on iOS. Here every object has them, with a default.
enum FrameworkDelegateMethods {
    private static let prefixes = [
        "scrollView", "tableView", "collectionView", "textField", "textView", "searchBar", "pickerView", "gestureRecognizer",
        "navigationController", "tabBarController", "tabBar", "presentationController", "adaptivePresentationStyle",
        "imagePickerController", "popoverPresentationController", "numberOfSections", "sectionIndexTitles", "pageViewController",
        "presentationCount", "presentationIndex", "splitViewController", "contextMenuInteraction", "application", "scene", "animationDid",
        "layoutSublayers", "viewForZooming", "willPresentSearchController", "didPresentSearchController",
        "updateSearchResults", "indexTitles", "animationController", "interactionController", "position", "navigationBar",
    ]

    static func contains(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) }
    }
}
