extension ViewType {
    public enum Badge: KnownViewType, KnownModifierType {
        public static let kind = modifier(
            arity: .single,
            facets: [
                .drawingBadge, .inTabs(.badge), .shownWhileWaiting, .hiding(inBar: false) { $0.placeOfStrayBadge },
            ],
            forms: [
                DynamicForm(.required("count", Int.self)) { _SubtreeModifier(Badge.self, (), shown($0)) },
                DynamicForm(.optional("label", TextSource.self, positional: true)) { (label: TextSource?) in
                    _SubtreeModifier(Badge.self, (), label.map(\.text))
                },
            ])

        /// The text of a count; nil for 0.
        nonisolated static func shown(_ count: Int) -> Views.Text? {
            count == 0 ? nil : Views.Text(verbatim: String(count))
        }
    }
}

extension Node {
    /// The place of a badge, whose node this is, that nothing shows; nil where something does.
    fileprivate var placeOfStrayBadge: Obstruction.Place? {
        // Documented for badge(_:): badges are shown in list rows, tab bars and menus only.
        guard let owner = parent, !owner.standsInRows, !owner.environment.isInMenu, !isBadgeOfTab else { return nil }
        return .init(
            "a badge of \(owner.kind.name) outside of a row, a tab and a menu",
            because:
                "a badge is shown in a row of a list, on a tab and in a menu, and \(owner.kind.name) is in none of these"
        )
    }
}

extension View {
    /// Puts a number at the end of the row or tab; 0 is not shown.
    public nonisolated func badge(_ count: Int) -> some View { badge(ViewType.Badge.shown(count)) }

    /// Puts a text at the end of the row or tab; nil shows none.
    public nonisolated func badge(_ label: Text?) -> some View { subtree(ViewType.Badge.self, (), label) }

    /// Puts a text at the end of the row or tab; nil shows none.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Puts a text at the end of the row or tab; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// Puts a text at the end of the row or tab; nil shows none.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }
}

extension ModifierType {
    /// The badge of this row or tab: a text, or nothing where there is none to show.
    public var badge: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "badge") }
}
