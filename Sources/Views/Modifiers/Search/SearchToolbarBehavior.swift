/// The look of a search field in a toolbar.
public nonisolated enum SearchToolbarBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// A button until a search begins.
    case minimize
}

extension View {
    /// Sets the look of the view's search field in toolbars.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        attribute(ModifierType.SearchToolbarBehavior.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior") public var searchToolbarBehavior: ModifierReader<Views.SearchToolbarBehavior>
}
