// Files that import SnapKit alone see UIKit, as with the framework on iOS.
@_exported import UIKit
