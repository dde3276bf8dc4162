import Foundation

extension View {
    /// Sets the space between the rows of the lists in the view, in points; nil for the default.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        attribute(ModifierType.ListRowSpacing.self, spacing)
    }
}

extension ModifierType {
    @AttributeModifier("spacing") public var listRowSpacing: ModifierReader<CGFloat?>
}
