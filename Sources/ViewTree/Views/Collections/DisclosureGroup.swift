/// A label, and content that is shown while the group is expanded.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.DisclosureGroup

    /// What can be read of it, apart from its children.
    public let properties: ViewType.DisclosureGroup.Properties
    let label: Label
    let content: () -> Content

    /// Makes a group that is expanded as the binding says.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        properties = .init(binding: isExpanded)
        self.content = content
        self.label = label()
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        if properties.isExpanded { visitor.content(content()) }
        visitor.styled(by: ModifierType.DisclosureGroupStyle.self) { [properties, label, content] _ in
            .init(label: .init(label), content: .init(content()), isExpanded: properties.binding)
        }
    }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
    /// The group that a style is told of, as it is.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group labelled with a text that may be translated.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

extension ViewType {
    /// A label, and content that is shown while the group is expanded.
    public enum DisclosureGroup: MultipleViewContent {
        /// What can be read of a group and done with it.
        public struct Properties: LabeledProperties, StyledProperties {
            let binding: Binding<Bool>

            /// Whether the content is shown.
            public var isExpanded: Bool { binding.wrappedValue }
            /// Shows the content.
            public var expand: ViewAction<Void> { ViewAction { binding.wrappedValue = true } }
            /// Hides the content.
            public var collapse: ViewAction<Void> { ViewAction { binding.wrappedValue = false } }
        }

        /// The description of the kind.
        public static let kind = Kind(
            "DisclosureGroup", arity: .multiple, summary: "A label, and content that is shown while it is expanded.",
            members: [
                .attribute("isExpanded", DisclosureGroup.self) { $0.isExpanded },
                .action("expand", DisclosureGroup.self) { $0.expand },
                .action("collapse", DisclosureGroup.self) { $0.collapse },
            ],
            slots: [.label, .styled],
            forms: [
                DynamicForm(.view("label"), .required("isExpanded", Binding<Bool>.self), .content) {
                    label, isExpanded, content in
                    ViewTree.DisclosureGroup(isExpanded: isExpanded) {
                        content
                    } label: {
                        label
                    }
                }
            ])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `DisclosureGroup`.
    public var disclosureGroup: KindReference<ViewType.DisclosureGroup> { .init() }
}
