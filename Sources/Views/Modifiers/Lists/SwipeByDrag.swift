import Foundation

/// What a drag does sideways on a row of a list: it shows the row's swipe actions, or carries one out.
extension Node {
    /// The distance in points at which the actions of a row would stay open: about half of one. *Unverified*.
    private static let opening: CGFloat = 37

    /// Returns what this list does with a drag sideways: a short one shows the actions of the row below the finger, one over
    /// half of the row carries out the first of them (*unverified*: over how much of it).
    func swiping(by drag: FingerDrag) -> DragAnswer {
        guard let row = swipedView(by: drag) else { return .leaves(because: "scrolls up and down only") }
        if row.editedList != nil { return .leaves(because: "is edited, so that its rows aren't swiped") }
        let isToLeading = (drag.length < 0) != (environment.layoutDirection == .rightToLeft)
        let (edge, other): (HorizontalEdge, HorizontalEdge) =
            isToLeading ? (.trailing, .leading) : (.leading, .trailing)
        let isOpen = row.swipeActions(at: other)?.isOffering.untracked == true
        let offersDeletion = edge == .leading && swipedRow.map { row === $0 || row.isInside($0) } == true
        if isOpen || offersDeletion { return .takes { _ in self.graph.closeSwipedRow() } }
        if let actions = row.swipeActions(at: edge) {
            return .takes { drag in try row.swipe(actions, from: edge, by: drag) }
        }
        if edge == .trailing, !row.hasSwipeActions {
            if (try? row.checkDeletion()) != nil { return .takes { drag in try row.delete(by: drag) } }
        }
        return .leaves(
            because: "has no \(edge) swipe actions in that row, and scrolls up and down only")
    }

    /// A view in the row below the finger; nil where there is no row.
    private func swipedView(by drag: FingerDrag) -> Node? {
        if drag.touched !== self { return drag.touched }
        guard let start = drag.start else { return nil }
        let layout = graph.laidOut
        return firstNode { node in
            (node.isElement || node.hasOwnSwipeActions) && node.rowFrame(in: layout)?.contains(start) == true
        }
    }

    /// Whether a finger has gone over half of the row that the view stands in.
    private func isFull(_ drag: FingerDrag) -> Bool {
        let layout = graph.laidOut
        let width = rowFrame(in: layout)?.width ?? graph.screen.size.width
        return abs(drag.length) >= width / 2
    }

    private func swipe(_ actions: Node, from edge: HorizontalEdge, by drag: FingerDrag) throws {
        let properties = try actions.properties(of: ViewType.SwipeActions.self)
        if properties.allowsFullSwipe, isFull(drag) {
            return try graph.reachingEverything { try actions.tapFirstAction(allowsFullSwipe: true) }
        }
        guard abs(drag.predictedTranslation.width) >= Self.opening else { return }
        try swipeRow(from: edge)
    }

    /// Deletes the row as a full swipe does, or shows the button that does, as a short one.
    /// - Throws: `InspectionError.notSupported` where the row can't be deleted.
    private func delete(by drag: FingerDrag) throws {
        if isFull(drag) { return try deleteRow() }
        guard abs(drag.predictedTranslation.width) >= Self.opening else { return }
        try swipeRow(from: .trailing)
    }
}
