/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable, NamedValues {
    /// Whether a field in the drawer of a navigation bar stays when its screen is scrolled.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    private let name: String

    /// As the surroundings have it.
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

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Read here, so that the view learns of it when the search begins or ends.
        _ = properties.isActive(on: visitor.node)
        if let prompt = properties.promptText { visitor.child(.prompt, prompt) }
        visitor.content(suggestions)
    }

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        let properties = properties
        let activity = node.searchActivity
        environment.isSearching = properties.isPresented?.wrappedValue ?? activity.value
        environment.dismissSearch = DismissSearchAction { properties.dismiss(activity) }
    }
}

extension Node {
    /// The prompt of a search field and, while the user is searching, the suggestions.
    fileprivate var shownSearchParts: [Node] {
        let isActive = (try? properties(of: ViewType.Searchable.self))?.isActive(on: self) ?? false
        return childrenInPlace.filter { isActive || $0.slot === Slot.prompt }
    }

    /// Whether the user is searching in the view.
    var searchActivity: StateBox<Bool> { storage(named: "search") { StateBox(false) } }
}

extension ViewType {
    public enum Searchable: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The properties of a search field.
        public struct Properties {
            let text: Binding<String>
            let isPresented: Binding<Bool>?
            let promptText: Views.Text?
            /// The placement of the field.
            public let placement: SearchFieldPlacement

            /// The text in the field.
            public var input: String { text.wrappedValue }

            /// The prompt, shown while the field is empty.
            public var prompt: SlotReference<ViewType.Text> { .init(.prompt) }

            /// Types a text in place of the one there is; the search begins with it.
            public var setInput: ViewCall<String, Void> {
                .action(of: self) { field, node, input in
                    field.begin(on: node)
                    field.text.wrappedValue = input
                }
            }

            /// Types a text behind the one there is, a letter at a time; the search begins with it.
            public var type: ViewCall<String, Void> {
                .action(of: self) { field, node, input in
                    field.begin(on: node)
                    for letter in input {
                        field.text.wrappedValue.append(letter)
                        node.graph.flush()
                    }
                }
            }

            /// Goes into the field without typing.
            public var activate: ViewCall<Void, Void> {
                .action(of: self) { field, node, _ in field.begin(on: node) }
            }

            /// Starts the search for what is in the field: what `onSubmit` around was given is called.
            public var submit: ViewCall<Void, Void> {
                .action { node, _ in try node.submit(.search, callback: "onSubmit") }
            }

            /// Leaves the search: the field is emptied.
            public var dismiss: ViewCall<Void, Void> {
                .action(of: self) { field, node, _ in
                    if let activity = node.parent?.searchActivity { field.dismiss(activity) }
                }
            }

            @MainActor private func begin(on node: Node) {
                isPresented?.wrappedValue = true
                node.parent?.searchActivity.value = true
            }

            func dismiss(_ activity: StateBox<Bool>) {
                isPresented?.wrappedValue = false
                text.wrappedValue = ""
                activity.value = false
            }

            @MainActor func isActive(on node: Node) -> Bool {
                let isActive = node.parent?.searchActivity.value ?? false
                return isPresented?.wrappedValue ?? isActive
            }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: [
                .attribute("input", Searchable.self) { $0.input },
                .attribute("placement", Searchable.self) { $0.placement },
                .call("setInput", \Properties.setInput, .required("text")),
                .call("type", \Properties.type, .required("text")),
                .call("activate", \Properties.activate),
                .call("submit", \Properties.submit),
                .call("dismiss", \Properties.dismiss),
            ],
            slots: [.prompt],
            screen: .arranging(
                Arrangement(shown: { $0.shownSearchParts }) { _, _ in
                    .init(
                        place: "among the suggestions of a search that isn't active",
                        obstacle: "it is a suggestion of a search that isn't active: searchable:activate() begins it")
                }),
            forms: [
                DynamicForm(
                    .required("text", Binding<String>.self), .optional("prompt", TextSource.self),
                    .defaulted("placement", SearchFieldPlacement.automatic),
                    .optional("isPresented", Binding<Bool>.self), .optionalView("suggestions")
                ) { text, prompt, placement, isPresented, suggestions in
                    _SearchableModifier(
                        properties: .init(
                            text: text, isPresented: isPresented, promptText: prompt?.text, placement: placement),
                        suggestions: suggestions)
                }
            ])
    }
}

extension View {
    nonisolated func searchable<S: View>(
        _ text: Binding<String>, _ isPresented: Binding<Bool>? = nil, _ placement: SearchFieldPlacement,
        _ prompt: Text?, _ suggestions: S
    ) -> ModifiedContent<Self, _SearchableModifier<S>> {
        modifier(
            _SearchableModifier(
                properties: .init(text: text, isPresented: isPresented, promptText: prompt, placement: placement),
                suggestions: suggestions))
    }
}

extension ModifierType {
    public var searchable: ModifierSubtree<ViewType.Searchable> { .init() }
}
