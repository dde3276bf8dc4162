/// Which bars are shown or hidden.
public struct BarVisibility: Equatable, Sendable {
    /// Whether they are shown.
    public let visibility: Visibility
    /// The bars.
    public let bars: [ToolbarPlacement]
}

extension ModifierType {
    public enum ToolbarVisibility: AttributeModifierType {
        public static let attribute = ModifierAttribute<BarVisibility>(
            "ToolbarVisibility",
            reads: [
                .reading("toolbarVisibility") { $0.visibility }
            ],
            members: [.call("toolbarBars", \ModifierType.toolbarBars)],
            forms: [
                .form(.required("visibility", Visibility.self), .optional("bars", [ToolbarPlacement].self)) {
                    BarVisibility(visibility: $0, bars: $1 ?? [.automatic])
                }
            ])
    }

    /// The bars of the screen and their visibility.
    public var toolbarVisibility: ModifierReader<BarVisibility> { .init(ModifierType.ToolbarVisibility.self) }
    /// The bars whose visibility a modifier of this view sets.
    package var toolbarBars: ViewCall<Void, [ToolbarPlacement]> {
        .init(ModifierType.ToolbarVisibility.self) { $0.bars }
    }
}

extension View {
    /// Shows or hides bars of the screen.
    public nonisolated func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        attribute(
            ModifierType.ToolbarVisibility.self,
            BarVisibility(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        attribute(
            ModifierType.ToolbarVisibility.self,
            BarVisibility(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
    }
}
