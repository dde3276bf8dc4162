import Foundation

/// The place of the content of a view that scrolls, for its layout.
nonisolated struct ScrolledContent {
    /// The distance that the view has scrolled.
    let state: ScrollState
    /// The room that the content keeps from the sides, in points.
    var margins: EdgeInsets

    /// Returns the point at which the content begins within the bounds of the view, in points.
    func origin(of content: CGSize, in bounds: CGRect) -> CGPoint {
        let extent = ScrollExtent(content: content, container: bounds.size, margins: margins)
        let offset = state.measure(extent)
        let (sight, slack) = (extent.sight, extent.slack)
        let alignment = state.anchors.alignment ?? .topLeading
        return CGPoint(
            x: bounds.minX + sight.minX + alignment.x * slack.width - offset.x,
            y: bounds.minY + sight.minY + alignment.y * slack.height - offset.y)
    }
}

/// A view that scrolls what is inside it, as long as it is there.
nonisolated struct ScrollingView {
    weak var node: Node?
}

extension LayoutPlace {
    /// Returns what the layout of a view that scrolls needs. The pass knows the view from here on.
    @MainActor func scrolledContent() -> ScrolledContent {
        let state = node.scrollState
        state.anchors = node.scrollAnchors
        if !pass.scrolling.contains(where: { $0.node === node }) { pass.scrolling.append(ScrollingView(node: node)) }
        return ScrolledContent(state: state, margins: margins)
    }
}

extension EdgeInsets {
    /// Adds the lengths of others.
    nonisolated mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }

    /// Takes the margins that a modifier sets for content that scrolls, at the edges that it names.
    @MainActor mutating func takeContentMargins(of applied: AppliedModifier) {
        guard let margins = applied.attribute(ModifierType.ContentMargins.self), let insets = margins.insets,
            margins.placement != .scrollIndicators
        else { return }
        if margins.edges.contains(.top) { top = max(0, insets.top) }
        if margins.edges.contains(.leading) { leading = max(0, insets.leading) }
        if margins.edges.contains(.bottom) { bottom = max(0, insets.bottom) }
        if margins.edges.contains(.trailing) { trailing = max(0, insets.trailing) }
    }
}
