import Foundation

extension View {
    /// Fixes the width of the column of the inspector that the view stands in, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the column of the inspector that the view stands in, in points, with limits for a person
    /// who resizes it.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        attribute(ModifierType.InspectorColumnWidth.self, ColumnWidth(min: min, ideal: ideal, max: max))
    }
}

extension ModifierType {
    public enum InspectorColumnWidth: AttributeModifierType {
        public static let attribute = ModifierAttribute<ColumnWidth>(columnWidth: "InspectorColumnWidth")
    }

    public var inspectorColumnWidth: ModifierReader<ColumnWidth> { .init(ModifierType.InspectorColumnWidth.self) }
}
