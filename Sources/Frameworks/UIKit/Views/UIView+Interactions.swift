extension UIView {
    // MARK: - Adding and removing interactions

    /// The interactions attached to the view.
    public var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            for interaction in attachedInteractions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Attaches an interaction, taking it from another view.
    public func addInteraction(_ interaction: any UIInteraction) {
        if let old = interaction.view, old !== self { old.removeInteraction(interaction) }
        guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Detaches an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }

    // MARK: - Gesture recognizers

    func _attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        attachedRecognizers.append(recognizer)
        recognizer.view = self
    }

    func _detach(_ recognizer: UIGestureRecognizer) {
        guard let index = attachedRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        attachedRecognizers.remove(at: index)
        recognizer.view = nil
    }

    func _replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    // MARK: - Responding to actions

    /// Sends endEditing to the first responder when it is this view or lies inside. Returns whether it gave way.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?._firstResponder else { return true }
        guard let view = responder as? UIView, view.isDescendant(of: self) else { return responder !== self }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        window?._setFirstResponder(nil)
        return true
    }
}
