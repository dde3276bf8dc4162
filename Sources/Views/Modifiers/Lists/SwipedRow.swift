/// The row of a list that was swiped to delete it, by what is around it.
extension Node {
    /// A row that may leave its list.
    private final class SwipedRow {
        weak var row: Node?

        init(_ row: Node) { self.row = row }
    }

    private var rowToDelete: StateBox<SwipedRow?> { storage(named: "rowToDelete") { StateBox<SwipedRow?>(nil) } }

    /// The row of this list whose "Delete" is shown; nil for none.
    var swipedRow: Node? {
        guard let row = rowToDelete.value?.row, row.isAttached else { return nil }
        return row
    }

    /// Shows the "Delete" of the row that this view is or stands in, as a swipe does where the app offers nothing else. Returns
    /// the list.
    /// - Throws: `InspectionError` where the row can't be deleted.
    func offerDeletion() throws -> Node? {
        let row = try checkDeletion()
        guard let list = row.ancestors.first(where: { $0.kind.states(ListsRows.self) }) else { return nil }
        list.rowToDelete.value = SwipedRow(row)
        return list
    }

    /// Takes the "Delete" of a row of this list away.
    func endDeletion() { rowToDelete.value = nil }
}

extension ChildVisitor {
    /// Adds the button that deletes the swiped row of a list, on a screen.
    mutating func deleteButton() {
        guard node.graph.isScreen, node.swipedRow != nil else { return }
        let delete = _SystemButton("Delete", role: .destructive) { list in
            let row = list.swipedRow
            list.endDeletion()
            try row?.deleteRow()
        }
        child(.systemButton, delete)
    }
}
