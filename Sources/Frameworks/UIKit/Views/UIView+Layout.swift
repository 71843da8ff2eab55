extension UIView {
    /// One view's turn in a layout pass: the controller before and after, and the view's own `layoutSubviews()` between.
    func _layoutPass() {
        if superview == nil { LayoutEngine.updateIfNeeded(root: self) }
        _traitCollection.performAsCurrent {
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
    }

    /// Solves what is stale and lays out from the topmost of the unbroken line of ancestors that need layout.
    ///
    /// The solver may just have moved this view itself, which is its superview's layout to carry out; so the line is
    /// followed even where this view needs nothing.
    func _layoutIfNeeded() {
        LayoutEngine.updateIfNeeded(root: self)
        var top = self
        while let parent = top.superview, parent.layer.needsLayout() { top = parent }
        top.layer.layoutIfNeeded()
    }

    // MARK: - Baselines

    func _baselineFromTop(of view: UIView) -> CGFloat {
        guard view !== self, view.isDescendant(of: self) else { return 0 }
        let top = view.convert(CGPoint(x: 0, y: view.bounds.minY), to: self).y - bounds.minY
        return top + view.alignmentRectInsets.top + view._firstBaselineFromTop - alignmentRectInsets.top
    }

    func _baselineFromBottom(of view: UIView) -> CGFloat {
        guard view !== self, view.isDescendant(of: self) else { return 0 }
        let bottom = bounds.maxY - view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: self).y
        return bottom + view.alignmentRectInsets.bottom + view._lastBaselineFromBottom - alignmentRectInsets.bottom
    }
}
