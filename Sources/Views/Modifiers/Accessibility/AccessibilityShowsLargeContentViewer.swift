extension ViewType {
    public enum AccessibilityShowsLargeContentViewer: KnownViewType, KnownModifierType, SingleViewContent {
        public static let kind = modifier(
            arity: .single,
            forms: [
                DynamicForm(.optionalView("largeContentView")) {
                    _AccessibilitySubtreeModifier(
                        AccessibilityShowsLargeContentViewer.self, $0 ?? DynamicContent([Views.EmptyView()]))
                }
            ])
    }
}

extension View {
    /// Shows the view itself in the large content viewer.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        accessibilityShowsLargeContentViewer { EmptyView() }
    }

    /// Shows another view in the large content viewer while this one is held.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(
            _AccessibilitySubtreeModifier(
                ViewType.AccessibilityShowsLargeContentViewer.self, largeContentView()))
    }
}

extension ModifierType {
    /// The view shown in the large content viewer; an empty view where it is the view itself.
    public var accessibilityShowsLargeContentViewer: ModifierSubtree<ViewType.AccessibilityShowsLargeContentViewer> {
        .init()
    }
}
