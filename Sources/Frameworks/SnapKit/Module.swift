// SnapKit
