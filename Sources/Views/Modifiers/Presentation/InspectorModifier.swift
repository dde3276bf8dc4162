extension ViewType {
    /// Presents a column with details beside the view; on a phone, as here, it is a sheet.
    public enum Inspector: PresentedScreenType {
        // Documented for inspector(isPresented:content:): in a compact size class it is a sheet.
        public static let kind = screen(
            "Inspector", facets: [.besideScreen, .shown(as: .sheetWhereNarrow), .movedByDrag])
    }
}

extension View {
    /// Presents details of what the view shows while the binding is true.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(_PresentationModifier<ViewType.Inspector>(isPresented, nil, content))
    }
}

extension ModifierType {
    public var inspector: ModifierSubtree<ViewType.Inspector> { .init() }
}
