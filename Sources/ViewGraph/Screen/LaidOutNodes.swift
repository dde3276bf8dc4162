/// The views that a layout of the tree needs, and where they stand.
extension Node {
    /// The nodes that the view shows of what is inside it, where it doesn't show all: children, pages, the chosen tab. What
    /// stands in the bars around a page isn't among them.
    package var shownInside: [Node]? {
        kind.arrangement.map {
            $0.shown(self).filter { $0.slot !== Slot.modifier && $0.slot !== Slot.backButton }
        }
    }
}

extension Graph {
    /// The presented screens, from the lowest up, each with the views that stand side by side in it: those that a menu offers.
    package var presentedScreens: [[Node]] {
        var screens: [[Node]] = []
        for node in layers.latestFirst.reversed() where node.presence == .presented {
            if let first = screens.last?.first, node.slot !== Slot.modifier, first.slot !== Slot.modifier,
                first.parent === node.parent
            {
                screens[screens.count - 1].append(node)
            } else {
                screens.append([node])
            }
        }
        return screens
    }
}
