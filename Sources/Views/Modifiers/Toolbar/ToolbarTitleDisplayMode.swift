/// The size and place of the title of a screen.
public nonisolated enum ToolbarTitleDisplayMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// As on the previous screen.
    case automatic
    /// Large, below the bar, until the content is scrolled.
    case large
    /// Large, in the bar.
    case inlineLarge
    /// Small, in the bar.
    case inline

    public static var dynamicName: String { "title display mode" }
}

extension View {
    /// Sets the display mode of the screen's title in the toolbar.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        attribute(ModifierType.ToolbarTitleDisplayMode.self, mode)
    }
}

extension ModifierType {
    @AttributeModifier("mode") public var toolbarTitleDisplayMode: ModifierReader<Views.ToolbarTitleDisplayMode>
}
