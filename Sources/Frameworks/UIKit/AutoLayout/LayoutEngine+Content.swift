import ConstraintSolver
import QuartzCore

/// Intrinsic sizes: a view resists being smaller than its content and hugs it against being larger.
extension LayoutEngine {
    func markContentStale(_ record: LayoutRecord) {
        guard !record.isContentStale else { return }
        record.isContentStale = true
        recordsWithStaleContent.append(record)
    }

    /// How much less the content of the view that yields first counts than that of its equals.
    private static let yielding: Float = 0.01

    /// Says whether the view's content gives way before that of its equals in a stack.
    static func setYielding(_ view: UIView, _ axis: NSLayoutConstraint.Axis, hugging: Bool, compression: Bool) {
        let state = view.layoutState
        guard state.yieldsHugging[axis] != hugging || state.yieldsCompression[axis] != compression else { return }
        state.yieldsHugging[axis] = hugging
        state.yieldsCompression[axis] = compression
        intrinsicSizeDidChange(view)
    }

    func refreshContent() {
        let records = recordsWithStaleContent
        recordsWithStaleContent = []
        for record in records {
            record.isContentStale = false
            guard let view = record.view else { continue }
            record.measuredWidth = nil
            updateContent(of: record, view)
        }
    }

    /// Brings the four content constraints in line with the view's intrinsic size and priorities.
    func updateContent(of record: LayoutRecord, _ view: UIView) {
        let isDriven = !view.translatesAutoresizingMaskIntoConstraints || isThrowaway && view === root
        let size =
            isDriven
            ? view.intrinsicContentSize : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        setContent(of: record, view, .horizontal, size.width)
        setContent(of: record, view, .vertical, size.height)
    }

    private func setContent(
        of record: LayoutRecord, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
    ) {
        let slot = axis == .horizontal ? 0 : 2
        let state = view.layoutState
        let hugging = state.hugging[axis].rawValue - (state.yieldsHugging[axis] ? LayoutEngine.yielding : 0)
        let resistance =
            state.compressionResistance[axis].rawValue - (state.yieldsCompression[axis] ? LayoutEngine.yielding : 0)
        let value = length == UIView.noIntrinsicMetric || !length.isFinite ? nil : Double(length)
        setContentConstraint(record, slot, axis, isHugging: true, value, hugging)
        setContentConstraint(record, slot + 1, axis, isHugging: false, value, resistance)
    }

    private func setContentConstraint(
        _ record: LayoutRecord, _ slot: Int, _ axis: NSLayoutConstraint.Axis, isHugging: Bool, _ value: Double?,
        _ priority: Float
    ) {
        if let old = record.content[slot] {
            guard let value else {
                owners[old.handle] = nil
                solver.remove(old.handle)
                record.content[slot] = nil
                return setNeedsSolve()
            }
            if old.value != value {
                edit(old.handle, to: -value)
                record.content[slot]?.value = value
            }
            if old.priority != priority {
                acceptOwn(solver.setPriority(old.handle, Double(priority)), old.handle)
                record.content[slot]?.priority = priority
                setNeedsSolve()
            }
            return
        }
        guard let value else { return }
        let result = solver.add(
            [Solver.Term(variable: record.length(axis), coefficient: 1)],
            isHugging ? .lessThanOrEqual : .greaterThanOrEqual, constant: -value, priority: Double(priority))
        switch result {
        case .added(let handle):
            owners[handle] = .content(record, axis, isHugging: isHugging)
            record.content[slot] = LayoutRecord.ContentConstraint(handle: handle, value: value, priority: priority)
            setNeedsSolve()
        case .conflict(let handles):
            LayoutDiagnostics.shared.reportOwnConflict(
                .content(record, axis, isHugging: isHugging), handles.compactMap { owners[$0] })
        case .invalid:
            break
        }
    }

    /// Second pass of wrapping texts: where the solved width is less than the text's, the height for that width counts.
    /// Returns whether anything changed.
    func remeasureWrappingTexts(_ moved: [LayoutRecord]) -> Bool {
        var hasChanged = false
        for record in moved {
            guard let view = record.view, view._needsLayoutWidthPass, let natural = record.content[1] ?? record.content[0]
            else { continue }
            let solved = CGFloat(solver.value(of: record.width))
            let width: CGFloat? = solved < CGFloat(natural.value) - 0.01 ? solved : nil
            guard width != record.measuredWidth else { continue }
            record.measuredWidth = width
            let height =
                width.map { view._intrinsicContentSize(forLayoutWidth: $0).height } ?? view.intrinsicContentSize.height
            setContent(of: record, view, .vertical, height)
            hasChanged = true
        }
        return hasChanged
    }
}
