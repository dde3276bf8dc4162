/// What stands in the bar above a screen.
public nonisolated struct NavigationBarItem: Sendable {
    /// How large the title of a screen is shown.
    public enum TitleDisplayMode: Hashable, CaseIterable, Sendable, NamedValues {
        /// As on the screen before.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
