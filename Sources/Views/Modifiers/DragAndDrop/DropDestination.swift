import Foundation

extension ModifierType {
    public enum DropDestination: RequestModifierType {
        public typealias Argument = DropInfo
        /// Whether the drop is accepted.
        public typealias Answer = Bool
        public static let kind = dropping("DropDestination", calls: "callDropDestination")
    }

    /// Drops items on the view, and returns whether they were accepted.
    public var callDropDestination: ViewCall<DropInfo, Bool> { .init(ModifierType.DropDestination.self) }
}

extension RequestModifierType where Argument == DropInfo, Answer == Bool {
    /// Describes a modifier that takes what is dropped on a view: a script's function is given the items, and the
    /// location or, between rows, before which row.
    static func dropping(_ name: String, calls: String) -> Kind {
        answer(
            name, calls: calls, otherwise: { false }, .defaulted("items", [NSItemProvider](), positional: true),
            .defaulted("location", CGPoint.zero, positional: true),
            argument: { DropInfo(items: $0, location: $1) },
            given: { [$0.items.dynamicValue, $0.row.map { .integer($0 + 1) } ?? $0.location.dynamicValue] })
    }
}

extension View {
    /// Takes what is dropped on the view and is of a type; `action` returns whether it was accepted. `isTargeted` is told
    /// when a drag comes over the view and when it goes.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        answer(ModifierType.DropDestination.self) { info in
            let items = info.items.compactMap { $0.payload(as: payloadType) }
            // Unverified: items that can't be converted are left out, and a drop without any item is refused.
            guard !items.isEmpty else { return false }
            // Documented for isTargeted: true while a drag is over the view.
            isTargeted(true)
            defer { isTargeted(false) }
            return action(items, info.location)
        }
    }
}

extension DynamicViewContent {
    /// Takes what is dropped between rows and is of a type; the action is told before which row, from 0.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
    ) -> some DynamicViewContent<Data> {
        answer(ModifierType.DropDestination.self) { info in
            let items = info.items.compactMap { $0.payload(as: payloadType) }
            guard !items.isEmpty else { return false }
            action(items, info.row ?? 0)
            return true
        }
    }
}
