/// The views that a table shows now.
@MainActor struct VisibleTableViews {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
}
