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
            public var setInput: ViewAction<String> {
                ViewAction(inPlace: { input, node in
                    begin(on: node)
                    text.wrappedValue = input
                })
            }

            /// Goes into the field without typing.
            public var activate: ViewAction<Void> { ViewAction(inPlace: { _, node in begin(on: node) }) }

            /// Starts the search for what is in the field: what `onSubmit(of: .search)` around was given is called.
            public var submit: ViewAction<Void> {
                ViewAction(inPlace: { _, node in
                    guard let node else { return }
                    try MainActor.assumeIsolated { try node.submit(.search, callback: "onSubmit") }
                })
            }

            /// Leaves the search: the field is emptied.
            public var dismiss: ViewAction<Void> {
                ViewAction(inPlace: { _, node in
                    if let activity = MainActor.assumeIsolated({ node?.parent?.searchActivity }) { dismiss(activity) }
                })
            }

            private func begin(on node: Node?) {
                isPresented?.wrappedValue = true
                MainActor.assumeIsolated { node?.parent?.searchActivity.value = true }
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

        public static let kind = Kind(
            "Searchable", role: .modifier, arity: .multiple,
            members: [
                .attribute("input", Searchable.self) { $0.input },
                .attribute("placement", Searchable.self) { $0.placement },
                .action("setInput", Searchable.self, "text") { $0.setInput },
                .action("activate", Searchable.self) { $0.activate },
                .action("submit", Searchable.self) { $0.submit },
                .action("dismiss", Searchable.self) { $0.dismiss },
            ],
            slots: [.prompt],
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

extension ModifierReaders {
    public var searchable: ModifierSubtree<ViewType.Searchable> { .init() }
}
