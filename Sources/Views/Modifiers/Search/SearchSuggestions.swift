/// The places in which suggestions of a search are shown.
public nonisolated struct SearchSuggestionsPlacement: Hashable, Sendable, NamedValues {
    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable, NamedOptions {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the field.
        public static let menu = Set(rawValue: 1 << 0)
        /// In place of the content.
        public static let content = Set(rawValue: 1 << 1)

        public static var namedOptions: [(name: String, value: Set)] { [("menu", .menu), ("content", .content)] }
    }

    private let name: String

    /// The place that the platform has for them.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// In a menu below the field.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// In place of the content.
    public static let content = SearchSuggestionsPlacement(name: "content")

    public static var namedValues: [(name: String, value: SearchSuggestionsPlacement)] {
        [("automatic", .automatic), ("menu", .menu), ("content", .content)]
    }
}

extension EnvironmentValues {
    /// The place of the suggestions of a search: in a menu, until something else is set.
    @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .menu
}

extension ViewType {
    public enum SearchSuggestions: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = modifier(
            arity: .multiple,
            facets: [
                .arranging(
                    Arrangement(shown: { $0.isSearchActive ? $0.childrenInPlace : [] }) { _, suggestions in
                        suggestions.placeOutsideOfSearch("suggestion")
                    }),
                .choosingSuggestionsOfField,
            ],
            forms: [DynamicForm(.content) { _SubtreeModifier(SearchSuggestions.self, (), $0) }])
    }
}

extension View {
    /// Suggests what to search for, while a person searches in the view. A suggestion with `searchCompletion(_:)` puts its
    /// text into the field when it is chosen.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        subtree(ViewType.SearchSuggestions.self, (), suggestions())
    }

    /// Sets whether suggestions for the search are shown in these places: where they aren't, a menu has none.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        attribute(ModifierType.SearchSuggestionsVisibility.self, (visibility, placements))
    }
}

extension ModifierType {
    /// The suggestions for the search.
    public var searchSuggestions: ModifierSubtree<ViewType.SearchSuggestions> { .init() }

    /// Whether suggestions for the search are shown in some places.
    @AttributeModifier(
        .required("visibility", Visibility.self), .required("placements", SearchSuggestionsPlacement.Set.self))
    public var searchSuggestionsVisibility:
        ModifierReader<(visibility: Visibility, placements: SearchSuggestionsPlacement.Set)>
}
