/// Where a controller's view is between gone and shown.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// Why a controller's view is just coming or going.
enum TransitionKind {
    case none, presented, dismissed, movingToParent, movingFromParent
}
