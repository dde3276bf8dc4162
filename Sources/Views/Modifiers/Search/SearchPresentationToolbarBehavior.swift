/// The behavior of the toolbar while a search is active.
public nonisolated enum SearchPresentationToolbarBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The content of the toolbar stays visible.
    case avoidHidingContent

    public static var dynamicName: String { "search presentation behavior" }
}

extension View {
    /// Sets the behavior of the toolbar while a search in the view is active.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        attribute(ModifierType.SearchPresentationToolbarBehavior.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior")
    public var searchPresentationToolbarBehavior: ModifierReader<Views.SearchPresentationToolbarBehavior>
}
