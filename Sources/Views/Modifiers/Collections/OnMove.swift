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

        /// The description of the kind. A dynamic language counts both from 1.
        public static let kind = modifier(
            members: [
                .call("move", \ModifierType.move, .required("to").countedFromOne),
                .call(
                    "callOnMove", \ModifierType.callOnMove, .required("indices"), .required("offset").countedFromOne),
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

    /// Moves the row that the view is or stands in to another place, as a person does who drags it there. `to` is the place
    /// that the row has afterwards: the first one takes it to the top. Swift counts from 0, scripts count from 1. What
    /// `onMove` of the ForEach was given is told where the row stands, and before which row it goes, as in SwiftUI; a row
    /// that is dropped where it was is no move, and nothing is called.
    ///
    /// Throws `InspectionError.notSupported` where the view is in no row of a List or Form, the ForEach has no `onMove` or
    /// no such place, or the row has `moveDisabled`; `unresponsiveControl` where it doesn't respond.
    public var move: ViewCall<Int, Void> {
        .action(as: "moved", by: .lift) { node, place in
            let row = try EditableRow(
                of: node, ModifierType.OnMove.self, toBe: "moved", ruledOutBy: ModifierType.MoveDisabled.self,
                edit: \.move)
            guard (0..<row.count).contains(place) else {
                throw InspectionError.notSupported(
                    "\(row.row.named) can't become row \(place + 1) of \(row.count)")
            }
            guard place != row.offset else { return }
            // Documented for onMove(perform:): the offset counts the rows before the move.
            let offset = place > row.offset ? place + 1 : place
            for action in row.actions { action(RowMove(indices: [row.offset], offset: offset)) }
        }
    }

    /// Moves the rows at these indices in front of the one at `offset`, both counted from 0, as a person would. Throws
    /// `InspectionError.modifierNotFound` where rows can't be moved.
    public var callOnMove: ViewCall<(IndexSet, Int), Void> {
        .init { node, move in
            let call = ViewCall<RowMove, Void>(ModifierType.OnMove.self, by: .lift)
            try call.make(on: node, RowMove(indices: move.0, offset: move.1))
        }
    }
}

extension DynamicViewContent {
    /// Lets rows be moved; the action is told which, and before which row they go, from 0. With nil they can't be.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
        callback(ModifierType.OnMove.self, action.map { action in { action($0.indices, $0.offset) } })
    }
}

extension ViewCall where Arguments == Int, Result == Void {
    /// Takes something to the place `to`, from 0.
    @MainActor @preconcurrency public func callAsFunction(to place: Int) throws { try callAsFunction(place) }
}

extension ViewCall where Arguments == (IndexSet, Int), Result == Void {
    /// Moves the rows at `indices` in front of the one at `offset`, both from 0.
    @MainActor @preconcurrency public func callAsFunction(_ indices: IndexSet, _ offset: Int) throws {
        try callAsFunction((indices, offset))
    }
}

extension Node {
    /// Whether a person can move the row that the view is or stands in.
    var canBeMoved: Bool {
        let row = try? EditableRow(
            of: self, ModifierType.OnMove.self, toBe: "moved", ruledOutBy: ModifierType.MoveDisabled.self, edit: \.move)
        return row != nil
    }
}
