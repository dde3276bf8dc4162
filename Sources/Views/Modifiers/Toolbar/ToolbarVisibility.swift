/// Which bars are shown or hidden.
public struct BarVisibility: Equatable, Sendable {
    /// Whether they are shown.
    public let visibility: Visibility
    /// The bars.
    public let bars: [ToolbarPlacement]

    /// Without bars, those that the system chooses.
    init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
        self.visibility = visibility
        // Documented for toolbarVisibility(_:for:): no bars means automatic.
        self.bars = bars.orAutomatic
    }
}

extension [ToolbarPlacement] {
    /// These bars, or those that the system chooses where there are none.
    var orAutomatic: [ToolbarPlacement] { isEmpty ? [.automatic] : self }
}

extension ModifierAttribute<BarVisibility> {
    /// Describes a modifier that shows or hides something of bars.
    convenience init(
        barVisibility name: String, members: @escaping @autoclosure @Sendable () -> [Member] = []
    ) {
        self.init(
            name, reads: [.reading(Kind.call(of: name)) { $0.visibility }], members: members(),
            forms: [
                .form(.required("visibility", Visibility.self), .optional("bars", [ToolbarPlacement].self)) {
                    BarVisibility($0, $1 ?? [])
                }
            ])
    }
}

extension ModifierType {
    public enum ToolbarVisibility: AttributeModifierType {
        public static let attribute = ModifierAttribute<BarVisibility>(
            barVisibility: "ToolbarVisibility", members: [.call("toolbarBars", \ModifierType.toolbarBars)])
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
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        attribute(ModifierType.ToolbarVisibility.self, BarVisibility(visibility, bars))
    }

    /// Shows or hides bars of the screen.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        attribute(ModifierType.ToolbarVisibility.self, BarVisibility(visibility, bars))
    }
}
