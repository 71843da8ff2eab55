// FoundationSupport
