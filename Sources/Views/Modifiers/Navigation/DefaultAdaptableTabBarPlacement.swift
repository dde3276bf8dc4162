/// The place of the tabs of a tab view that has a bar and a sidebar.
public nonisolated enum AdaptableTabBarPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// In the bar.
    case tabBar
    /// In the sidebar.
    case sidebar
}

extension View {
    /// Sets where the tabs of a tab view stand at first. On a screen here they stand in the bar.
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        attribute(ModifierType.DefaultAdaptableTabBarPlacement.self, defaultPlacement)
    }
}

extension ModifierType {
    @AttributeModifier("placement", default: AdaptableTabBarPlacement.automatic)
    public var defaultAdaptableTabBarPlacement: ModifierReader<AdaptableTabBarPlacement>
}
