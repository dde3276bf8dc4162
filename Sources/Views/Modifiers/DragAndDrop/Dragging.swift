import Foundation

/// A drag from one view to another.
extension Node {
    /// Drags this view, or the one around it that can be dragged, onto another one, and returns whether it was accepted
    /// there. Of the views around the target, the nearest one that takes drops is dropped on; where that is a ForEach,
    /// the items go in front of the row that the target is in.
    /// - Throws: `InspectionError.notSupported` where nothing can be dragged, or nothing takes a drop;
    ///   `unresponsiveControl` and `outOfReach` where one of the views doesn't respond or isn't on the screen.
    @discardableResult
    package func drag(to target: Node) throws -> Bool {
        guard let item = places.lazy.compactMap(\.draggedItem).first else {
            throw InspectionError.notSupported(
                "\(named) can't be dragged: neither it nor a view around it has draggable, onDrag or itemProvider")
        }
        var row: Node?
        // Unverified: the nearest destination gets the item, and one around it doesn't, even if the nearest refuses.
        for place in target.places {
            if let drop = place.drop(row) {
                return try act("dragged", by: .lift) { try target.act("dropped on", by: nil) { drop(item()) } }
            }
            row = place
        }
        throw InspectionError.notSupported(
            "\(named) can't be dropped on \(target.named): neither that nor a view around it has dropDestination or onDrop"
        )
    }

    /// The view and those around it, from the inside out.
    private var places: UnfoldFirstSequence<Node> { sequence(first: self, next: \.parent) }

    /// Makes the item to drag; nil where the view can't be dragged.
    private var draggedItem: (() -> NSItemProvider)? {
        modifiers.lazy.compactMap { modifier -> (() -> NSItemProvider)? in
            if let source = modifier.attribute(ModifierType.Draggable.self) { return source.item }
            if let drag = modifier.value as? _RequestModifier<ModifierType.OnDrag> {
                return drag.answer.map { answer in { answer(()) } }
            }
            if let drag = modifier.value as? _RequestModifier<ModifierType.ItemProvider> {
                return drag.answer.map { answer in { answer(()) } }
            }
            return nil
        }
        .first
    }

    /// The destination of a drop; nil where the view takes none. `row` is the view inside it that was dropped on.
    private func drop(_ row: Node?) -> ((NSItemProvider) -> Bool)? {
        let offset = kind[MakesElements.self]?.isFlat == true ? row?.index : nil
        func info(_ item: NSItemProvider) -> DropInfo { DropInfo(items: [item], row: offset) }
        return modifiers.lazy.compactMap { modifier -> ((NSItemProvider) -> Bool)? in
            if let drop = (modifier.value as? _RequestModifier<ModifierType.DropDestination>)?.answer {
                return { drop(info($0)) }
            }
            if let drop = (modifier.value as? _RequestModifier<ModifierType.OnDrop>)?.answer {
                return { drop(info($0)) }
            }
            if let insertion = modifier.value as? _OnInsertModifier, let offset {
                return { item in
                    guard ![item].offered(as: insertion.types).isEmpty else { return false }
                    insertion.action(offset, [item])
                    return true
                }
            }
            return nil
        }
        .first
    }
}
