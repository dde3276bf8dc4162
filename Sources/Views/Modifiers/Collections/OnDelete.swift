import Foundation

extension ModifierType {
    /// Lets rows be deleted.
    public enum OnDelete: CallbackModifierType {
        /// Which rows, from 0.
        public typealias Argument = IndexSet
        public static let kind = modifier(
            members: [
                .call("delete", \ModifierType.delete),
                .call("callOnDelete", \ModifierType.callOnDelete, .spread("indices", IndexSet.self)),
            ],
            forms: [
                DynamicForm(.required("action", DynamicHandler<IndexSet>.self)) {
                    _CallbackModifier<OnDelete>($0.action)
                }
            ])
    }

    /// Deletes the row that the view is or stands in, as a person does by a swipe: calls what `onDelete` of its ForEach was
    /// given with the place of the row. Throws `InspectionError.notSupported` where the view is in no row of a List or Form,
    /// the ForEach has no `onDelete`, or the row has `deleteDisabled` or swipe actions of its own; `unresponsiveControl` where it
    /// doesn't respond.
    public var delete: ViewCall<Void, Void> {
        .action(as: "deleted", by: .drag) { node, _ in try node.deleteRow() }
    }

    /// Deletes the rows at these indices, counted from 0, as a person would.
    public var callOnDelete: ViewCall<IndexSet, Void> { .init(ModifierType.OnDelete.self, by: .drag) }
}

extension Node {
    /// The row that the view is or stands in, with what deletes it.
    /// - Throws: `InspectionError.notSupported` where a person can't delete it.
    private func deletableRow() throws -> EditableRow<ModifierType.OnDelete> {
        let row = try EditableRow(
            of: self, ModifierType.OnDelete.self, toBe: "deleted", ruledOutBy: ModifierType.DeleteDisabled.self,
            edit: \.delete)
        try row.checkDeleteIsShown()
        return row
    }

    /// Makes sure that a person can delete the row that the view is or stands in, and returns that.
    /// - Throws: `InspectionError.notSupported` where they can't.
    @discardableResult func checkDeletion() throws -> Node { try deletableRow().row }

    /// Deletes the row that the view is or stands in.
    /// - Throws: `InspectionError.notSupported` where a person can't.
    func deleteRow() throws {
        let row = try deletableRow()
        for action in row.actions { action([row.offset]) }
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted; the action is told which, from 0. With nil they can't be.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        callback(ModifierType.OnDelete.self, action)
    }
}
