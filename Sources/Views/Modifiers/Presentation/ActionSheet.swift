/// An action sheet: its title, message and buttons.
public struct ActionSheet: DialogDescription {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet from its title, message and buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var buttonParts: [PresentedPart] {
        [PresentedPart(.content, _ViewArray(buttons.map { _AlertButton(button: $0) }))]
    }
}

extension ViewType {
    /// Presents an action sheet. Deprecated in SwiftUI. Guide: Alert, Sheet and ActionSheet.
    public enum ActionSheet: PresentedDialogType, MultipleViewContent {
        /// The properties of an action sheet.
        public typealias Properties = PresentedDialog

        public static let kind = modifier(
            arity: .multiple,
            members: Member.presented(ActionSheet.self), slots: [.title, .message],
            calling: Calling(ends: ["title": "Text", "message": "Text"], item: "button"),
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
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(_PresentationModifier<ViewType.ActionSheet>(isPresented, dialog: content))
    }

    /// Shows an action sheet for an item above the view while there is one.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(_PresentationModifier<ViewType.ActionSheet>(item, dialog: content))
    }
}

extension ModifierType {
    public var actionSheet: ModifierSubtree<ViewType.ActionSheet> { .init() }
}
