/// A row of a ForEach within a list, as a person finds it who wants to delete or move it.
@MainActor
struct EditableRow<Described: CallbackModifierType> {
    /// The view that was made for the element.
    let row: Node
    /// The number of elements.
    let count: Int
    /// The functions that the modifiers of the ForEach were given.
    let actions: [(Described.Argument) -> Void]

    /// The place of the element in the data, from 0.
    var offset: Int { row.index }

    /// Finds the row that a view is, or stands in: of several ForEach around the view, that of the nearest one with the
    /// modifier or with edit actions. `change` is what should be done with it, for errors: `deleted`; a modifier of the type
    /// `ruledOutBy` says that this row can't be. `edit` is the edit action that does the same as the modifier.
    /// - Throws: `InspectionError.notSupported` where the view is in no row, the row in no list, or nothing takes the
    ///   change; `unresponsiveControl` where it is ruled out.
    init<Ban: AttributeModifierType>(
        of node: Node, _ type: Described.Type, toBe change: String, ruledOutBy ban: Ban.Type,
        edit: (CollectionEdits) -> ((Described.Argument) -> Void)?
    ) throws where Ban.Value == Bool {
        let rows = node.placesOnPage.filter(\.isElement)
        func hasModifier(_ row: Node) -> Bool { row.parent?.modifiers.contains { $0.kind === type.kind } == true }
        guard let row = rows.first(where: { hasModifier($0) || $0.parent?.edits != nil }) ?? rows.first,
            let forEach = row.parent
        else {
            throw InspectionError.notSupported(
                "\(node.named) can't be \(change): it is in no row that a ForEach makes")
        }
        // Commonly known: onDelete and onMove have an effect in lists only, and a form is one.
        guard forEach.standsInRows else {
            throw InspectionError.notSupported(
                "\(row.named) can't be \(change): a person can do that in a List or a Form, and it is in neither")
        }
        self.row = row
        count = (forEach.contents.map(\.index).max() ?? 0) + 1
        let edits = forEach.edits
        // Unverified: where a ForEach has both edit actions and a modifier, both act.
        actions =
            forEach.modifiers(_CallbackModifier<Described>.self).compactMap(\.action)
            + [edits.flatMap(edit)].compactMap(\.self)
        guard !actions.isEmpty else {
            let lack = edits == nil ? "has no \(type.kind.call)" : "has other editActions, and no \(type.kind.call)"
            let reason = hasModifier(row) ? "was given nil for \(type.kind.call)" : lack
            throw InspectionError.notSupported("\(row.named) can't be \(change): its ForEach \(reason)")
        }
        guard let blocker = Self.parts(of: row, in: forEach).first(where: { $0.attributes(ban).contains(true) }) else {
            return
        }
        throw InspectionError.notSupported(
            "\(row.named) can't be \(change): \(blocker === forEach ? "its ForEach" : "it") has \(ban.kind.call)")
    }

    /// Makes sure that the system's Delete button comes with the row, where the tree is a screen.
    /// - Throws: `InspectionError.notSupported` for a row with swipe actions of its own.
    func checkDeleteIsShown() throws {
        guard row.graph.isScreen, let forEach = row.parent else { return }
        // Unverified: while the list is edited, the minus button of a row deletes it also where the row has swipe actions.
        guard row.environment.editMode?.wrappedValue.isEditing != true else { return }
        let swiped = Self.parts(of: row, in: forEach).first { part in
            part.hasOwnSwipeActions
        }
        guard swiped != nil else { return }
        // Documented for swipeActions: SwiftUI doesn't synthesize the Delete of onDelete for a row with swipe actions.
        throw InspectionError.notSupported(
            "\(row.named) can't be deleted: it has swipeActions, and there is no Delete of onDelete beside them. "
                + "row:swipe() shows what they have")
    }

    /// The places of a modifier that concerns a row: the ForEach, the row, and what alone makes up the row.
    private static func parts(of row: Node, in forEach: Node) -> [Node] {
        var places = [forEach, row]
        while let last = places.last, last.kind.isCustom, last.contents.count == 1 { places.append(last.contents[0]) }
        return places
    }
}

extension Node {
    /// The edit actions of a ForEach; nil where it has none.
    fileprivate var edits: CollectionEdits? { (try? properties(of: ViewType.ForEach.self))?.edits }
}
