/// An alert: its title, message and buttons.
public struct Alert: DialogDescription {
    let title: Text
    let message: Text?
    let primaryButton: Button
    let secondaryButton: Button?

    /// An alert with one button; without one it has a button that says OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        // Commonly known: an alert without a button of its own gets "OK".
        primaryButton = dismissButton ?? .default(Text("OK"))
        secondaryButton = nil
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        self.primaryButton = primaryButton
        self.secondaryButton = secondaryButton
    }

    /// An alert with two buttons, one beside the other.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    var buttonParts: [PresentedPart] {
        let buttons: [(Slot, Button?)] = [(.primaryButton, primaryButton), (.secondaryButton, secondaryButton)]
        return buttons.compactMap { slot, button in button.map { PresentedPart(slot, _AlertButton(button: $0)) } }
    }
}

extension Slot {
    /// The button of an alert that does what the alert is about, or the only one.
    static let primaryButton = Slot("primaryButton")
    /// The other button of an alert.
    static let secondaryButton = Slot("secondaryButton")
}

extension ViewType {
    /// Presents an alert. Guide: Alert, Sheet and ActionSheet.
    public enum Alert: PresentedDialogType {
        /// The properties of an alert.
        public typealias Properties = PresentedDialog

        public static let kind = modifier(
            arity: .single, members: Member.presented(Alert.self),
            slots: [.title, .message, .actions, .primaryButton, .secondaryButton, .systemButton],
            facets: [
                .shown(as: .dialog(.alert)), .offersButtonsAndFields,
                .arranging(.dialog(whoseButtonIsNeeded: { $0.lacksButtons })),
            ],
            calling: Calling(
                ends: [
                    "title": "Text", "primaryButton": "AlertButton", "secondaryButton": "AlertButton",
                    "systemButton": "SystemButton",
                ],
                containers: ["message", "actions"]),
            forms: DynamicForm.presenting(
                .required("title", TextSource.self), .optional("message", DynamicContentMaker.self),
                .optional("actions", DynamicContentMaker.self),
                .optional("primaryButton", DynamicContentMaker.self),
                .optional("secondaryButton", DynamicContentMaker.self)
            ) { source, title, message, actions, primary, secondary in
                dialog(
                    source, title,
                    [
                        (.message, message), (.actions, actions), (.primaryButton, primary),
                        (.secondaryButton, secondary),
                    ])
            })

        /// Documented for alert(_:isPresented:actions:): if no actions are present, the system includes a standard "OK" action.
        public static var systemButton: String? { "OK" }

        /// Commonly known: the keyboard comes along with an alert that has a field, and types into the first one.
        public static var focusesFirstField: Bool { true }

        @MainActor public static func permanence(of screen: Node) -> String? {
            // Commonly known: an alert can't be dismissed by a touch beside it, only by one of its buttons.
            let hasButton = screen.firstNode(where: \.kind.isActionButton) != nil
            return hasButton ? "one of its buttons ends it" : nil
        }
    }
}

extension PresentedDialog {
    /// The button that does what an alert is about, or the only one.
    public var primaryButton: SlotReference<ViewType.AlertButton> { .init(.primaryButton) }
    /// The other button of an alert.
    public var secondaryButton: SlotReference<ViewType.AlertButton> { .init(.secondaryButton) }
    /// The actions of a dialog, where it was given views.
    public var actions: SlotReference<ViewType.ClassifiedView> { .init(.actions) }
}

extension View {
    /// Shows an alert above the view while the binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(_PresentationModifier<ViewType.Alert>(isPresented, dialog: content))
    }

    /// Shows an alert for an item above the view while there is one.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Alert>(item, dialog: content))
    }
}

extension ModifierType {
    public var alert: ModifierSubtree<ViewType.Alert> { .init() }
}
