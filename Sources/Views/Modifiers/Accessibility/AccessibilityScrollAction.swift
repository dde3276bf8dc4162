extension ModifierType {
    public enum AccessibilityScrollAction: CallbackModifierType {
        /// The edge towards which to scroll.
        public typealias Argument = Edge
        public static let kind = callback(
            "AccessibilityScrollAction", calls: "callAccessibilityScrollAction", \.callAccessibilityScrollAction,
            .required("edge", Edge.self))
    }

    /// Calls the action passed to `accessibilityScrollAction` with the edge towards which to scroll.
    public var callAccessibilityScrollAction: ViewCall<Edge, Void> {
        .init(ModifierType.AccessibilityScrollAction.self, needsReach: true)
    }
}

extension View {
    /// Acts when an assistive technology scrolls the view, with the edge towards which to scroll.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        callback(ModifierType.AccessibilityScrollAction.self, handler)
    }
}
