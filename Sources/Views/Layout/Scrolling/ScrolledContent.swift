import Foundation

/// Where a layout puts the content of a view that scrolls.
nonisolated struct ScrolledContent {
    /// How far the view has scrolled.
    let state: ScrollState
    /// The room that the content keeps from the sides, in points.
    let margins: EdgeInsets

    /// Where the content begins within the bounds of the view, in points.
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
    /// What the layout of a view that scrolls needs to know. The pass knows the view from here on.
    @MainActor func scrolledContent() -> ScrolledContent {
        let state = node.scrollState
        state.anchors = node.scrollAnchors
        if !pass.scrolling.contains(where: { $0.node === node }) { pass.scrolling.append(ScrollingView(node: node)) }
        return ScrolledContent(state: state, margins: node.contentMargins)
    }
}

extension Node {
    /// The margins that modifiers of the view, or of those around it, set for content that scrolls: at each edge the nearest.
    fileprivate var contentMargins: EdgeInsets {
        func margin(_ edge: Edge) -> CGFloat {
            let found: CGFloat? = nearest { applied in
                guard let margins = applied.attribute(ModifierType.ContentMargins.self), let insets = margins.insets,
                    margins.placement != .scrollIndicators, margins.edges.contains(edge)
                else { return nil }
                return insets[edge]
            }
            return max(0, found ?? 0)
        }
        return EdgeInsets(
            top: margin(.top), leading: margin(.leading), bottom: margin(.bottom), trailing: margin(.trailing))
    }
}
