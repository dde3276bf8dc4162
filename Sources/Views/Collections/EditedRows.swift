// What a person can't do with the rows of a list while it is edited.

extension Node {
    /// The list that a person edits, in a row of which the view stands; nil for any other view, and in a tree that is only
    /// inspected.
    var editedList: Node? {
        guard graph.isScreen, environment.editMode?.wrappedValue.isEditing == true else { return nil }
        return listOfRow
    }

    /// - Throws: `InspectionError.notSupported` where the view stands in a row of a list that is edited.
    func checkSwiping() throws {
        // Commonly known: rows aren't swiped while their list is edited.
        guard editedList != nil else { return }
        throw InspectionError.notSupported(
            "\(headline) can't be swiped while its list is edited: the EditButton ends that, and row:delete() deletes a row of a "
                + "ForEach with onDelete")
    }

    /// Chooses the row of a list that is edited in which this link stands, in place of following the link.
    /// - Returns: Whether the link stands in such a row.
    /// - Throws: `InspectionError.notSupported` where rows of the list can't be chosen.
    func choosesRowInEditing() throws -> Bool {
        guard let list = editedList else { return false }
        // Commonly known: while a list is edited, a tap on a link in a row chooses the row. Unverified: without a selection, it does
        // nothing.
        guard let choose = list.tapEffect(touching: self, atPlace: false) else {
            throw InspectionError.notSupported(
                "\(headline) leads nowhere while its list is edited: the EditButton ends that")
        }
        try choose()
        return true
    }
}
