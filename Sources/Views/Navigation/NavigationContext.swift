/// The values that a navigation stack shows screens for, as the links and destinations within it see them.
struct NavigationContext {
    /// The values, the screen at the bottom left out. Read in a description, it makes the description depend on them.
    let read: () -> [AnyHashable]
    /// Changes the values; false when one has a type that the stack's path cannot hold.
    let write: ([AnyHashable]) -> Bool
    /// The holder of the values, where it tells readers of changes; nil where nothing is known about it.
    var source: BindingSource?

    /// Takes away the value at a place and all after it.
    func pop(to count: Int) {
        _ = write(Array(read().prefix(count)))
    }
}

extension NavigationContext: ComparedInput {
    func isSameInput(as other: NavigationContext) -> Bool { source != nil && source == other.source }
}

private enum NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    /// The navigation stack around the view.
    var navigation: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}
