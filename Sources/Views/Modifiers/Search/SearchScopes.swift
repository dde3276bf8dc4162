/// When the scopes of a search are shown.
public nonisolated struct SearchScopeActivation: Hashable, Sendable, NamedValues {
    private let name: String

    /// When the platform does so: while a person searches.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// From when something is typed.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While a person searches.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")

    public static var namedValues: [(name: String, value: SearchScopeActivation)] {
        [("automatic", .automatic), ("onTextEntry", .onTextEntry), ("onSearchPresentation", .onSearchPresentation)]
    }
}

extension ViewType {
    public enum SearchScopes: KnownViewType, KnownModifierType, MultipleViewContent {
        public struct Properties: SelectingProperties {
            let selection: Selection?
            /// When the scopes are shown.
            public let activation: SearchScopeActivation

            /// Chooses the scope with a tag. A script may also give a text that one of the scopes alone shows.
            /// Throws `InspectionError.notSupported` where a screen doesn't show the scopes, as the search isn't active.
            public var select: ViewCall<OptionTag, Void> {
                .action(of: selection) { selection, node, tag in
                    guard !node.isLive || !node.shownScopes.isEmpty else {
                        throw InspectionError.notSupported(
                            "the scopes aren't shown, as the search isn't active: searchable:activate() begins it")
                    }
                    try node.choose(tag.value, in: selection, isScripted: tag.isScripted)
                }
            }
            /// The tag of the chosen scope.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: SearchScopes.selectionMembers + [.attribute("activation", \Properties.activation)],
            facets: [
                .arranging(
                    Arrangement(shown: { $0.shownScopes }) { _, scopes in scopes.placeOutsideOfSearch("scope") }),
                // Commonly known: the scopes are segments below the field.
                .tappedInside { touched, scopes, _ in
                    scopes.choosing(touched, in: (try? scopes.properties(of: SearchScopes.self))?.selection)
                },
            ],
            forms: [
                DynamicForm(
                    .content, .required("scope", Binding<AnyHashable>.self),
                    .defaulted("activation", SearchScopeActivation.automatic)
                ) { scopes, scope, activation in
                    _SubtreeModifier(
                        SearchScopes.self, .init(selection: Selection(scope), activation: activation), scopes)
                }
            ])
    }
}

extension Node {
    /// The scopes, while the search is active.
    fileprivate var shownScopes: [Node] {
        guard let activation = (try? properties(of: ViewType.SearchScopes.self))?.activation else { return [] }
        guard let (field, properties) = searchField, field.isShownField, properties.isActive(on: field) else {
            return []
        }
        // Documented for onTextEntry: the scopes wait for a text. Unverified: automatic doesn't.
        return activation == .onTextEntry && properties.text.wrappedValue.isEmpty ? [] : childrenInPlace
    }
}

extension View {
    /// Lets a person who searches choose among scopes, which are tagged with the values of the binding.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets a person who searches choose among scopes, which are tagged with the values of the binding; `activation` says
    /// when they are shown.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        subtree(
            ViewType.SearchScopes.self, .init(selection: Selection(scope), activation: activation), scopes())
    }
}

extension ModifierType {
    /// The scopes of the search.
    public var searchScopes: ModifierSubtree<ViewType.SearchScopes> { .init() }
}
