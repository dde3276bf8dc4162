import Foundation

/// The sizes of controls, in points. *Unverified* unless a source is named.
nonisolated enum ControlMetrics {
    /// A switch (accessibility dumps of iOS 18 and earlier).
    static let toggle = CGSize(width: 51, height: 31)
    /// A stepper.
    static let stepper = CGSize(width: 94, height: 32)
    static let sliderHeight: CGFloat = 31
    static let segmentHeight: CGFloat = 32
    static let wheelHeight: CGFloat = 216
    /// The button that shows the choice of a picker, or a date.
    static let compactHeight: CGFloat = 34
    static let compactWidth: CGFloat = 110
    static let colorWell: CGFloat = 28
    /// A ring that turns, and a bar that fills.
    static let spinner: CGFloat = 20
    static let barHeight: CGFloat = 4
    /// The padding of a bordered button around its label.
    static let buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    static let largeButtonInsets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    /// The padding of a rounded border above and below a text field, and at its sides.
    static let roundedFieldInsets = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
    /// The distance between the label of a control and the control.
    static let distance: CGFloat = 8
    static let groupInsets: CGFloat = 16
}

/// A label with a control of a size after it, which together take the width that there is.
nonisolated struct LabeledControlLayout: SlotLayout {
    let control: CGSize
    /// Whether the control takes all the width that the label leaves.
    var fills = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let label = label(proposal, subviews)
        let least = (label?.size.width ?? 0) + (label == nil ? 0 : ControlMetrics.distance) + control.width
        return CGSize(
            width: proposal.width.map { max($0, control.width) } ?? least,
            height: max(label?.size.height ?? 0, control.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        guard let label = label(proposal, subviews) else { return }
        label.view.show(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: label.offer)
    }

    /// The label, what it is proposed, and its size; nil for one that isn't shown.
    private func label(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (view: LayoutSubview, offer: ProposedViewSize, size: CGSize)? {
        guard !fills, let view = subviews.first(in: .label) else { return nil }
        let offer = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - control.width - ControlMetrics.distance) },
            height: proposal.height)
        return (view, offer, view.sizeThatFits(offer))
    }
}

/// A layout that knows its views by their slots. A view that it doesn't show isn't there.
nonisolated protocol SlotLayout: BuiltInLayout where Cache == Void {}

nonisolated extension SlotLayout {
    func leaveOutAll(_ subviews: LayoutSubviews) {
        for view in subviews { view.item.isLeftOut = true }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

nonisolated extension LayoutSubviews {
    /// The first view in a slot.
    func first(in slot: Slot) -> LayoutSubview? { first { $0.item.traits.slot === slot } }
    /// The views in a slot.
    func all(in slot: Slot) -> LayoutSubviews { self[indices.filter { self[$0].item.traits.slot === slot }] }
}

nonisolated extension LayoutSubview {
    /// Shows a view that was left out.
    func show(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.isLeftOut = false
        place(at: position, anchor: anchor, proposal: proposal)
    }
}

/// A field for text: its label, or the prompt, stands in it, and it takes the width that there is.
nonisolated struct FieldLayout: SlotLayout {
    let insets: EdgeInsets
    /// The height of a line, in points.
    let line: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let words = (subviews.first(in: .prompt) ?? subviews.first(in: .label))?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(
            width: proposal.width ?? words.width + insets.leading + insets.trailing,
            height: line + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let room = ProposedViewSize(bounds.size).inset(by: insets)
        (subviews.first(in: .prompt) ?? subviews.first(in: .label))?.show(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: room)
    }
}

/// The options of a picker side by side, each as wide.
nonisolated struct SegmentLayout: SlotLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let options = subviews.all(in: .content)
        let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? (widest + 2 * ControlMetrics.distance) * CGFloat(options.count),
            height: ControlMetrics.segmentHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let options = subviews.all(in: .content)
        let width = bounds.width / CGFloat(max(1, options.count))
        for (index, option) in options.enumerated() {
            option.show(
                at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// A label at the leading side, and content at the trailing one.
nonisolated struct LabeledContentLayout: SlotLayout {
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(LayoutSubview, ProposedViewSize)] {
        let content = subviews.all(in: .content)
        var rest = proposal
        var offers: [(LayoutSubview, ProposedViewSize)] = []
        for view in Array(subviews.all(in: .label)) + Array(content) {
            offers.append((view, rest))
            rest.width = rest.width.map { max(0, $0 - view.sizeThatFits(rest).width - ControlMetrics.distance) }
        }
        return offers
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = offers(proposal, subviews).map { $0.0.sizeThatFits($0.1) }
        let least = sizes.reduce(0) { $0 + $1.width } + ControlMetrics.distance * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: proposal.width ?? least, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var right = bounds.maxX
        for (view, offer) in offers(proposal, subviews).reversed() {
            if view.item.traits.slot === Slot.label {
                view.place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
            } else {
                view.place(at: CGPoint(x: right, y: bounds.midY), anchor: .trailing, proposal: offer)
                right -= view.sizeThatFits(offer).width + ControlMetrics.distance
            }
        }
    }
}
