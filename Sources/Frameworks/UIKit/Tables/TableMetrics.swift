import QuartzCore

/// Figures of tables, in points: iOS 26.1 simulator, iPhone SE @2x (openuikit notes); those marked so, iOS 26 simulator,
/// iPhone SE @2x (swiftui-web notes).
@MainActor enum TableMetrics {
    /// Stands for separator insets that the margins decide.
    static let automatic: CGFloat = -1
    /// The separator as tables draw it on iOS 26: black 25/255, white 10 % in the dark (swiftui-web notes).
    static let separatorColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 25.0 / 255)
    }
    static let separatorHeight: CGFloat = 1
    static let plainHeaderHeight: CGFloat = 28
    static let headerTopPadding: CGFloat = 22
    /// What lies above the first header of a grouped table, above later ones, and between sections without one.
    static let groupedTop: CGFloat = 35
    static let groupedLaterTop: CGFloat = 25
    static let groupedGap: CGFloat = 17.5
    static let groupedHeaderText: CGFloat = 20.5
    static let groupedFooterHeight: CGFloat = 30
    static let cardRadius: CGFloat = 26
    /// A classic row of one line at the standard text size: its text and 31.5 points.
    static let classicRowPadding: CGFloat = 31.5
    /// Above and below the text of a classic row that wraps.
    static let wrappedTextPadding: CGFloat = 13.75
    static let subtitleTop: CGFloat = 9
    static let subtitleGap: CGFloat = 3
    static let chevronSize = CGSize(width: 10.5, height: 14)
    static let chevronRight: CGFloat = 16
    static let checkmarkSize = CGSize(width: 19, height: 18)
    static let checkmarkRight: CGFloat = 18.5
    /// Between content and an accessory or the index.
    static let accessoryGap: CGFloat = 8
    static let indexWidth: CGFloat = 15
    static let indexPitch: CGFloat = 14
    static let indexFontSize: CGFloat = 11
    static let imageGap: CGFloat = 16

    /// 16 in windows narrower than 390 points, 20 from there.
    static func sideMargin(for view: UIView) -> CGFloat {
        (view.window?.bounds.width ?? view.bounds.width) < 390 ? 16 : 20
    }

    /// A row with one line of body text.
    static func classicRowHeight(for view: UIView) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
        return PixelGrid(view.traitCollection).ceil(font.lineHeight) + classicRowPadding
    }
}
