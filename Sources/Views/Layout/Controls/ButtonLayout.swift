import Foundation

/// A style of buttons that draws a border around the label, with room between.
protocol BorderedStyle {}

/// The label of a button, with room around it.
nonisolated struct ButtonLayout: BuiltInLayout, SystemSizeLayout {
    let insets: EdgeInsets
    private let row = HStackLayout()

    init(insets: EdgeInsets) {
        self.insets = insets
    }

    var hasSystemSize: Bool { insets != EdgeInsets() }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> _StackCache { row.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        let label = row.sizeThatFits(proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
        return CGSize(
            width: label.width + insets.leading + insets.trailing, height: label.height + insets.top + insets.bottom)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) {
        let inner = CGRect(
            x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
            width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        row.placeSubviews(in: inner, proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
    }

    func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        insets == EdgeInsets() ? row.spacing(subviews: subviews, cache: &cache) : ViewSpacing()
    }
}

extension LayoutPlace {
    /// A button, or a control that looks like one, in the style of the buttons here.
    @MainActor var button: ButtonLayout {
        let environment = node.environment
        let style = environment[StyleKey<ModifierType.ButtonStyle>.self]?.style
        guard style is any BorderedStyle else { return ButtonLayout(insets: EdgeInsets()) }
        let isLarge = environment.controlSize == .large
        return ButtonLayout(insets: isLarge ? ControlMetrics.largeButtonInsets : ControlMetrics.buttonInsets)
    }
}
