import Foundation

/// A field for text: its label, or the prompt, stands in it, and it takes the width that there is. One that grows downward is as
/// high as its text.
package nonisolated struct FieldLayout: SlotLayout, SystemSizeLayout {
    private let insets: EdgeInsets
    /// The height of a line, in points.
    package let line: CGFloat
    /// The text, in a field that grows with it; nil in one of a single line.
    package var text: TextMeasure?

    /// A field for lines of a height, in points, with room around them.
    package init(insets: EdgeInsets, line: CGFloat) {
        self.insets = insets
        self.line = line
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let words = (subviews.first(in: .prompt) ?? subviews.first(in: .label))?.sizeThatFits(.unspecified) ?? .zero
        let width = proposal.width ?? words.width + insets.leading + insets.trailing
        let room = ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil)
        return CGSize(
            width: width, height: max(line, text?.size(room).height ?? 0) + insets.top + insets.bottom)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        leaveOutAll(subviews)
        let room = ProposedViewSize(bounds.size).inset(by: insets)
        (subviews.first(in: .prompt) ?? subviews.first(in: .label))?.show(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: room)
    }
}
