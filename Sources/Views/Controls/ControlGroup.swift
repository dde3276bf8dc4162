/// A group of controls that belong together.
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
    public typealias Described = ViewType.ControlGroup

    public let properties = ViewType.ControlGroup.Properties()
    let content: Content

    /// Creates a control group of the given controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        let labeled = content as? any LabeledContentPair
        if let label = labeled?.anyLabel { visitor.child(.label, DynamicContent([label])) }
        let controls = DynamicContent([labeled?.anyContent ?? content])
        visitor.content(controls)
        visitor.styled(by: ModifierType.ControlGroupStyle.self) { _ in
            .init(label: .init(DynamicContent(labeled.map { [$0.anyLabel] } ?? [])), content: .init(controls))
        }
    }
}

/// Controls with a label for the group of them.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View,
    LabeledContentPair
{
    let content: Content
    let label: Label

    /// The controls.
    public var body: some View { content }
}

extension ControlGroup {
    /// Creates a control group of the given controls, with a label for all.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// Creates a control group of the given controls, with a localized label.
    @TextOverloads
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a control group of the given controls, with a localized label and an image of an asset catalogue.
    @TextOverloads
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Creates a control group of the given controls, with a localized label and a system symbol.
    @TextOverloads
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group of a style's configuration.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension ControlGroup: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { ControlGroupLayout() }
}

extension ViewType {
    public enum ControlGroup: MultipleViewContent {
        public struct Properties: LabeledProperties, StyledProperties, Sendable {}

        public static let kind = Kind(
            "ControlGroup", arity: .multiple, slots: [.label, .styled],
            facets: [
                .drawing(without: { group in
                    switch group.environment[StyleKey<ModifierType.ControlGroupStyle>.self]?.style {
                    case nil, is AutomaticControlGroupStyle, is NavigationControlGroupStyle: [.label]
                    default: []
                    }
                })
            ],
            forms: [
                DynamicForm(.content) { content in Views.ControlGroup { content } },
                DynamicForm(.content, .view("label", positional: false)) { content, label in
                    Views.ControlGroup {
                        content
                    } label: {
                        label
                    }
                },
            ])
    }
}

extension ViewType.Kinds { public var controlGroup: KindReference<ViewType.ControlGroup> { .init() } }
