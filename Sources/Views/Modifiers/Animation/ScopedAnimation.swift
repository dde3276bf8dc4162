extension View {
    /// Animates the changes of what `body` does to the view, and no others; nil leaves them as they are. The tree takes
    /// each change at once.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(_MadeContentModifier { body($0).animation(animation) })
    }

    /// Changes the transaction of what `body` does to the view, and of nothing else. `transform` is called each time the
    /// view is described, with the transaction of the change.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(_MadeContentModifier { body($0).transaction(transform) })
    }

    /// Changes the transaction of the view when a value changes. `transform` is called with the transaction of the change.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_TransactionModifier(value: value, transform: transform))
    }
}

extension ViewModifier {
    /// Returns the modifier with an animation for the changes that it makes; nil leaves them as they are.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        ModifiedContent(
            content: self,
            modifier: _AttributeModifier(ModifierType.Animation.attribute, .init(animation: animation, value: nil)))
    }

    /// Returns the modifier with changes to the transaction of what it does.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifiedContent(content: self, modifier: _TransactionModifier(value: nil, transform: transform))
    }
}
