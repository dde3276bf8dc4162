extension ModifierType {
    /// Calls the action passed to `onPasteCommand` with items to paste, by default none.
    @CallbackModifier(.defaulted("items", [NSItemProvider](), positional: true))
    public var callOnPasteCommand: ViewCall<[NSItemProvider], Void>
}

extension View {
    /// Acts on what the command to paste brings, of what can be had as one of the types.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        callback(ModifierType.OnPasteCommand.self) { items in payloadAction(items.offered(as: supportedContentTypes)) }
    }

    /// Acts on what `validator` makes of what the command to paste brings; not at all when that is nil.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { items in validator(items).map(payloadAction) }
    }

    /// Acts on what the command to paste brings, of what can be had as one of the types.
    public nonisolated func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
    }

    /// Acts on what `validator` makes of what the command to paste brings; not at all when that is nil.
    public nonisolated func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
    }
}

extension [NSItemProvider] {
    /// Those that can be loaded as one of the types. Items that state no type count as any.
    func offered(as types: [UTType]) -> [NSItemProvider] {
        filter { item in
            item.registeredTypeIdentifiers.isEmpty
                || item.registeredTypeIdentifiers.contains { identifier in
                    types.contains { $0.includes(identifier) }
                }
        }
    }
}

extension UTType {
    /// Whether data of a type is of this one too: it is the same, or one that takes all or all texts.
    func includes(_ identifier: String) -> Bool {
        switch self {
        case .item, .data: true
        case .text, .plainText: identifier == self.identifier || UTType.texts.contains(identifier)
        default: identifier == self.identifier
        }
    }

    private static let texts = [UTType.text, .plainText, .utf8PlainText].map(\.identifier)
}

extension ViewCall where Arguments == [NSItemProvider], Result == Void {
    /// Makes the call with `[]`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction([]) }
}
