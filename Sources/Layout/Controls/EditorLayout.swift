import Foundation

/// An editor for text: it takes all the room that it is proposed, and scrolls the text that it has none for. Its one subview
/// is the text.
package nonisolated struct EditorLayout: SlotLayout {
    package static var _nature: _LayoutNature { .container }

    private let text: TextLayout
    private let scrolled: ScrolledContent

    package init(text: TextLayout, scrolled: ScrolledContent) {
        var scrolled = scrolled
        scrolled.margins.add(ControlMetrics.editorInsets)
        self.text = text
        self.scrolled = scrolled
    }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        content.subviews([content.builder.make(text, [], content.node)])
    }

    /// The proposal for the text: the editor's width less its margins, and any height.
    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - scrolled.margins.leading - scrolled.margins.trailing) }, height: nil)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let text = subviews[0].sizeThatFits(offer(proposal.width))
        let margins = scrolled.margins
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(
                width: text.width + margins.leading + margins.trailing,
                height: text.height + margins.top + margins.bottom))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = offer(bounds.width)
        // The lines are as long as the editor is wide: it scrolls up and down only.
        let content = CGSize(width: offer.width ?? 0, height: subviews[0].sizeThatFits(offer).height)
        subviews[0].place(at: scrolled.origin(of: content, in: bounds), proposal: offer)
    }
}
