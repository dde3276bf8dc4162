import Foundation

/// Rows that a user moves.
public struct RowMove {
    /// Which rows, from 0.
    let indices: IndexSet
    /// Before which row they go, from 0.
    let offset: Int
}

extension ModifierType {
    /// Lets rows be moved.
    public enum OnMove: CallbackModifierType {
        /// Which rows, and where to.
        public typealias Argument = RowMove

        private static let indices = Parameter<IndexSet>.required("indices")
        private static let offset = Parameter<Int>.required("offset").countedFromOne

        /// The description of the kind. A dynamic language counts both from 1.
        public static let kind = Kind(
            "OnMove", role: .modifier,
            members: [
                Member(name: "callOnMove", role: .action, parameters: [indices.info, offset.info], result: "") {
                    node, arguments in
                    let move = RowMove(
                        indices: try indices.take(from: &arguments), offset: try offset.take(from: &arguments))
                    try arguments.finish()
                    try ModifierReaders().callOnMove.bound(to: Place(node))(move.indices, move.offset)
                    return .none
                }
            ],
            forms: [
                DynamicForm(.required("action", DynamicFunctionValue.self)) { action in
                    _CallbackModifier<OnMove> { move in
                        MainActor.assumeIsolated {
                            action.function.callKeepingFailure([
                                move.indices.dynamicValue, .integer(move.offset + 1),
                            ])
                        }
                    }
                }
            ])
    }
}

extension DynamicViewContent {
    /// Lets rows be moved; the action is told which, and before which row they go, from 0. With nil they can't be.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
        callback(ModifierType.OnMove.self, action.map { action in { action($0.indices, $0.offset) } })
    }
}

/// Moves rows: the call that `onMove(perform:)` answers.
public struct MoveRowsCall: ViewCall {
    private var action = ModifierAction<RowMove>(ModifierType.OnMove.self, needsResponse: true)

    public func bound(to place: Place) -> MoveRowsCall {
        var copy = self
        copy.action = action.bound(to: place)
        return copy
    }

    /// Moves the rows at `indices` to before the row at `offset`, both from 0. Throws
    /// `InspectionError.modifierNotFound` where rows can't be moved.
    @MainActor @preconcurrency public func callAsFunction(_ indices: IndexSet, _ offset: Int) throws {
        try action(RowMove(indices: indices, offset: offset))
    }
}

extension ModifierReaders {
    /// Moves rows as a user does.
    public var callOnMove: MoveRowsCall { MoveRowsCall() }
}
