import SnapKit
import UIKit

// Prints what constraint layout costs: SnapKit against the same constraints by anchors, one step of scrolling with
// content that stays and content that follows, and a page at rest.
MainActor.assumeIsolated {
    SnapKitComparison().print()
    ScrollStepGrowth().print()
}
