extension ViewType {
    /// Presents a screen above another. Guide: Alert, Sheet and ActionSheet.
    public enum Sheet: PresentedScreenType {
        public static let kind = screen("Sheet", facets: [.shown(as: .sheet), .movedByDrag, .leftBesideScreen])
    }
}

extension View {
    /// Presents a screen above the view while the binding is true. `onDismiss` is called when the screen has gone.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Sheet>(isPresented, onDismiss, content))
    }

    /// Presents a screen for an item above the view while there is one. An item with another id has another screen.
    /// `onDismiss` is called when a screen has gone.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Sheet>(item, onDismiss, content))
    }
}

extension ModifierType {
    public var sheet: ModifierSubtree<ViewType.Sheet> { .init() }
}
