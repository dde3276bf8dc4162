extension ModifierType {
    /// Calls the function passed to `onDrag`, and returns the item to drag.
    @RequestModifier(otherwise: NSItemProvider()) public var callOnDrag: ViewCall<Void, NSItemProvider>
}

extension View {
    /// Provides what is dragged with the view.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        answer(ModifierType.OnDrag.self, data)
    }

    /// Provides what is dragged with the view. The preview is what would follow the finger; there is no screen
    /// that it would be drawn on.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        answer(ModifierType.OnDrag.self, data)
    }
}
