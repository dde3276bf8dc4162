extension ModifierType {
    /// Calls the action passed to `accessibilityScrollAction` with the edge towards which to scroll.
    @CallbackModifier(.required("edge", Edge.self)) public var callAccessibilityScrollAction: ViewCall<Edge, Void>
}

extension View {
    /// Acts when an assistive technology scrolls the view, with the edge towards which to scroll.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        callback(ModifierType.AccessibilityScrollAction.self, handler)
    }
}
