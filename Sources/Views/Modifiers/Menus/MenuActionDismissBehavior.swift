/// The effect of a choice on the menu that it was made in.
public nonisolated enum MenuActionDismissBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The menu closes.
    case automatic
    /// The menu closes.
    case enabled
    /// The menu stays open.
    case disabled
}

extension EnvironmentValues {
    /// Whether a choice leaves the menus around open that it is made in.
    @Entry var keepsMenuOpen: Bool = false
}

extension View {
    /// Sets whether a choice in a menu closes it.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        attribute(ModifierType.MenuActionDismissBehavior.self, behavior)
    }
}

extension ModifierType {
    public enum MenuActionDismissBehavior: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.MenuActionDismissBehavior>(
            "MenuActionDismissBehavior", "behavior",
            sets: { environment, behavior in
                environment.keepsMenuOpen = behavior == .disabled
                if environment.keepsMenuOpen, environment.isInMenu { environment.conclude = nil }
            })
    }

    public var menuActionDismissBehavior: ModifierReader<Views.MenuActionDismissBehavior> {
        .init(ModifierType.MenuActionDismissBehavior.self)
    }
}
