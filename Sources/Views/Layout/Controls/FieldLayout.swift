import Foundation

/// A field for text: its label, or the prompt, stands in it, and it takes the width that there is.
nonisolated struct FieldLayout: SlotLayout, SystemSizeLayout {
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

extension LayoutPlace {
    /// A field for text of the font here, with this room around the text.
    @MainActor func field(insets: EdgeInsets) -> FieldLayout {
        let line = MeasuredFont(text, environment).lineHeight
        return FieldLayout(insets: insets, line: (line / pixel).rounded(.up) * pixel)
    }

    /// A field for text in the style of the text fields here.
    @MainActor var textField: FieldLayout {
        let style = node.environment[StyleKey<ModifierType.TextFieldStyle>.self]?.style
        return field(insets: style is RoundedBorderTextFieldStyle ? ControlMetrics.roundedFieldInsets : EdgeInsets())
    }
}
