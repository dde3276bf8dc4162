import Foundation

/// A label with content that is shown while the group is expanded.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    public typealias Described = ViewType.DisclosureGroup

    public let properties: ViewType.DisclosureGroup.Properties
    let label: Label
    let content: () -> Content

    /// Makes a group that is expanded as the binding says.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }

    /// Makes a group that keeps itself whether it is expanded; at first it isn't.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        properties = .init(expansion: isExpanded)
        self.content = content
        self.label = label
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        let isExpanded = properties.expansion(of: visitor.node)
        // Documented for DisclosureGroup: while it is closed, only its label is there for people.
        visitor.content(content(), whileExpanded: isExpanded)
        visitor.styled(by: ModifierType.DisclosureGroupStyle.self) { [label, content] _ in
            .init(label: .init(label), content: .init(content()), isExpanded: isExpanded)
        }
    }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
    /// Creates the group of a style's configuration.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Makes a group with a localized label.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }

    /// Makes a group that keeps itself whether it is expanded, with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }
}

extension DisclosureGroup: ArrangedView {
    /// Outside of a list, of which the label and the content are rows.
    @MainActor package func layout(in place: LayoutPlace) -> any Layout { DisclosureLayout() }
}

extension Facet {
    /// A tap on the label of a group opens or closes it.
    fileprivate static var openingByLabel: Facet {
        .tappedInside { touched, group, _ in
            // Commonly known: on iOS the whole label is a button. What a style of the app draws acts by itself.
            guard !group.hasStyleOfApp,
                let label = group.children(in: .label).first, touched === label || touched.isInside(label),
                let properties = try? group.properties(of: ViewType.DisclosureGroup.self)
            else { return nil }
            return { [unowned group] in
                let isExpanded = properties.expansion(of: group)
                isExpanded.wrappedValue.toggle()
            }
        }
    }

    /// A touch in the line of the label, or in the row that it makes up, is for the label.
    fileprivate static var labelPart: Facet {
        .touchedParts { group, frame, layout in
            guard !group.hasStyleOfApp,
                let label = group.children(in: .label).first, let row = try? layout.touchFrame(of: label)
            else { return [] }
            return [
                TouchedPart(
                    CGRect(x: frame.minX, y: row.minY, width: frame.width, height: row.height).union(row), of: label)
            ]
        }
    }
}

extension ViewType {
    public enum DisclosureGroup: MultipleViewContent {
        public struct Properties: LabeledProperties, StyledProperties, ExpandingProperties {
            public let expansion: Binding<Bool>?
            public static var isExpandedAtFirst: Bool { false }
        }

        public static let kind = Kind(
            "DisclosureGroup", arity: .multiple,
            members: expansionMembers,
            slots: [.label, .styled],
            facets: [
                .collapsing("group"), .rows(.parts), .takesTouches, .openingByLabel, .labelPart, .drawingDisclosure,
            ],
            forms: [
                DynamicForm(.view("label"), .required("isExpanded", Binding<Bool>.self), .content) {
                    label, isExpanded, content in
                    Views.DisclosureGroup(isExpanded: isExpanded) {
                        content
                    } label: {
                        label
                    }
                },
                DynamicForm(.view("label"), .content) { label, content in
                    Views.DisclosureGroup {
                        content
                    } label: {
                        label
                    }
                },
            ])
    }
}

extension ViewType.Kinds { public var disclosureGroup: KindReference<ViewType.DisclosureGroup> { .init() } }
