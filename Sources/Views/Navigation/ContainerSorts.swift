extension ContainerSort {
    /// The views with a navigation bar.
    static let navigation = ContainerSort(
        "a NavigationStack, NavigationView or NavigationSplitView", usual: "NavigationStack")
    /// The views with rows that a person swipes.
    static let rows = ContainerSort("a List or a Form", usual: "List")
    /// The views with a bar of tabs.
    static let tabs = ContainerSort("a TabView", usual: "TabView")
}
