extension ViewType {
    /// Shows a view large while it is held, to those who read large text.
    public enum AccessibilityShowsLargeContentViewer: KnownViewType, KnownModifierType, SingleViewContent {
        public static let kind = Kind(
            "AccessibilityShowsLargeContentViewer", role: .modifier, arity: .single,
            forms: [
                DynamicForm(.optionalView("largeContentView")) {
                    _AccessibilitySubtreeModifier(
                        AccessibilityShowsLargeContentViewer.self, $0 ?? DynamicContent([Views.EmptyView()]))
                }
            ])
    }
}

extension View {
    /// Shows the view itself large while it is held, to those who read large text.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        accessibilityShowsLargeContentViewer { EmptyView() }
    }

    /// Shows another view large while this one is held, to those who read large text.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        modifier(
            _AccessibilitySubtreeModifier(
                ViewType.AccessibilityShowsLargeContentViewer.self, largeContentView()))
    }
}

extension ModifierReaders {
    /// What is shown large while the view is held; an empty view where it is the view itself.
    public var accessibilityShowsLargeContentViewer: ModifierSubtree<ViewType.AccessibilityShowsLargeContentViewer> {
        .init()
    }
}
