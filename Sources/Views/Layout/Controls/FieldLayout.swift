import Foundation

/// A field for text: its label, or the prompt, stands in it, and it takes the width that there is. One that grows downward is as
/// high as its text.
nonisolated struct FieldLayout: SlotLayout, SystemSizeLayout {
    let insets: EdgeInsets
    /// The height of a line, in points.
    let line: CGFloat
    /// The text, in a field that grows with it; nil in one of a single line.
    var text: TextMeasure?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let words = (subviews.first(in: .prompt) ?? subviews.first(in: .label))?.sizeThatFits(.unspecified) ?? .zero
        let width = proposal.width ?? words.width + insets.leading + insets.trailing
        let room = ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil)
        return CGSize(
            width: width, height: max(line, text?.size(room).height ?? 0) + insets.top + insets.bottom)
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

    /// A field that grows with its text, of no more lines than `lineLimit` says. *Unverified*: it takes the lines of a text of
    /// its width.
    @MainActor func growingField(_ text: Binding<String>) -> FieldLayout {
        var field = textField
        field.text = Text(verbatim: node.following { text.wrappedValue }).textLayout(in: self, environment).measure
        return field
    }
}
