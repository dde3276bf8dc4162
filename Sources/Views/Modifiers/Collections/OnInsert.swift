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

        /// The description of the kind. A dynamic language counts rows from 1.
        public static let kind = modifier(
            members: [
                .call(
                    "callOnInsert", \ModifierType.callOnInsert, types, .required("index").countedFromOne,
                    .required("items"))
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

    /// Puts items of these types in front of the row at an index from 0, as a person would. Throws
    /// `InspectionError.modifierNotFound` where nothing can be inserted, `notSupported` where nothing of these types can.
    public var callOnInsert: ViewCall<([UTType], Int, [NSItemProvider]), Void> {
        .init { node, insertion in
            let (types, index, items) = insertion
            let modifier = try node.modifier(_OnInsertModifier.self, named: "onInsert")
            guard types.contains(where: modifier.types.contains) else {
                let wanted = modifier.types.map(\.identifier).joined(separator: ", ")
                let found = types.map(\.identifier).joined(separator: ", ")
                throw InspectionError.notSupported("\(node.kind.name) takes items of types \(wanted), not \(found)")
            }
            try node.act { modifier.action(index, items) }
        }
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

extension ViewCall where Arguments == ([UTType], Int, [NSItemProvider]), Result == Void {
    /// Puts items of these types in front of the row at `index`, from 0.
    @MainActor @preconcurrency
    public func callAsFunction(of types: [UTType], _ index: Int, _ items: [NSItemProvider]) throws {
        try callAsFunction((types, index, items))
    }
}
