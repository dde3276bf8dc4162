import Foundation

/// The changes that a person has made to the tabs of a tab view: which are shown, and in which order those of a section stand.
///
/// A tab that is hidden from the bar is left out of it on a screen. The order of the tabs is kept, and not followed.
public nonisolated struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The person's changes of one tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        /// Whether the tab is shown in the bar.
        public var tabBarVisibility = Visibility.automatic
        /// Whether the tab is shown in the sidebar.
        public var sidebarVisibility = Visibility.automatic
    }

    private var tabs: [String: TabCustomization] = [:]
    private var orders: [String: [String]] = [:]

    /// Creates a customization in which nothing is changed.
    public init() {}

    /// The changes of the tab with a customization ID.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The customization IDs of the tabs of a section in their order; nil where it is unchanged.
    public subscript(section id: String) -> [String]? {
        get { orders[id] }
        set { orders[id] = newValue }
    }

    /// Shows each tab as if nothing had been changed about it.
    public mutating func resetVisibility() { tabs = [:] }

    /// Puts the tabs of each section back into their order.
    public mutating func resetSectionOrder() { orders = [:] }
}

extension ModifierType {
    public enum TabViewCustomization: AttributeModifierType {
        public static let attribute = ModifierAttribute<Binding<Views.TabViewCustomization>?>(
            "TabViewCustomization", reads: [], forms: [])
    }

    /// The person's changes of the view's tabs.
    public var tabViewCustomization: ModifierReader<Binding<Views.TabViewCustomization>?> {
        .init(ModifierType.TabViewCustomization.self)
    }
}

extension View {
    /// Lets a person change which tabs of the tab view are shown, and in which order. The binding keeps what is changed.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        attribute(ModifierType.TabViewCustomization.self, customization)
    }
}

extension TabViewCustomization: _StorableValue {
    public static func _read(_ stored: Any) -> TabViewCustomization? {
        (stored as? Data).flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) }
    }

    public var _stored: Any { (try? JSONEncoder().encode(self)) ?? Data() }
}

extension AppStorage<TabViewCustomization> {
    /// Stores what a person has changed about tabs, under a key; nothing is changed at first.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: TabViewCustomization(), key, store: store)
    }
}

extension SceneStorage<TabViewCustomization> {
    /// Stores what a person has changed about tabs, under a key; nothing is changed at first.
    public init(_ key: String) {
        self.init(wrappedValue: TabViewCustomization(), key)
    }
}
