extension ViewType {
    /// Presents a confirmation dialog. Guide: Alert, Sheet and ActionSheet.
    public enum ConfirmationDialog: PresentedDialogType {
        /// The properties of a dialog.
        public typealias Properties = PresentedDialog

        public static let kind = modifier(
            arity: .single,
            members: Member.presented(ConfirmationDialog.self) + [
                .attribute("titleVisibility", ConfirmationDialog.self) { $0.titleVisibility }
            ],
            slots: [.title, .message, .actions, .systemButton],
            facets: [
                .shown(as: .dialog(.confirmation)), .cancelledBesideScreen, .offersButtons,
                .arranging(.dialog(whoseButtonIsNeeded: { $0.lacksCancel })),
                .drawing(without: { dialog in
                    let isShown = (try? dialog.properties(of: ConfirmationDialog.self))?.titleVisibility == .visible
                    // Commonly known: on a phone, automatic hides the title.
                    return isShown ? [] : [.title]
                }),
            ],
            calling: Calling(
                ends: ["title": "Text", "systemButton": "SystemButton"], containers: ["message", "actions"]),
            forms: DynamicForm.presenting(
                .required("title", TextSource.self), .optional("message", DynamicContentMaker.self),
                .optional("actions", DynamicContentMaker.self), .defaulted("titleVisibility", Visibility.automatic)
            ) { source, title, message, actions, titleVisibility in
                dialog(source, title, titleVisibility: titleVisibility, [(.message, message), (.actions, actions)])
            })

        /// Documented for confirmationDialog(_:isPresented:titleVisibility:actions:): the system adds a standard dismiss action.
        public static var systemButton: String? { "Cancel" }
    }
}

extension View {
    /// Shows a dialog above the view while the binding is true.
    @TextOverloads
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, Presentation(isPresented), titleVisibility: titleVisibility, actions, { EmptyView() }))
    }

    /// Shows a dialog above the view while the binding is true.
    @TextOverloads
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, Presentation(isPresented), titleVisibility: titleVisibility, actions, message))
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    @TextOverloads
    public nonisolated func confirmationDialog<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, isPresented, titleVisibility: titleVisibility, presenting: data, actions, { _ in EmptyView() }))
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    @TextOverloads
    public nonisolated func confirmationDialog<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, isPresented, titleVisibility: titleVisibility, presenting: data, actions, message))
    }
}

extension ModifierType {
    public var confirmationDialog: ModifierSubtree<ViewType.ConfirmationDialog> { .init() }
}
