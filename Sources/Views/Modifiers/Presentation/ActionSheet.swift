/// An action sheet: its title, message and buttons.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes one from its title, message and buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// Its parts, in order.
    var parts: [PresentedPart] {
        var parts = [PresentedPart(.title, title)]
        if let message { parts.append(PresentedPart(.message, message)) }
        parts.append(PresentedPart(.content, _ViewArray(buttons.map { _AlertButton(button: $0) })))
        return parts
    }
}

extension ViewType {
    /// Presents an action sheet. Deprecated in SwiftUI. Guide: Alert, Sheet and ActionSheet.
    public enum ActionSheet: PresentedDialogType, MultipleViewContent {
        /// The properties of an action sheet.
        public typealias Properties = PresentedDialog

        public static let kind = Kind(
            "ActionSheet", role: .modifier, arity: .multiple,
            members: Member.presented(ActionSheet.self), slots: [.title, .message],
            forms: DynamicForm.presenting(
                .required("title", TextSource.self), .optional("message", DynamicContentMaker.self),
                .optional("buttons", DynamicContentMaker.self)
            ) { source, title, message, buttons in
                dialog(source, title, [(.message, message), (.content, buttons)])
            })
    }
}

extension View {
    /// Shows an action sheet above the view while the binding is true.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ActionSheet>(dialog: Presentation(isPresented)) {
                content().parts
            })
    }

    /// Shows an action sheet for an item above the view while there is one.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ActionSheet>(dialog: Presentation(item, id: \.id)) {
                item.wrappedValue.map { content($0).parts } ?? []
            })
    }
}

extension ModifierType {
    public var actionSheet: ModifierSubtree<ViewType.ActionSheet> { .init() }
}
