extension ViewType {
    /// Presents a screen that covers another. Guide: Alert, Sheet and ActionSheet.
    public enum FullScreenCover: PresentedScreenType {
        public static let kind = screen("FullScreenCover")

        @MainActor public static func permanence(of screen: Node) -> String? {
            // Commonly known: a cover has no swipe that dismisses it.
            "that is no gesture of a cover; use what the screen offers, such as a button"
        }
    }
}

extension View {
    /// Covers the view's screen with another while the binding is true. `onDismiss` is called when that has gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier<ViewType.FullScreenCover>(isPresented, onDismiss, content))
    }

    /// Covers the view's screen with one for an item while there is one. An item with another id has another screen.
    /// `onDismiss` is called when a screen has gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier<ViewType.FullScreenCover>(item, onDismiss, content))
    }
}

extension ModifierType {
    public var fullScreenCover: ModifierSubtree<ViewType.FullScreenCover> { .init() }
}
