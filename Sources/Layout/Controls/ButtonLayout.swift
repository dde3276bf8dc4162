import Foundation

/// The label of a button, with room around it.
package nonisolated struct ButtonLayout: BuiltInLayout, SystemSizeLayout {
    let insets: EdgeInsets
    /// Whether the label has the font of small buttons.
    let isSmall: Bool
    private let row = HStackLayout()

    package init(insets: EdgeInsets, isSmall: Bool = false) {
        self.insets = insets
        self.isSmall = isSmall
    }

    @MainActor package func _subviews(of content: _LayoutContent) -> LayoutSubviews {
        guard isSmall else { return content.subviews(content.items(along: .horizontal)) }
        return content.subviews(content.items(at: .smallButton))
    }

    package var hasSystemSize: Bool { insets != EdgeInsets() }

    package static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    package func makeCache(subviews: Subviews) -> _StackCache { row.makeCache(subviews: subviews) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let label = row.sizeThatFits(proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
        return CGSize(
            width: label.width + insets.leading + insets.trailing, height: label.height + insets.top + insets.bottom)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let inner = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        row.placeSubviews(in: inner, proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
    }

    package func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        insets == EdgeInsets() ? row.spacing(subviews: subviews, cache: &cache) : ViewSpacing()
    }
}
