/// The purpose of the content of a toolbar, by which it is laid out.
public nonisolated enum ToolbarRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// Content that is pushed and popped.
    case navigationStack
    /// Content that is gone through in any order.
    case browser
    /// Content of a document.
    case editor
}

extension View {
    /// Sets the purpose of the content that the toolbar belongs to.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        attribute(ModifierType.ToolbarRole.self, role)
    }
}

extension ModifierType {
    @AttributeModifier("role") public var toolbarRole: ModifierReader<Views.ToolbarRole>
}
