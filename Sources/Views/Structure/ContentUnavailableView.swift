/// Says that there is nothing to show, why, and what can be done about it.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    public typealias Described = ViewType.ContentUnavailableView

    public let properties = ViewType.ContentUnavailableView.Properties()
    let label: Label
    let message: Description
    let actions: Actions

    /// Creates a content unavailable view with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        message = description()
        self.actions = actions()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.child(.description, message)
        visitor.child(.actions, actions)
    }
}

extension ContentUnavailableView: ArrangedView {
    /// The label, the description and what can be done, one below the other.
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        UnavailableLayout(label: .label, description: .description)
    }
}

extension Slot {
    /// The description of what isn't there.
    fileprivate static let description = Slot("description")
}

extension ViewType {
    public enum ContentUnavailableView: KnownViewType {
        public struct Properties: LabeledProperties, Sendable {
            /// The reason why there is nothing.
            public var description: SlotReference<ViewType.ClassifiedView> { .init(.description) }
            /// What can be done about it.
            public var actions: SlotReference<ViewType.ClassifiedView> { .init(.actions) }
        }

        public static let kind = Kind(
            "ContentUnavailableView", slots: [.label, .description, .actions],
            facets: [.drawingUnavailable(label: .label, description: .description)],
            forms: [
                DynamicForm(
                    .view("title"), .required("systemImage", String.self), .optionalView("description"),
                    .optionalView("actions")
                ) { title, name, description, actions in
                    Views.ContentUnavailableView {
                        Views.Label(title: { title }, icon: { Views.Image(systemName: name) })
                    } description: {
                        if let description { description }
                    } actions: {
                        if let actions { actions }
                    }
                },
                DynamicForm(.view("label"), .optionalView("description"), .optionalView("actions")) {
                    label, description, actions in
                    Views.ContentUnavailableView {
                        label
                    } description: {
                        if let description { description }
                    } actions: {
                        if let actions { actions }
                    }
                },
            ])
    }
}

extension ViewType.Kinds {
    public var contentUnavailableView: KindReference<ViewType.ContentUnavailableView> { .init() }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a content unavailable view with a localized title and a system symbol.
    @TextOverloads
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a content unavailable view with a localized title and an image.
    @TextOverloads
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Views.Label(title, image: name) }, description: { description })
    }
}

/// The label of `ContentUnavailableView.search`.
public nonisolated struct SearchUnavailableContent {
    /// The title with a magnifying glass.
    public nonisolated struct Label: View {
        let text: String?

        /// The title, with the text that was searched for where it is known.
        public var body: some View {
            Views.Label(
                // Unverified: the wording of the system's own texts.
                text.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results",
                systemImage: "magnifyingglass")
        }
    }

    /// The actions on offer.
    public nonisolated struct Description: View {
        /// The advice.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// A search without results offers no actions.
    public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: nil) },
            description: { SearchUnavailableContent.Description() })
    }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() })
    }
}
