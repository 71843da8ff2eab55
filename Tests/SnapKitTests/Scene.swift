import SnapKit
import UIKit

/// A root view of 400 × 800 points with views inside, for tests of constraints.
@MainActor struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// A view inside the root.
    func view() -> UIView {
        let view = UIView()
        root.addSubview(view)
        return view
    }

    /// The view's frame after layout.
    func frame(of view: UIView) -> CGRect {
        root.layoutIfNeeded()
        return view.frame
    }
}
