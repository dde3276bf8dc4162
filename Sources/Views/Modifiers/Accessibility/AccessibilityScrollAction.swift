extension ModifierType {
    /// Acts when those who can't see a view scroll it.
    public enum AccessibilityScrollAction: CallbackModifierType {
        /// What its function is given: the side to scroll towards.
        public typealias Argument = Edge
        public static let kind = callback(
            "AccessibilityScrollAction", calls: "callAccessibilityScrollAction", \.callAccessibilityScrollAction,
            .required("edge", Edge.self))
    }
}

extension View {
    /// Acts when those who can't see the view scroll it, with the side to scroll towards.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        callback(ModifierType.AccessibilityScrollAction.self, handler)
    }
}

extension ModifierReaders {
    /// Calls what `accessibilityScrollAction` was given, with the side to scroll towards.
    public var callAccessibilityScrollAction: ViewCall<Edge, Void> {
        .init(ModifierType.AccessibilityScrollAction.self)
    }
}
