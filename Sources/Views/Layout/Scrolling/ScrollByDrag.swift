import Foundation

/// What a drag does to a view that scrolls: the content follows the finger, and goes no further than that. *Unverified*: what a
/// finger that is lifted while it moves adds to that.
extension Facet {
    /// A drag scrolls views of the kind, refreshes them where it pulls them down at their top, and swipes rows.
    static let scrolledByDrag = Facet.dragged { view, drag in view.scrolling(by: drag) }
}

extension Node {
    /// The distance in points by which a person has to pull content down beyond its top for a refresh. *Unverified*.
    private static let pull: CGFloat = 100

    fileprivate func scrolling(by drag: FingerDrag) -> DragAnswer {
        if drag.axis == .horizontal, kind.states(ListsRows.self) { return swiping(by: drag) }
        guard let area = ScrollArea(self, in: graph.laidOut) else { return .leaves }
        let axes = scrollAxes
        guard axes.contains(drag.axis == .horizontal ? .horizontal : .vertical) else {
            return .leaves(because: "scrolls " + (drag.axis == .horizontal ? "up and down only" : "sideways only"))
        }
        guard environment.isScrollEnabled else { return .leaves(because: "has scrollDisabled") }
        // Commonly known: what is at its end leaves the drag to what scrolls around it in the same direction.
        if !area.canMove(by: drag), scrollingContainers.contains(where: { $0.canScroll(by: drag) }) { return .leaves }
        return .takes { drag in try self.scroll(by: drag, axes) }
    }

    /// Whether the view can scroll any further the way that a drag goes.
    private func canScroll(by drag: FingerDrag) -> Bool {
        guard environment.isScrollEnabled, let area = ScrollArea(self, in: graph.laidOut) else { return false }
        return area.canMove(by: drag)
    }

    private func scroll(by drag: FingerDrag, _ axes: Axis.Set) throws {
        guard let area = ScrollArea(self, in: graph.laidOut) else { return }
        // Commonly known: scrolling closes the swipe actions of a row.
        graph.closeSwipedRow()
        let pulled = drag.translation.height - area.offset.y
        area.move(
            to: area.offset(after: drag, axes, by: hasScrollTargets ? drag.predictedTranslation : drag.translation),
            by: .person)
        dismissKeyboardByScrolling(to: drag.lowEnd)
        if drag.axis == .vertical, pulled >= Self.pull, environment.refresh != nil { startRefresh() }
    }

    /// Whether the content comes to rest where the app says, and a finger's speed counts for that.
    private var hasScrollTargets: Bool { scrollTargetBehavior != nil }

    /// The axes along which a person scrolls the view.
    package var scrollAxes: Axis.Set { (try? properties(of: ViewType.ScrollView.self))?.axes ?? .vertical }

    /// Whether the view and all around it, up to where a presented screen begins, show the top of their content and have nothing
    /// to refresh: then a drag down is for the screen.
    func leavesPullToScreen(_ drag: FingerDrag) -> Bool {
        let scrolling = kind.scrolls ? [self] + scrollingContainers : Array(scrollingContainers)
        return scrolling.filter { $0.scrollAxes.contains(.vertical) && $0.environment.isScrollEnabled }.allSatisfy {
            view in
            view.scrollState.offset.y <= ScrollArea.tolerance && (drag.length < 0 || view.environment.refresh == nil)
        }
    }
}

extension ScrollArea {
    private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

    /// The offset at which the content stands after a finger has moved by so much.
    fileprivate func offset(after drag: FingerDrag, _ axes: Axis.Set, by movement: CGSize) -> CGPoint {
        let x = isMirrored ? movement.width : -movement.width
        return extent.clamped(
            CGPoint(
                x: offset.x + (axes.contains(.horizontal) ? x : 0),
                y: offset.y - (axes.contains(.vertical) ? movement.height : 0)))
    }

    /// Whether the content can move any further the way that a drag goes.
    fileprivate func canMove(by drag: FingerDrag) -> Bool {
        let moved = offset(after: drag, drag.axis == .horizontal ? .horizontal : .vertical, by: drag.translation)
        return abs(moved.x - offset.x) > Self.tolerance || abs(moved.y - offset.y) > Self.tolerance
    }
}
