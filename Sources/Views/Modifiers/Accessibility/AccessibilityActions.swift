/// Adds the actions of buttons, which aren't shown.
public nonisolated struct _AccessibilityActionsModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.AccessibilityActions

    let content: Content
    public let properties: Void = ()

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.deferred(.content) { content }
    }
}

extension ViewType {
    public enum AccessibilityActions: KnownViewType, KnownModifierType, MultipleViewContent {
        public static let kind = modifier(
            arity: .multiple, screen: .apart,
            forms: [DynamicForm(.content) { _AccessibilityActionsModifier(content: $0) }])
    }
}

extension View {
    /// Adds an action for assistive technologies for each button in the content. `callAccessibilityAction` calls one by the
    /// label of its button.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(_AccessibilityActionsModifier(content: content()))
    }
}

extension ModifierType {
    /// The buttons whose actions this view has for assistive technologies.
    public var accessibilityActions: ModifierSubtree<ViewType.AccessibilityActions> { .init() }
}
