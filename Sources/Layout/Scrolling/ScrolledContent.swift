import Foundation

/// The place of the content of a view that scrolls, for its layout.
package nonisolated struct ScrolledContent {
    /// The distance that the view has scrolled.
    package let state: ScrollState
    /// The room that the content keeps from the sides, in points.
    package var margins: EdgeInsets

    package init(state: ScrollState, margins: EdgeInsets) {
        self.state = state
        self.margins = margins
    }

    /// Returns the point at which the content begins within the bounds of the view, in points.
    package func origin(of content: CGSize, in bounds: CGRect) -> CGPoint {
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
package nonisolated struct ScrollingView {
    package weak var node: Node?

    package init(_ node: Node) {
        self.node = node
    }
}

extension EdgeInsets {
    /// Adds the lengths of others.
    package nonisolated mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }
}
