import Foundation

/// A gauge: a bar between the labels of its ends, with its own label above and that of the value below; or a ring around the
/// label of the value.
package nonisolated struct GaugeLayout: SlotLayout {
    /// The shape of the indicator.
    package enum Form {
        /// A bar that takes the width that there is, with labels around it.
        case bar
        /// A bar with the labels of its ends alone: where there is none for the lower end, that of the value stands there.
        case line
        /// A ring with a gap at the bottom, in which the labels of the ends stand, or else that of the gauge.
        case openRing
        /// A ring.
        case ring

        /// The slots of the labels that are shown, of those that a gauge has.
        package func shownSlots(among slots: [Slot], isLabelHidden: Bool) -> [Slot] {
            func has(_ slot: Slot) -> Bool { slots.contains { $0 === slot } }
            let ends: [Slot] = [.minimumLabel, .maximumLabel]
            let label: [Slot] = isLabelHidden ? [] : [.label]
            return switch self {
            case .bar: label + [.currentValueLabel] + ends
            case .line: has(.minimumLabel) ? ends : [.currentValueLabel] + ends
            case .openRing: [.currentValueLabel] + (ends.contains(where: has) ? ends : label)
            case .ring: has(.currentValueLabel) ? [.currentValueLabel] : label
            }
        }
    }

    let form: Form
    let isLabelHidden: Bool

    package init(form: Form, isLabelHidden: Bool) {
        self.form = form
        self.isLabelHidden = isLabelHidden
    }

    /// Whether a ring shows the value: such a gauge has one size.
    var isRing: Bool { form == .ring || form == .openRing }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews(isRing ? content.items(at: .ring) : content.items())
    }

    /// The labels that are shown, by their places.
    private struct Labels {
        var above, below, before, after, middle, gap: LayoutSubview?
    }

    private func labels(_ subviews: Subviews) -> Labels {
        let label = isLabelHidden ? nil : subviews.first(in: .label)
        let value = subviews.first(in: .currentValueLabel)
        var labels = Labels()
        (labels.before, labels.after) = (subviews.first(in: .minimumLabel), subviews.first(in: .maximumLabel))
        switch form {
        case .bar: (labels.above, labels.below) = (label, value)
        case .line: labels.before = labels.before ?? value
        case .openRing:
            labels.middle = value
            if labels.before == nil, labels.after == nil { labels.gap = label }
        case .ring: labels = Labels(middle: value ?? label)
        }
        return labels
    }

    private var bar: CGFloat { form == .line ? GaugeMetrics.line : GaugeMetrics.bar }

    /// The sizes of the labels at the ends of a bar, with the distances to it.
    private func ends(_ proposal: ProposedViewSize, _ labels: Labels) -> (before: CGSize, after: CGSize) {
        func size(_ view: LayoutSubview?, _ width: CGFloat?) -> CGSize {
            guard let size = view?.sizeThatFits(ProposedViewSize(width: width, height: nil)) else { return .zero }
            return CGSize(width: size.width + GaugeMetrics.spacing, height: size.height)
        }
        let before = size(labels.before, proposal.width)
        return (before, size(labels.after, proposal.width.map { max(0, $0 - before.width) }))
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !isRing else { return CGSize(width: GaugeMetrics.ring, height: GaugeMetrics.ring) }
        let labels = labels(subviews)
        let (before, after) = ends(proposal, labels)
        let offer = ProposedViewSize(width: proposal.width, height: nil)
        let stacked = [labels.above, labels.below].compactMap { $0?.sizeThatFits(offer) }
        let least = max(
            before.width + LayoutMetrics.shapeLength + after.width, stacked.map(\.width).max() ?? 0)
        return CGSize(
            width: proposal.width ?? least,
            height: stacked.reduce(max(bar, before.height, after.height)) {
                $0 + $1.height + GaugeMetrics.labelSpacing
            })
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let labels = labels(subviews)
        guard !isRing else { return placeInRing(bounds, labels) }
        let (before, after) = ends(ProposedViewSize(bounds.size), labels)
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        if let above = labels.above {
            above.show(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
            y += above.sizeThatFits(offer).height + GaugeMetrics.labelSpacing
        }
        let row = max(bar, before.height, after.height)
        labels.before?.show(
            at: CGPoint(x: bounds.minX, y: y + row / 2), anchor: .leading,
            proposal: ProposedViewSize(width: before.width - GaugeMetrics.spacing, height: nil))
        labels.after?.show(
            at: CGPoint(x: bounds.maxX, y: y + row / 2), anchor: .trailing,
            proposal: ProposedViewSize(width: after.width - GaugeMetrics.spacing, height: nil))
        labels.below?.show(
            at: CGPoint(x: bounds.midX, y: y + row + GaugeMetrics.labelSpacing), anchor: .top, proposal: offer)
    }

    private func placeInRing(_ bounds: CGRect, _ labels: Labels) {
        let inside = CGSize(width: GaugeMetrics.inside, height: GaugeMetrics.inside)
        labels.middle?.show(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(inside))
        let gap = ProposedViewSize(GaugeMetrics.gap)
        labels.gap?.show(at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: gap)
        let (left, right) = (bounds.midX - GaugeMetrics.end, bounds.midX + GaugeMetrics.end)
        labels.before?.show(at: CGPoint(x: left, y: bounds.maxY), anchor: .bottom, proposal: gap)
        labels.after?.show(at: CGPoint(x: right, y: bounds.maxY), anchor: .bottom, proposal: gap)
    }
}
