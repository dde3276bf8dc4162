/// A box around views, with an optional label.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    public typealias Described = ViewType.GroupBox

    public let properties = ViewType.GroupBox.Properties()
    let label: Label
    let content: Content

    /// Creates a group box with the given content and label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates the view as older source does.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if !(label is EmptyView) { visitor.child(.label, label) }
        visitor.content(content)
        visitor.styled(by: ModifierType.GroupBoxStyle.self) { [label, content] _ in
            .init(label: .init(label), content: .init(content))
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is told of, as it is.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension GroupBox: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { GroupBoxLayout() }
}

extension ViewType {
    public enum GroupBox: MultipleViewContent {
        public struct Properties: LabeledProperties, StyledProperties, Sendable {}

        public static let kind = Kind(
            "GroupBox", arity: .multiple, slots: [.label, .styled], facets: [.drawingBox],
            forms: [
                DynamicForm(.content, .optionalView("label")) { content, label in
                    Views.GroupBox {
                        content
                    } label: {
                        if let label { label }
                    }
                }
            ])
    }
}

extension ViewType.Kinds { public var groupBox: KindReference<ViewType.GroupBox> { .init() } }
