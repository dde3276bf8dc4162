// The rows of lists whose buttons act together.

extension Node {
    /// The row of a list that the view stands in; nil for a view elsewhere.
    var listRow: Node? {
        guard let item = laidOutRecord?.outer.first?.rowAround, item.isListRow else { return nil }
        return sequence(first: self, next: \.parent).prefix { node in
            guard let items = node.laidOutRecord?.outer, items.count == 1 else { return false }
            return items[0].rowAround === item
        }
        .reversed().first
    }

    /// What is said of a button that acts together with others of its row; nil for any other view.
    var rowOfSeveral: String? {
        guard fillsRow, let row = listRow else { return nil }
        // The buttons of its menu and of its swipe actions stand elsewhere.
        let other = row.firstNode { other in
            other.fillsRow && other !== self && other.presence == .inPlace && other.listRow === row
        }
        guard let other else { return nil }
        return "\(other.headline) is in the same row of the list, whose buttons act together; "
            + "buttonStyle(\"borderless\") keeps them apart"
    }

    /// Whether a tap anywhere in the row of a list that the view stands in is for the view.
    var fillsRow: Bool { kind.states(FillsRow.self) && !environment.hasOwnTouchArea }

    /// Whether only what the view draws takes touches, though it is a control.
    var isTouchedWhereDrawn: Bool { kind.states(FillsRow.self) && environment.isTouchedWhereDrawn }

    /// The control of the row of a list in which the view stands that can't be seen, and takes the touches of what takes none itself;
    /// nil for any other view.
    ///
    /// Commonly known: a link that is clear, or has nothing to draw, is put into a row so that the row leads on without an arrow.
    package var unseenControlOfRow: Node? {
        // What a list is asked costs a layout, which is made for what scrolls only.
        guard graph.isScreen, touchTaker == nil, scrollingContainers.contains(where: { _ in true }) else { return nil }
        let layout = graph.laidOut
        guard let row = listRow else { return nil }
        return row.firstNode { $0.isUnseenControl(of: row, in: layout) }
    }

    /// Whether the view is a control that takes the touches of a row, in which it stands, though nothing of it is seen: it is clear,
    /// or draws nothing.
    func isUnseenControl(of row: Node, in layout: LaidOut) -> Bool {
        guard fillsRow, presence == .inPlace else { return false }
        // What the row offers, in a menu or by a swipe, stands elsewhere.
        let around = sequence(first: self, next: \.parent).dropFirst().prefix { $0 !== row }
        guard around.allSatisfy({ !$0.kind.states(Arrangement.self) }) else { return false }
        if let obstruction = sightObstruction { return obstruction.blocker != nil }
        return (try? layout.items(of: self)) == nil
    }
}
