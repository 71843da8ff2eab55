/// How layout's messages call views and guides, for modules that make constraints of their own.
extension UIView {
    /// The class with identifier, label or text: `UILabel "Hello"`.
    @_spi(Sandlot) public var layoutName: String { LayoutWords.name(of: self) }

    /// A name that a constraint DSL gave the view, nil without one.
    @_spi(Sandlot) public var layoutLabel: String? {
        get { layoutState.label }
        set { layoutState.label = newValue }
    }

    /// What a constraint DSL keeps for the view, nil at first.
    @_spi(Sandlot) public var layoutLanguageStorage: AnyObject? {
        get { layoutState.languageStorage }
        set { layoutState.languageStorage = newValue }
    }
}

extension UILayoutGuide {
    /// The identifier, or the class, and the owner's name.
    @_spi(Sandlot) public var layoutName: String { LayoutWords.name(of: self) }
}
