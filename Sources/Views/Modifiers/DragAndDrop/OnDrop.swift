import Foundation

extension ModifierType {
    public enum OnDrop: RequestModifierType {
        public typealias Argument = DropInfo
        /// Whether the drop is accepted.
        public typealias Answer = Bool
        public static let kind = dropping("OnDrop", calls: "callOnDrop")
    }

    /// Drops items on the view, and returns whether they were accepted.
    public var callOnDrop: ViewCall<DropInfo, Bool> { .init(ModifierType.OnDrop.self) }
}

extension View {
    /// Takes what is dropped on the view and can be had as one of the types; `isTargeted` is true while it is over the
    /// view.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Takes what is dropped on the view and can be had as one of the types, and is told where.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        answer(ModifierType.OnDrop.self) { info in
            let items = info.itemProviders(for: supportedContentTypes)
            guard !items.isEmpty else { return false }
            isTargeted?.wrappedValue = true
            defer { isTargeted?.wrappedValue = false }
            return action(items, info.location)
        }
    }

    /// Takes what is dropped on the view and can be had as one of the types.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view and can be had as one of the types, and is told where.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    /// Passes items that are dropped on the view, and can be had as one of the types, to a delegate.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let delegate = MainThreadOnly(delegate)
        return answer(ModifierType.OnDrop.self) { info in
            let info = MainThreadOnly(info)
            return MainActor.assumeIsolated {
                delegate.value.takes(info.value, of: supportedContentTypes)
            }
        }
    }

    /// Passes items that are dropped on the view, and can be had as one of the types, to a delegate.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}

extension DropDelegate {
    /// Goes through what a drag over a view and a drop on it consist of.
    @MainActor fileprivate func takes(_ info: DropInfo, of types: [UTType]) -> Bool {
        // Commonly known: validation comes first, then entering, updating and performing the drop.
        guard info.hasItemsConforming(to: types), validateDrop(info: info) else { return false }
        dropEntered(info: info)
        // Unverified: without a proposal the drop is a copy.
        let operation = dropUpdated(info: info)?.operation ?? .copy
        // Documented for DropOperation: cancel and forbidden transfer no data.
        guard operation == .copy || operation == .move else {
            dropExited(info: info)
            return false
        }
        return performDrop(info: info)
    }
}
