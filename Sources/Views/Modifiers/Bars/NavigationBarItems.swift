extension ViewType {
    /// Puts a view at the start of the bar above a screen.
    public enum NavigationBarLeadingItems: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "NavigationBarLeadingItems", NavigationBarLeadingItems.self,
            view: "leading", facets: [.inBar(.leading), .hiddenWithNavigationBar, .needs(.navigation, "a bar item")])
    }

    /// Puts a view at the end of the bar above a screen.
    public enum NavigationBarTrailingItems: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "NavigationBarTrailingItems", NavigationBarTrailingItems.self,
            view: "trailing", facets: [.inBar(.trailing), .hiddenWithNavigationBar, .needs(.navigation, "a bar item")])
    }
}

extension ModifierType {
    public enum NavigationBarItems: KnownModifierType {
        public static let kind = modifier(
            forms: [
                DynamicForm(.view("leading", positional: false), .optionalView("trailing")) { leading, trailing in
                    GivenModifiers(
                        _SubtreeModifier(ViewType.NavigationBarLeadingItems.self, (), leading),
                        trailing.map { _SubtreeModifier(ViewType.NavigationBarTrailingItems.self, (), $0) })
                },
                DynamicForm(.view("trailing", positional: false)) {
                    _SubtreeModifier(ViewType.NavigationBarTrailingItems.self, (), $0)
                },
            ])
    }

    /// The items at the leading end of the navigation bar.
    public var navigationBarLeadingItems: ModifierSubtree<ViewType.ClassifiedView> {
        .init(call: "navigationBarLeadingItems")
    }
    /// The items at the trailing end of the navigation bar.
    public var navigationBarTrailingItems: ModifierSubtree<ViewType.ClassifiedView> {
        .init(call: "navigationBarTrailingItems")
    }
}

/// The modifiers that a script gave, out of some.
private struct GivenModifiers: ViewModifier {
    typealias Body = Never

    let given: [any ViewModifier]

    init(_ modifiers: (any ViewModifier)?...) {
        given = modifiers.compactMap { $0 }
    }

    func _resolve(into resolved: inout ResolvedView) {
        for modifier in given.reversed() { modifier._resolve(into: &resolved) }
    }
}

extension View {
    /// Puts a view at the start of the bar above the screen, and one at its end.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Puts a view at the start of the bar above the screen.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        subtree(ViewType.NavigationBarLeadingItems.self, (), leading)
    }

    /// Puts a view at the end of the bar above the screen.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        subtree(ViewType.NavigationBarTrailingItems.self, (), trailing)
    }
}

extension Node {
    /// Whether a modifier of this view puts something into the bar above the screen.
    public var hasNavigationBarItems: Bool {
        let kinds = [ViewType.NavigationBarLeadingItems.kind, ViewType.NavigationBarTrailingItems.kind]
        return modifiers.contains { modifier in kinds.contains { $0 === modifier.kind } }
    }
}
