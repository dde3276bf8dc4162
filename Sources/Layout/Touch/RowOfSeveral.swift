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
    private var fillsRow: Bool { kind.states(FillsRow.self) && !environment.hasOwnTouchArea }
}
