import Foundation

/// A label with content beside it.
public nonisolated struct LabeledContent<Label, Content> {
    public let properties = ViewType.LabeledContent.Properties()
    let label: Label
    let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    public typealias Body = Never
    public typealias Described = ViewType.LabeledContent

    /// Creates a labeled content with the given content and label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.content(content)
        visitor.styled(by: ModifierType.LabeledContentStyle.self) { [label, content] _ in
            .init(label: .init(label), content: .init(content))
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a labeled content with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A string as it is, with a localized label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// A string beside another, both as they are.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A string as it is, with a label that a resource names.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    /// A value in a format, with a localized label.
    @TextOverloads
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style is told of, as it is.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: ArrangedView where Label: View, Content: View {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        LabeledContentLayout(isLabelHidden: place.node.labelsHidden)
    }
}

extension ViewType {
    public enum LabeledContent: AccessibleKind, MultipleViewContent {
        public struct Properties: LabeledProperties, StyledProperties, Sendable {}

        package static var accessibilityTraits: AccessibilityTraits { .isStaticText }

        public static let kind = Kind(
            "LabeledContent", arity: .multiple, slots: [.label, .styled],
            facets: [.drawingLabeledContent, .drawingLabel, .leftOut(of: .dialogs)],
            forms: [
                DynamicForm(.view("label"), .content) { label, content in
                    Views.LabeledContent(label: label, content: content)
                }
            ])
    }
}

extension ViewType.Kinds { public var labeledContent: KindReference<ViewType.LabeledContent> { .init() } }
