/// The views that a layout of the tree needs, and where they stand.
extension Node {
    /// The nodes that the view shows of what is inside it, where it doesn't show all: children, pages, the chosen tab.
    package var shownInside: [Node]? {
        kind.arrangement.map { $0.shown(self).filter { $0.slot !== Slot.modifier } }
    }
}

extension Graph {
    /// The presented screens, from the lowest up.
    package var presentedScreens: [Node] { layers.latestFirst.reversed().filter { $0.presence == .presented } }
}
