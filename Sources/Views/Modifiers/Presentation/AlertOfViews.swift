import Foundation

// Alerts that are made of views, in the forms of the title.

extension View {
    /// Shows an alert above the view while the binding is true.
    @TextOverloads
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Alert>(title, Presentation(isPresented), actions, { EmptyView() }))
    }

    /// Shows an alert above the view while the binding is true.
    @TextOverloads
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Alert>(title, Presentation(isPresented), actions, message))
    }

    /// Shows an alert above the view while the binding is true and there is a value, which its content is made of.
    @TextOverloads
    public nonisolated func alert<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            _PresentationModifier<ViewType.Alert>(title, isPresented, presenting: data, actions, { _ in EmptyView() }))
    }

    /// Shows an alert above the view while the binding is true and there is a value, which its content is made of.
    @TextOverloads
    public nonisolated func alert<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Alert>(title, isPresented, presenting: data, actions, message))
    }

    /// Shows an alert for an error above the view while the binding is true and there is one. The title is the error's
    /// description.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        // Documented for alert(isPresented:error:actions:): without an error, the alert isn't shown.
        alert(errorTitle(error), isPresented: isPresented, presenting: error, actions: { _ in actions() })
    }

    /// Shows an alert for an error above the view while the binding is true and there is one. The title is the error's
    /// description.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(errorTitle(error), isPresented: isPresented, presenting: error, actions: actions, message: message)
    }

    private nonisolated func errorTitle(_ error: (any LocalizedError)?) -> Text {
        // Documented for alert(isPresented:error:actions:): the error gives the title. Unverified without a description.
        Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? "")
    }
}
