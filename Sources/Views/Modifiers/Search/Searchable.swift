/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable, NamedValues {
    /// Whether a field in the drawer of a navigation bar stays when its screen is scrolled.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    private let name: String

    /// Chosen by the system.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// In the drawer of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// In the drawer of the navigation bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        displayMode == .always ? SearchFieldPlacement(name: "navigationBarDrawerAlways") : navigationBarDrawer
    }

    public static var dynamicName: String { "placement of a search field" }
    public static var namedValues: [(name: String, value: SearchFieldPlacement)] {
        [
            ("automatic", .automatic), ("toolbar", .toolbar), ("sidebar", .sidebar),
            ("navigationBarDrawer", .navigationBarDrawer),
            ("navigationBarDrawerAlways", .navigationBarDrawer(displayMode: .always)),
        ]
    }
}

/// Gives a view a search field.
public nonisolated struct _SearchableModifier<Suggestions: View>: DescribedModifier {
    public typealias Described = ViewType.Searchable

    /// The properties of the field.
    public let properties: ViewType.Searchable.Properties
    let suggestions: Suggestions
    let tokens: SearchTokens?

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Read here, so that the view learns of it when the search begins or ends.
        let isActive = properties.isActive(on: visitor.node)
        if let prompt = properties.promptText { visitor.child(.prompt, prompt) }
        if let tokens { visitor.child(.tokens, DynamicContent([tokens.tokens()])) }
        visitor.content(suggestions)
        if let suggested = tokens?.suggestions { visitor.child(.suggestedTokens, DynamicContent([suggested()])) }
        guard isActive, visitor.node.graph.isScreen else { return }
        // Commonly known: on a phone, a button beside the field ends the search.
        let cancel = _SystemButton("Cancel") { [properties] field in
            if let activity = field.parent?.searchActivity { properties.dismiss(activity) }
        }
        visitor.child(.systemButton, cancel)
    }

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        let properties = properties
        let activity = node.searchActivity
        environment.isSearching = properties.isPresented?.wrappedValue ?? activity.value
        environment.dismissSearch = DismissSearchAction { properties.dismiss(activity) }
    }
}

extension _SearchableModifier: TypedView {
    @MainActor func typedText(of node: Node) -> TypedText {
        let properties = properties
        return TypedText(
            read: { properties.text.wrappedValue }, write: { properties.text.wrappedValue = $0 }, returnKey: .searches,
            begin: { properties.begin(on: node) }, deleteInFront: { _ = properties.deleteLast?() })
    }
}

extension _SearchableModifier: ArrangedInBar {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        let field = place.field(insets: EdgeInsets())
        let above = (BarMetrics.searchField - field.line) / 2
        let side = BarMetrics.searchFieldInset
        return SearchBarLayout(
            field: place.field(insets: EdgeInsets(top: above, leading: side, bottom: above, trailing: side)))
    }
}

extension Node {
    /// The prompt of a search field and, while the user is searching, the suggestions.
    fileprivate var shownSearchParts: [Node] {
        let isActive = (try? properties(of: ViewType.Searchable.self))?.isActive(on: self) ?? false
        // Commonly known: suggestions are shown only while the search is active.
        let isEmpty = (try? properties(of: ViewType.Searchable.self))?.input.isEmpty ?? true
        return childrenInPlace.filter { part in
            if part.slot === Slot.prompt { return isEmpty }
            return isActive || part.slot === Slot.tokens
        }
    }

    /// The text in a search field: what was typed, or else the words of the system where the app gives no prompt.
    fileprivate var textsInSearchField: [String] {
        guard let field = try? properties(of: ViewType.Searchable.self) else { return [] }
        if !field.input.isEmpty { return [field.input] }
        // Commonly known: without a prompt, the field says "Search".
        return children(in: .prompt).isEmpty ? ["Search"] : []
    }

    /// The search field that the view is inside of, or that is on the same view as the modifier it is inside of.
    var searchField: (node: Node, properties: ViewType.Searchable.Properties)? {
        for view in sequence(first: self, next: \.parent) {
            for node in [view] + view.modifiers.compactMap(\.node) {
                if let properties = try? node.properties(of: ViewType.Searchable.self) { return (node, properties) }
            }
        }
        return nil
    }

    /// Whether the user is searching in the field that the view belongs to.
    var isSearchActive: Bool {
        searchField.map { $0.node.isShownField && $0.properties.isActive(on: $0.node) } ?? false
    }

    /// Whether the search field whose node this is can be on the screen.
    var isShownField: Bool { !graph.isScreen || !isOutsideOfContainer }

    /// The place of what belongs to a search and isn't shown, as in "scope".
    func placeOutsideOfSearch(_ name: String) -> Obstruction.Place {
        guard let field = searchField else {
            return .init(
                "a \(name) of a search without a field",
                because: "a search \(name) is shown with a search field, and no searchable is around it")
        }
        return field.node.placeWithoutContainer
            ?? .init(
                "among the \(name)s of a search that isn't active",
                because: "it is a \(name) of a search that isn't active: searchable:activate() begins it")
    }

    /// Whether the user is searching in the view.
    var searchActivity: StateBox<Bool> { storage(named: "search") { StateBox(false) } }
}

extension ViewType {
    public enum Searchable: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The properties of a search field.
        public struct Properties: SubmittingProperties {
            let text: Binding<String>
            let isPresented: Binding<Bool>?
            let promptText: Views.Text?
            var deleteLast: (() -> Bool)?
            /// The placement of the field.
            public let placement: SearchFieldPlacement

