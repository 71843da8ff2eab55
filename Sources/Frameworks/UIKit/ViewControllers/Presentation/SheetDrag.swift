/// Lets a finger drag a sheet between its heights and away.
@MainActor final class SheetDrag: NSObject {
    private unowned let sheet: UISheetPresentationController
    private(set) lazy var recognizer = UIPanGestureRecognizer(target: self, action: Selector("dragged:", SheetDrag.dragged(_:)))
    private(set) var isDragging = false
    private var startHeight: CGFloat = 0

    /// A sheet lifted past this share of its smallest height below it, or faster than this many points a second, goes
    /// (measured on an iOS 26.1 simulator, iPhone 16, openuikit notes).
    private static let dismissingShare: CGFloat = 0.5
    private static let dismissingSpeed: CGFloat = 1000

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
    }

    func dragged(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: sheet.containerView).y
        switch recognizer.state {
        case .began:
            isDragging = true
            startHeight = sheet.restingHeight
        case .changed:
            let largest = sheet.restingHeights.last?.height ?? startHeight
            sheet.show(height: min(startHeight - translation, largest))
        case .ended:
            isDragging = false
            end(height: startHeight - translation, speed: recognizer.velocity(in: sheet.containerView).y)
        case .cancelled, .failed:
            isDragging = false
            end(height: startHeight, speed: 0)
        default:
            break
        }
    }

    private func end(height: CGFloat, speed: CGFloat) {
        let heights = sheet.restingHeights
        let smallest = heights[0].height
        let goes = height < smallest * SheetDrag.dismissingShare || speed >= SheetDrag.dismissingSpeed && height < smallest
        if goes && sheet.dismissByUser() { return }
        let aim = height - speed * 0.1
        let nearest = heights.min { abs($0.height - aim) < abs($1.height - aim) }
        sheet.settle(at: nearest?.identifier ?? heights[0].identifier)
    }

    func dimmingTapped() { _ = sheet.dismissByUser() }
}
