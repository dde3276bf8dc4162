import Foundation

/// Lets items of some types be put between rows.
public nonisolated struct _OnInsertModifier: PrimitiveModifier {
    let types: [UTType]
    let action: (Int, [NSItemProvider]) -> Void

    public var kind: Kind { ModifierType.OnInsert.kind }
}

extension ModifierType {
    /// Lets items be put between rows.
    public enum OnInsert: KnownModifierType {
        private static let types = Parameter<[UTType]>.required("types")
        private static let index = Parameter<Int>.required("index").countedFromOne
        private static let items = Parameter<[NSItemProvider]>.required("items")

        /// The description of the kind. A dynamic language counts rows from 1.
        public static let kind = Kind(
            "OnInsert", role: .modifier,
            members: [
                Member(
                    name: "callOnInsert", role: .action, parameters: [types.info, index.info, items.info], result: ""
                ) { node, arguments in
                    let types = try types.take(from: &arguments)
                    let index = try index.take(from: &arguments)
                    let items = try items.take(from: &arguments)
                    try arguments.finish()
                    try ModifierReaders().callOnInsert.bound(to: Place(node))(of: types, index, items)
                    return .none
                }
            ],
            forms: [
                DynamicForm(types, .required("action", DynamicFunctionValue.self)) { types, action in
                    _OnInsertModifier(types: types) { index, items in
                        let items = MainThreadOnly(items)
                        MainActor.assumeIsolated {
                            action.function.callKeepingFailure([.integer(index + 1), items.value.dynamicValue])
                        }
                    }
                }
            ])
    }
}

extension DynamicViewContent {
    /// Lets items of these types be put between rows; the action is told before which row, from 0, and what.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> {
        modifier(_OnInsertModifier(types: supportedContentTypes, action: action))
    }

    /// Lets items of types with these identifiers be inserted between rows. Deprecated in SwiftUI.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent<Data> {
        onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
    }
}

/// Puts items between rows: the call that `onInsert(of:perform:)` answers.
public struct InsertRowsCall: PlacedCall {
    package var place: Place?

    init() {}

    /// Puts items of these types before the row at `index`, from 0. Throws `InspectionError.modifierNotFound` where
    /// nothing can be inserted, `notSupported` where nothing of these types can.
    @MainActor @preconcurrency public func callAsFunction(
        of types: [UTType], _ index: Int, _ items: [NSItemProvider]
    ) throws {
        let modifier = try node.modifier(_OnInsertModifier.self, named: "onInsert")
        guard types.contains(where: modifier.types.contains) else {
            let wanted = modifier.types.map(\.identifier).joined(separator: ", ")
            let found = types.map(\.identifier).joined(separator: ", ")
            throw InspectionError.notSupported("\(node.kind.name) takes items of types \(wanted), not \(found)")
        }
        try node.act { modifier.action(index, items) }
    }
}

extension ModifierReaders {
    /// Inserts items between rows as a user does.
    public var callOnInsert: InsertRowsCall { InsertRowsCall() }
}
