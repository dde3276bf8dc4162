/// An item that the system puts in a toolbar by itself.
public nonisolated enum ToolbarDefaultItemKind: Hashable, CaseIterable, Sendable, NamedValues {
    /// The button that shows and hides the sidebar.
    case sidebarToggle
    /// The title of the screen.
    case title
    /// The field of a search.
    case search

    public static var dynamicName: String { "default toolbar item" }
}

extension ModifierType {
    /// Removes an item that the system would put in the toolbar.
    public enum ToolbarRemoving: AttributeModifierType {
        public static let attribute = ModifierAttribute<ToolbarDefaultItemKind?>("ToolbarRemoving", "item")
    }

    /// The item of the system that the toolbar goes without.
    public var toolbarRemoving: ModifierReader<ToolbarDefaultItemKind?> { .init(ModifierType.ToolbarRemoving.self) }
}

extension View {
    /// Removes an item that the system would put in the toolbar; nil removes none.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        attribute(ModifierType.ToolbarRemoving.self, defaultItemKind)
    }
}
