// Whether a view is marked as selected on the screen.

extension Node {
    /// Whether the view is marked as selected: by its accessibility traits, or as what is chosen in the view around it, which is
    /// an option of a picker, a row of a list, or the item of a tab.
    package var isMarkedSelected: Bool {
        if accessibilityTraits.contains(.isSelected) { return true }
        for container in ancestors {
            if container.kind.states(ShowsTabs.self),
                let item = container.chosenTab(of: container.tabs)?.items.first,
                self === item || isInside(item)
            {
                return true
            }
            guard let selection = container.rowsSelection else { continue }
            return container.chosenOptions(of: selection).contains { self === $0 || isInside($0) }
        }
        return false
    }

    /// The selection of the view among the options or rows in it; nil for a view without one.
    fileprivate var rowsSelection: Selection? {
        (try? properties(of: ViewType.Picker.self))?.selection ?? (try? properties(of: ViewType.List.self))?.selection
            ?? (try? properties(of: ViewType.Table.self))?.selection
    }
}

extension Node {
    /// The rows of this list or table that are chosen.
    var chosenRows: [Node] {
        guard let selection = rowsSelection else { return [] }
        return chosenOptions(of: selection)
    }
}

extension Facet {
    /// The rows of views of the kind have circles and grips beside them while these are edited.
    ///
    /// Commonly known: a circle deletes the row, or chooses it where several can be chosen; a grip moves it.
    static var editingRows: Facet {
        .editsRows(
            while: { list in list.following { list.environment.editMode?.wrappedValue.isEditing == true } },
            controls: { list, row in
                var controls: RowControls.Set = []
                if list.rowsSelection?.takesSeveral == true { controls.insert(.select) }
                if (try? row.checkDeletion()) != nil { controls.insert(.delete) }
                if row.canBeMoved { controls.insert(.move) }
                return controls
            })
    }
}
