/// The changes that a person may make to a tab.
public nonisolated enum TabCustomizationBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// Its place, but not whether it is shown.
    case reorderable
    /// Nothing.
    case disabled
}

extension TabContent {
    /// Sets what a person may change about the tab where the tabs stand in these places; in each place, where none is given.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        changed { $0.attribute(ModifierType.TabCustomizationBehavior.self, (behavior, placements)) }
    }

    /// Sets whether the tab is shown in these places until a person changes it; in each place, where none is given.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        // Unverified: without placements, the visibility is that of all placements.
        let isHidden = visibility == .hidden && (placements.isEmpty || placements.contains(.tabBar))
        return saying { $0.isHiddenByDefault = isHidden }
    }
}

extension ModifierType {
    /// The changes that a person may make to this tab, and the places in which that holds.
    @AttributeModifier(
        .required("behavior", Views.TabCustomizationBehavior.self),
        .defaulted("placements", [AdaptableTabBarPlacement]()))
    public var tabCustomizationBehavior:
        ModifierReader<(behavior: Views.TabCustomizationBehavior, placements: [AdaptableTabBarPlacement])>
}
