// SourceLowering
