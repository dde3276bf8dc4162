extension ViewType {
    /// Presents a confirmation dialog. Guide: Alert, Sheet and ActionSheet.
    public enum ConfirmationDialog: PresentedDialogType {
        /// The properties of a dialog.
        public typealias Properties = PresentedDialog

        public static let kind = Kind(
            "ConfirmationDialog", role: .modifier, arity: .single,
            members: Member.presented(ConfirmationDialog.self) + [
                .attribute("titleVisibility", ConfirmationDialog.self) { $0.titleVisibility }
            ],
            slots: [.title, .message, .actions],
            forms: DynamicForm.presenting(
                .required("title", TextSource.self), .optional("message", DynamicContentMaker.self),
                .optional("actions", DynamicContentMaker.self), .defaulted("titleVisibility", Visibility.automatic)
            ) { source, title, message, actions, titleVisibility in
                dialog(source, title, titleVisibility: titleVisibility, [(.message, message), (.actions, actions)])
            })
    }
}

extension View {
    /// Shows a dialog above the view while the binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, Presentation(isPresented), titleVisibility: titleVisibility, actions, { EmptyView() }))
    }

    /// Shows a dialog above the view while the binding is true.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a dialog above the view while the binding is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a dialog above the view while the binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, Presentation(isPresented), titleVisibility: titleVisibility, actions, message))
    }

    /// Shows a dialog above the view while the binding is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Shows a dialog above the view while the binding is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    public nonisolated func confirmationDialog<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, isPresented, titleVisibility: titleVisibility, presenting: data, actions, { _ in EmptyView() }))
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    public nonisolated func confirmationDialog<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, T, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    public nonisolated func confirmationDialog<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.ConfirmationDialog>(
                title, isPresented, titleVisibility: titleVisibility, presenting: data, actions, message))
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    public nonisolated func confirmationDialog<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Shows a dialog above the view while the binding is true and there is a value, which its content is made of.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: message)
    }
}

extension ModifierType {
    public var confirmationDialog: ModifierSubtree<ViewType.ConfirmationDialog> { .init() }
}
