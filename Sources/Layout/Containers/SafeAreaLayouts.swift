import Foundation

/// Shows a view beyond the safe area where it reaches the edge of it; the room that it takes is that of the view within.
///
/// *Unverified*: a view that doesn't fill the larger room stands at its top leading corner.
package nonisolated struct IgnoringSafeAreaLayout: UnaryLayout, GuidedByFirst {
    package static var _nature: _LayoutNature { [.moving, .followingSafeArea] }

    /// The sides at which the view goes beyond.
    package let edges: Edge.Set
    /// Whether it goes under bars and to the edges of the device, and whether under the keyboard.
    private let ignoresContainer: Bool
    private let ignoresKeyboard: Bool

    package init(edges: Edge.Set, container: Bool = true, keyboard: Bool = true) {
        self.edges = edges
        ignoresContainer = container
        ignoresKeyboard = keyboard
    }

    private func insets(_ view: LayoutSubview) -> EdgeInsets {
        guard let item = view.item.parent else { return EdgeInsets() }
        var insets = ignoresContainer ? item.safeAreaInsets : EdgeInsets()
        if item.keyboardInset > 0, !(ignoresContainer && ignoresKeyboard) {
            // The keyboard covers the bottom edge of the device: a view that avoids it doesn't reach that.
            insets.bottom = ignoresKeyboard ? item.keyboardInset : 0
        }
        return insets.only(edges)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let view = subviews[0]
        let insets = insets(view)
        view.place(
            at: CGPoint(x: bounds.minX - insets.leading, y: bounds.minY - insets.top),
            proposal: proposal.inset(by: insets.outwards))
    }

}

nonisolated extension IgnoringSafeAreaLayout: SafeAreaChanging {
    package func safeArea(inside around: SafeArea, at frame: CGRect) -> SafeArea {
        var area = around
        if edges.contains(.bottom), ignoresKeyboard {
            area.clear.cover(.bottom, to: around.clear.maxY + around.keyboard)
            area.keyboard = 0
        }
        guard ignoresContainer else { return area }
        if edges.contains(.top) { area.clear.cover(.top, to: around.whole.minY) }
        if edges.contains(.bottom), area.keyboard == 0 { area.clear.cover(.bottom, to: around.whole.maxY) }
        if edges.contains(.leading) { area.clear.cover(.leading, to: around.whole.minX) }
        if edges.contains(.trailing) { area.clear.cover(.trailing, to: around.whole.maxX) }
        return area
    }
}

nonisolated extension CGRect {
    /// Moves one side to a position; the others stay.
    package mutating func cover(_ edge: Edge, to position: CGFloat) {
        switch edge {
        case .top: self = CGRect(x: minX, y: position, width: width, height: max(0, maxY - position))
        case .bottom: size.height = max(0, position - minY)
        case .leading: self = CGRect(x: position, y: minY, width: max(0, maxX - position), height: height)
        case .trailing: size.width = max(0, position - minX)
        }
    }

    /// Returns the rest of the rectangle where bars take these lengths.
    package func inset(by bars: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + bars.leading, y: minY + bars.top, width: max(0, width - bars.leading - bars.trailing),
            height: max(0, height - bars.top - bars.bottom))
    }
}
