/// The place of the accessory of a tab view.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// In one line with the bar, which is small.
    case inline
    /// Above the bar.
    case expanded
}

extension EnvironmentValues {
    /// The place of the accessory of the tab view around; nil outside of one.
    @Entry public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
}

extension ViewType {
    public enum TabViewBottomAccessory: KnownModifierType, MultipleViewContent {
        public static let kind = views()
    }
}

extension View {
    /// Puts views above the bar of a tab view, whichever of its tabs is chosen.
    public nonisolated func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        subtree(
            ViewType.TabViewBottomAccessory.self, (),
            // Documented for TabViewBottomAccessoryPlacement: inline is for a minimized tab bar; the bar never minimizes here.
            content().environment(\.tabViewBottomAccessoryPlacement, .expanded))
    }
}

extension ModifierType {
    /// The views above the bar.
    public var tabViewBottomAccessory: ModifierSubtree<ViewType.TabViewBottomAccessory> { .init() }
}
