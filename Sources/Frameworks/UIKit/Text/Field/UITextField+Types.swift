extension UITextField {
    /// The frame round the field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a view beside the text shows.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
