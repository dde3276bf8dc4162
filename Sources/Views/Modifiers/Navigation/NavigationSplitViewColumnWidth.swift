import Foundation

extension View {
    /// Fixes the width of the column of the navigation split view that the view stands in, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the column of the navigation split view that the view stands in, in points, with limits for a person
    /// who resizes it.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        attribute(ModifierType.NavigationSplitViewColumnWidth.self, ColumnWidth(min: min, ideal: ideal, max: max))
    }
}

extension ModifierType {
    public enum NavigationSplitViewColumnWidth: AttributeModifierType {
        public static let attribute = ModifierAttribute<ColumnWidth>(columnWidth: "NavigationSplitViewColumnWidth")
    }

    public var navigationSplitViewColumnWidth: ModifierReader<ColumnWidth> {
        .init(ModifierType.NavigationSplitViewColumnWidth.self)
    }
}
