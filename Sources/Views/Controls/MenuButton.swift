/// A button that opens a menu; the name of `Menu` in older source.
public nonisolated struct MenuButton<Label: View, Content: View>: PrimitiveView {
    public typealias Described = ViewType.MenuButton

    public let properties = ViewType.MenuButton.Properties()
    let label: Label
    let content: Content

    /// Creates a menu button with the given label and these items.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.child(.label, label)
        visitor.content(content)
    }
}

extension MenuButton where Label == Text {
    /// Creates a menu button with a localized label.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
}

extension ViewType {
    public enum MenuButton: AccessibleKind, MultipleViewContent {
        public struct Properties: LabeledProperties, Sendable {}

        package static var accessibilityTraits: AccessibilityTraits { .isButton }

        public static let kind = Kind(
            "MenuButton", arity: .multiple, slots: [.label], facets: [.drawingButton],
            forms: [
                DynamicForm(.view("label"), .content) { label, content in
                    Views.MenuButton(label: label) { content }
                }
            ])
    }
}

extension ViewType.Kinds { public var menuButton: KindReference<ViewType.MenuButton> { .init() } }
