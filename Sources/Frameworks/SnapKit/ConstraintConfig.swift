/// Settings of the whole DSL.
@preconcurrency @MainActor public enum ConstraintConfig {
    /// How edge insets are read for leading and trailing: in a right-to-left layout the right inset is the leading one.
    public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
