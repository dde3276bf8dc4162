/// A container for controls that belong together, such as settings.
public nonisolated struct Form<Content: View>: PrimitiveView {
    public typealias Described = ViewType.Form

    public let properties = ViewType.Form.Properties()
    let content: Content

    /// Creates a form with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
        visitor.deleteButton()
        visitor.styled(by: ModifierType.FormStyle.self) { [content] _ in .init(content: .init(content)) }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is told of, as it is.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension Form: ArrangedView, LazyContainer {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        // Documented for Form: on iOS it looks like a grouped list.
        ListLayout(.insetGrouped, labels: .grouped, scrolled: place.scrolledContent())
    }
}

extension ViewType {
    public enum Form: KnownViewType, MultipleViewContent {
        public struct Properties: StyledProperties, Sendable {
            /// The "Delete" of a row with `onDelete` that was swiped, on a screen.
            public var systemButton: SlotReference<ViewType.SystemButton> { .init(.systemButton) }
        }

        public static let kind = Kind(
            "Form", arity: .multiple, slots: [.styled, .systemButton],
            facets: [
                .drawingRows(as: .insetGrouped), .editingRows, .scrolled, .scrolledByDrag, .listsRows,
                .shows(for: .rows), .leftOut(of: .all),
                .opaque { $0.hasScrollBackground },
            ],
            calling: Calling(ends: ["systemButton": "SystemButton"]),
            forms: [DynamicForm(.content) { content in Views.Form { content } }])
    }
}

extension ViewType.Kinds { public var form: KindReference<ViewType.Form> { .init() } }
