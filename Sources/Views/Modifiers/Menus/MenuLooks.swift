/// The order of the items of a menu.
public nonisolated enum MenuOrder: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// The first item is nearest to where the menu was opened.
    case priority
    /// The first item is at the top.
    case fixed
}

extension EnvironmentValues {
    /// Whether a button shows that it opens a menu.
    @Entry public var menuIndicatorVisibility: Visibility = .automatic

    /// The order of the items of menus.
    @Entry public var menuOrder: MenuOrder = .automatic
}

extension View {
    /// Sets the visibility of the indicator that a button opens a menu.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        setting(ModifierType.MenuIndicator.self, visibility)
    }

    /// Sets the order of the items of the menus in the view.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        setting(ModifierType.MenuOrder.self, order)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.menuIndicatorVisibility, "visibility") public var menuIndicator: ModifierReader<Visibility>
    @EnvironmentModifier(\.menuOrder, "order") public var menuOrder: ModifierReader<Views.MenuOrder>
}
