/// An item of the navigation bar.
public nonisolated struct NavigationBarItem: Sendable {
    /// The size of the title of a screen.
    public enum TitleDisplayMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// As on the previous screen.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
