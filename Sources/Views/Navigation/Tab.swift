/// The purpose of a tab.
public nonisolated struct TabRole: Hashable, Sendable, NamedValues {
    private let name: String

    /// It leads to the search.
    public static let search = TabRole(name: "search")

    public static var namedValues: [(name: String, value: TabRole)] { [("search", .search)] }
}

/// A screen of a tab view, with the label of its tab.
public nonisolated struct Tab<Value: Hashable, Content, Label> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label?
}

extension Tab: TabContent where Content: View, Label: View {
    /// The type of the value by which the tab is selected.
    public typealias TabValue = Value
    /// There is no body: the tab view takes it apart itself.
    public typealias Body = Never

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) {
        let properties = ViewType.Tab.Properties(role: role, traits: visitor.traits)
        visitor.add(
            _TabView(properties: properties, label: label, content: content), tag: value.map { AnyHashable($0) })
    }

    /// Creates a tab that is selected by a value.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: nil, content: content(), label: label())
    }

    /// Creates a tab that is selected by a value, with a role.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }

    /// Creates a tab that is selected by a value, where nothing may be selected.
    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab of a tab view without a selection.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

/// The label that a tab makes of a title and an image.
public nonisolated struct DefaultTabLabel: View {
    let label: Label<Text, Image>

    public var body: some View { label }

    @MainActor public func _resolve(into resolved: inout ResolvedView) { label._resolve(into: &resolved) }
}

extension Tab where Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a localized label and a system symbol.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }

    /// Creates a tab with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }

    /// Creates a tab with a role, which says how it is labelled.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: role.label)
    }

    /// Creates a tab with a localized label and a system symbol, where nothing may be selected.
    @TextOverloads
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a localized label and an image of an asset catalogue, where nothing may be selected.
    @TextOverloads
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: value, role: role, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab of a tab view without a selection, with a localized label and a system symbol.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab of a tab view without a selection, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }

    /// Creates a tab of a tab view without a selection, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(label: .init(titleKey, image: image)))
    }

    /// Creates a tab of a tab view without a selection, with a role, which says how it is labelled.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: role.label)
    }
}

extension TabRole {
    /// The label of a tab that was given none.
    fileprivate var label: DefaultTabLabel { DefaultTabLabel(label: .init("Search", systemImage: "magnifyingglass")) }
}

/// Stands in the tree for a tab.
nonisolated struct _TabView<Label: View, Content: View>: PrimitiveView {
    typealias Described = ViewType.Tab

    let properties: ViewType.Tab.Properties
    let label: Label?
    let content: Content

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) {
        if let label { visitor.child(.label, label) }
        if visitor.node.isWaiting {
            visitor.deferred(.content) { content }
        } else {
            visitor.content(content)
        }
    }
}

extension ViewType {
    public enum Tab: MultipleViewContent {
        public struct Properties: LabeledProperties, Sendable {
            /// The role; nil for none.
            public let role: TabRole?
            let traits: TabTraits

            /// The place at which the tab is shown.
            public var placement: TabPlacement { traits.placement }
            /// Whether the tab is left out of the bar.
            public var isHidden: Bool { traits.isHidden }

            /// Whether the tab is left out of the bar, with what a person has changed about it.
            func isLeftOut(_ customization: TabViewCustomization.TabCustomization?) -> Bool {
                switch customization?.tabBarVisibility ?? .automatic {
                // Documented for defaultVisibility(_:for:): it holds until a person customizes the tab.
                case .automatic: traits.isHidden || traits.isHiddenByDefault
                // Unverified: hidden(_:) wins over a person's customization.
                case .visible: traits.isHidden
                case .hidden: true
                }
            }
        }

        public static let kind = Kind(
            "Tab", arity: .multiple,
            members: [
                .attribute("role", \Properties.role), .attribute("placement", \Properties.placement),
                .attribute("isHidden", \Properties.isHidden),
            ],
            slots: [.label],
            facets: [.inTabs(.tab), .choosingTab],
            forms: [
                DynamicForm(
                    .view("label"), .content, .optional("value", AnyHashable.self), .optional("role", TabRole.self),
                    .defaulted("placement", TabPlacement.automatic)
                ) { label, content, value, role, placement in
                    let tab = _TabView(
                        properties: .init(role: role, traits: TabTraits(placement: placement)), label: label,
                        content: content)
                    return value.map { DynamicContent([tab.tag($0)]) } ?? DynamicContent([tab])
                }
            ])
    }
}

extension ViewType.Kinds { public var tab: KindReference<ViewType.Tab> { .init() } }

extension Node {
    /// The label of the tab that the view is; nil for any other view.
    var tabLabel: Node? { kind[TabForm.self] == .tab ? children.first { $0.slot === Slot.label } : nil }
}
