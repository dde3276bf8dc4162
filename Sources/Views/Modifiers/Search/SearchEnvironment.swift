/// Leaves a search.
public struct DismissSearchAction {
    let action: () -> Void

    /// Ends the search and empties the field; nothing happens where there is no search.
    public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    /// Whether the user is searching in a view around.
    @Entry public internal(set) var isSearching: Bool = false

    /// Leaves the search in the view around.
    @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}
