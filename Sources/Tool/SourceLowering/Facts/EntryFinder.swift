/// Finds what a module could show, from the facts about its types.
struct EntryFinder {
    let facts: ModuleFacts

    /// The entries in source order, nested types left out.
    func entries() -> [PageEntry] {
        facts.declarations.filter { $0.isTopLevel && $0.kind != .extensionOfType && $0.kind != .protocolType }
            .compactMap(entry)
    }

    /// The first class outside others that takes part in a window scene's life.
    func sceneDelegate() -> String? {
        facts.declarations.first {
            $0.isTopLevel && $0.kind == .classType && !$0.isGeneric && !$0.isPrivate
                && !facts.inheritedNames(of: $0.name).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
        }?.name
    }

    private func entry(_ type: TypeFacts) -> PageEntry? {
        guard let kind = kind(of: type) else { return nil }
        return PageEntry(
            kind: kind, name: type.name, symbol: type.name, path: type.path, line: type.line,
            construction: construction(of: type, kind), isVisibleOutsideFile: !type.isPrivate)
    }

    private func kind(of type: TypeFacts) -> PageEntry.Kind? {
        let inherited = facts.inheritedNames(of: type.name)
        if inherited.contains("App") { return .app }
        if type.entryAttribute != nil {
            return inherited.contains("UIApplicationDelegate") ? .applicationDelegate : .mainType
        }
        if inherited.contains("PreviewProvider") { return .previewProvider }
        if type.kind == .classType {
            let root = facts.ancestry(of: type.name).last ?? ""
            if isViewController(root) { return .viewController }
            if Self.viewClasses.contains(root) { return .uiView }
            return nil
        }
        let isView = !inherited.isDisjoint(with: ["View", "UIViewRepresentable", "UIViewControllerRepresentable"])
        return isView && !type.isGeneric ? .swiftUIView : nil
    }

    private func isViewController(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || Self.controllerClasses.contains(name)
    }

    private static let controllerClasses: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIHostingController", "UISearchController",
        "UIAlertController",
    ]

    private static let viewClasses: Set<String> = [
        "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UICollectionView", "UIStackView",
        "UITextField", "UITextView", "UISlider", "UISwitch", "UIStepper", "UIProgressView", "UIActivityIndicatorView", "UIPickerView",
        "UIDatePicker", "UIPageControl", "UISegmentedControl", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar",
        "UIVisualEffectView", "UITableViewCell", "UICollectionViewCell",
    ]

    /// The shortest expression that makes the type.
    private func construction(of type: TypeFacts, _ kind: PageEntry.Kind) -> String? {
        guard !type.isGeneric else { return nil }
        let initializers = facts.declarations(of: type.name).flatMap(\.initializers)
            .filter { !$0.isPrivate && $0.requiredLabels != ["coder"] }
        if initializers.contains(where: { $0.requiredLabels.isEmpty }) { return "\(type.name)()" }
        if type.kind == .structType {
            return initializers.isEmpty && !type.needsMemberwiseValues ? "\(type.name)()" : nil
        }
        if initializers.contains(where: { $0.requiredLabels == ["frame"] }) { return "\(type.name)(frame: .zero)" }
        if initializers.contains(where: { $0.requiredLabels == ["nibName", "bundle"] }) { return "\(type.name)(nibName: nil, bundle: nil)" }
        if initializers.contains(where: { !$0.isConvenience && !$0.isOverride }) { return nil }
        // Without designated initialisers of its own a class inherits its superclass's.
        if let superclass = type.inheritedNames.first, let declaration = facts.declarations(of: superclass).first(where: { $0.kind == .classType }) {
            return construction(of: declaration, kind).map { $0.replacingPrefix(declaration.name, with: type.name) }
        }
        return "\(type.name)()"
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with replacement: String) -> String {
        replacement + dropFirst(prefix.count)
    }
}
