import Testing

@_spi(Sandlot) @testable import UIKit

/// Sizes measured on an iOS 26 simulator, iPhone SE @2x (swiftui-web notes).
@MainActor @Suite struct ValueControlTests {
    private let stage = TouchStage(320, 480, scale: 2)

    private func changes(_ control: UIControl) -> () -> Int {
        let box = Journal()
        control.addAction(UIAction { _ in box.lines.append("") }, for: .valueChanged)
        return { box.lines.count }
    }

    @Test func `a switch is sixty-eight by thirty whatever is set`() {
        let toggle = UISwitch(frame: CGRect(x: 4, y: 5, width: 200, height: 9))
        #expect(toggle.frame == CGRect(x: 4, y: 5, width: 68, height: 30))
        toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(toggle.frame == CGRect(x: 1, y: 2, width: 68, height: 30))
        #expect(toggle.intrinsicContentSize == CGSize(width: 66, height: 30))
        #expect(toggle.alignmentRectInsets.right == 2)
    }

    @Test func `a tap flips a switch and tells; code does not tell`() {
        let toggle = stage.add(UISwitch(), 20, 20, 0, 0)
        let count = changes(toggle)
        toggle.setOn(true, animated: true)
        #expect(toggle.isOn && count() == 0)
        stage.tap(40, 30)
        #expect(!toggle.isOn && count() == 1)
    }

    @Test func `dragging a switch's knob over flips it once`() {
        let toggle = stage.add(UISwitch(), 20, 20, 0, 0)
        let count = changes(toggle)
        stage.drag((35, 35), (85, 35))
        #expect(toggle.isOn && count() == 1)
    }

    @Test func `a slider's knob lies at its share of the way`() {
        let slider = stage.add(UISlider(), 16, 16, 288, 34)
        slider.minimumValue = -1
        slider.maximumValue = 3
        slider.value = 0
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 0, y: 14, width: 288, height: 6))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0) == CGRect(x: 63, y: 4, width: 38, height: 25))
        slider.value = 9
        #expect(slider.value == 3)
    }

    @Test func `dragging the knob changes the value by the way`() {
        let slider = stage.add(UISlider(), 16, 16, 288, 34)
        slider.value = 0.2
        let count = changes(slider)
        // The knob's middle is at 16 + 50 + 19.
        stage.down(85, 33)
        stage.move(135, 33)
        #expect(abs(slider.value - 0.4) < 0.004)
        stage.move(900, 33)
        stage.up(900, 33)
        #expect(slider.value == 1 && count() == 2)
        stage.wait(1)
        stage.drag((40, 33), (200, 33))
        #expect(slider.value == 1)
    }

    @Test func `a slider that is not continuous tells at the end`() {
        let slider = stage.add(UISlider(), 16, 16, 288, 34)
        slider.isContinuous = false
        let count = changes(slider)
        stage.down(35, 33)
        stage.move(135, 33)
        #expect(count() == 0)
        stage.up(135, 33)
        #expect(count() == 1)
    }

    @Test func `a stepper steps, stops at its limits, wraps and repeats`() {
        let stepper = stage.add(UIStepper(), 10, 10, 0, 0)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
        stepper.maximumValue = 2
        let count = changes(stepper)
        stage.tap(80, 20)
        stage.tap(80, 20)
        stage.tap(80, 20)
        #expect(stepper.value == 2 && count() == 2)
        stepper.wraps = true
        stage.tap(80, 20)
        #expect(stepper.value == 0)
        stepper.wraps = false
        stepper.maximumValue = 100
        stage.down(80, 20)
        stage.wait(0.95)
        stage.up(80, 20)
        #expect(stepper.value == 6)
    }

    @Test func `segments are as wide as the widest title`() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        #expect(segments.intrinsicContentSize == CGSize(width: 88, height: 31))
        #expect(segments.alignmentRectInsets.bottom == 1)
        #expect(segments.sizeThatFits(.zero).height == 32)
    }

    @Test func `a tap selects a segment and tells only when it changed`() {
        let segments = stage.add(UISegmentedControl(items: ["One", "Two", "Three"]), 10, 10, 300, 32)
        let count = changes(segments)
        segments.selectedSegmentIndex = 1
        #expect(count() == 0)
        stage.tap(250, 20)
        #expect(segments.selectedSegmentIndex == 2 && count() == 1)
        stage.tap(250, 20)
        #expect(count() == 1)
        segments.setEnabled(false, forSegmentAt: 0)
        stage.tap(20, 20)
        #expect(segments.selectedSegmentIndex == 2)
        segments.removeSegment(at: 0, animated: false)
        #expect(segments.selectedSegmentIndex == 1)
    }

    @Test func `a page control turns one page a tap`() {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.sizeToFit()
        #expect(pages.frame.size == CGSize(width: 92, height: 26))
        _ = stage.add(pages, 50, 50, 92, 26)
        let count = changes(pages)
        stage.tap(130, 60)
        stage.tap(130, 60)
        stage.tap(60, 60)
        #expect(pages.currentPage == 1 && count() == 3)
        stage.tap(60, 60)
        stage.tap(60, 60)
        #expect(pages.currentPage == 0 && count() == 4)
        pages.currentPage = 99
        #expect(pages.currentPage == 3)
    }

    @Test func `progress and activity have their sizes`() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.setProgress(1.7, animated: false)
        #expect(progress.progress == 1)
        #expect(progress.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        let small = UIActivityIndicatorView(style: .medium)
        #expect(small.frame.size == CGSize(width: 20, height: 20) && small.isHidden)
        small.startAnimating()
        #expect(small.isAnimating && !small.isHidden)
        small.stopAnimating()
        #expect(small.isHidden)
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test func `controls hug as on a phone`() {
        for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        for view in [UISlider(), UISegmentedControl(), UIProgressView(), UIPageControl()] as [UIView] {
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
        #expect(UIButton().contentHuggingPriority(for: .vertical) == .defaultLow)
    }
}
