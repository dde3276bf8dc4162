extension LayoutPlace {
    /// Returns what the layout of a view that scrolls needs. The pass knows the view from here on.
    @MainActor package func scrolledContent() -> ScrolledContent {
        let state = node.scrollState
        state.anchors = node.scrollAnchors
        if !pass.scrolling.contains(where: { $0.node === node }) { pass.scrolling.append(ScrollingView(node)) }
        node.graph.followScrollRequests()
        return ScrolledContent(state: state, margins: inherited.margins)
    }
}