            /// The text in the field.
            public var input: String { text.wrappedValue }

            /// The prompt, shown while the field is empty.
            public var prompt: SlotReference<ViewType.Text> { .init(.prompt) }

            /// The "Cancel" beside the field, on a screen while the search is active.
            public var systemButton: SlotReference<ViewType.SystemButton> { .init(.systemButton) }
            /// The tokens in the field.
            public var tokens: SlotReference<ViewType.ClassifiedView> { .init(.tokens) }
            /// The tokens that the field suggests while the user searches: buttons, which add them.
            public var suggestedTokens: SlotReference<ViewType.ClassifiedView> { .init(.suggestedTokens) }

            /// Deletes the last token, as the delete key does in front of the text. Throws
            /// `InspectionError.notSupported` where the field has none.
            public var deleteToken: ViewCall<Void, Void> {
                .action(of: self) { field, node, _ in
                    field.begin(on: node)
                    guard field.deleteLast?() == true else {
                        throw InspectionError.notSupported("the search field has no token to delete")
                    }
                }
            }

            /// Types a text in place of the one there is, by one change; the search begins with it.
            public var setInput: ViewCall<String, Void> { .settingInput }

            /// Types a text behind the one there is, a letter at a time; the search begins with it.
            public var type: ViewCall<String, Void> { .typing }

            /// Pastes a text behind the one there is, by one change; the search begins with it.
            public var paste: ViewCall<String, Void> { .pasting }

            /// Empties the field, as its button does or a person who deletes all of its text; the search goes on.
            public var clear: ViewCall<Void, Void> { .clearing }

            /// Goes into the field without typing.
            public var activate: ViewCall<Void, Void> { .action(by: nil) { node, _ in try node.type("") } }

            /// Starts the search for what is in the field: what `onSubmit` around was given is called, and the keyboard goes.
            public var submit: ViewCall<Void, Void> { .submitting }

            /// Leaves the search: the field is emptied.
            public var dismiss: ViewCall<Void, Void> {
                .action(of: self) { field, node, _ in
                    if let activity = node.parent?.searchActivity { field.dismiss(activity) }
                    field.leaveKeyboard(node)
                }
            }

            /// Begins the search, as a person does who goes into the field.
            @MainActor func begin(on node: Node) {
                isPresented?.wrappedValue = true
                node.parent?.searchActivity.value = true
            }

            func dismiss(_ activity: StateBox<Bool>) {
                // Documented for DismissSearchAction: it clears the text, takes the focus away and ends the search.
                isPresented?.wrappedValue = false
                text.wrappedValue = ""
                activity.value = false
            }

            /// Takes the keyboard from the field.
            @MainActor func leaveKeyboard(_ node: Node) {
                let keeper = node.graph.focusKeeper(.keyboard)
                if keeper.node === node { keeper.move(to: nil, in: node.graph) }
            }

            @MainActor func isActive(on node: Node) -> Bool {
                let isActive = node.parent?.searchActivity.value ?? false
                // Unverified: if the binding and the field disagree, the binding wins.
                return isPresented?.wrappedValue ?? isActive
            }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: [
                .attribute("input", Searchable.self) { $0.input },
                .attribute("placement", Searchable.self) { $0.placement },
            ] + Searchable.submittingMembers + [
                .call("activate", \Properties.activate),
                .call("dismiss", \Properties.dismiss),
                .call("deleteToken", \Properties.deleteToken),
            ],
            slots: [.prompt, .tokens, .suggestedTokens, .systemButton],
            facets: [
                .arranging(
                    Arrangement(isInBar: true, shown: { $0.shownSearchParts }) { _, _ in
                        .init(
                            "among the suggestions of a search that isn't active",
                            because: "it is a suggestion of a search that isn't active: searchable:activate() begins it"
                        )
                    }),
                // Commonly known: a hidden navigation bar takes the search field along.
                .inBar(.search), .hiddenWithNavigationBar,
                // Commonly known: the field stands in a navigation bar. Documented for searchable(text:placement:prompt:): the
                // modifier may also be on the navigation container itself.
                .needs(.navigation, "a search field", mayBeInside: true),
                .drawingSearchField, .returnKey("search"), .takesTyping, .choosingSuggestions,
                .showingTexts { $0.textsInSearchField },
            ],
            calling: Calling(ends: ["systemButton": "SystemButton"]),
            forms: [
                DynamicForm(
                    .required("text", Binding<String>.self), .optional("prompt", TextSource.self),
                    .defaulted("placement", SearchFieldPlacement.automatic),
                    .optional("isPresented", Binding<Bool>.self), .optionalView("suggestions")
                ) { text, prompt, placement, isPresented, suggestions in
                    _SearchableModifier(
                        properties: .init(
                            text: text, isPresented: isPresented, promptText: prompt?.text, placement: placement),
                        suggestions: suggestions, tokens: nil)
                }
            ])
    }
}

extension View {
    nonisolated func searchable<S: View>(
        _ text: Binding<String>, _ isPresented: Binding<Bool>? = nil, _ placement: SearchFieldPlacement,
        _ prompt: Text?, _ suggestions: S, _ tokens: SearchTokens? = nil
    ) -> ModifiedContent<Self, _SearchableModifier<S>> {
        modifier(
            _SearchableModifier(
                properties: .init(
                    text: text, isPresented: isPresented, promptText: prompt, deleteLast: tokens?.deleteLast,
                    placement: placement),
                suggestions: suggestions, tokens: tokens))
    }
}

extension ModifierType {
    public var searchable: ModifierSubtree<ViewType.Searchable> { .init() }
}
