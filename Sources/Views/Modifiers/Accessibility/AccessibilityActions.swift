/// Adds the actions of buttons, which aren't shown.
public nonisolated struct _AccessibilityActionsModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.AccessibilityActions

    let content: Content
    public let properties: ViewType.AccessibilityActions.Properties

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.deferred(.content) { content }
    }
}

extension ViewType {
    public enum AccessibilityActions: KnownViewType, KnownModifierType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The category under which the actions stand together.
            public let category: AccessibilityActionCategory
        }

        public static let kind = modifier(
            arity: .multiple, members: [.attribute("category", \Properties.category)],
            facets: [.apart, .accessibility(.actions)],
            forms: [
                DynamicForm(.content, .defaulted("category", AccessibilityActionCategory.default)) {
                    _AccessibilityActionsModifier(content: $0, properties: .init(category: $1))
                }
            ])
    }
}

extension View {
    /// Adds an action for assistive technologies for each button in the content. `callAccessibilityAction` calls one by the
    /// label of its button.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilityActions(category: .default, content)
    }

    /// Adds an action for assistive technologies for each button in the content, all in one category.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(_AccessibilityActionsModifier(content: content(), properties: .init(category: category)))
    }
}

extension ModifierType {
    /// The buttons whose actions this view has for assistive technologies.
    public var accessibilityActions: ModifierSubtree<ViewType.AccessibilityActions> { .init() }
}
