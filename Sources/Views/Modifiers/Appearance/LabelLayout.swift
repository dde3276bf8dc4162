import Foundation

extension EnvironmentValues {
    /// Whether the labels of controls are shown.
    @Entry public var labelsVisibility: Visibility = .automatic
}

extension View {
    /// Sets whether the labels of the controls in the view are shown. Assistive technologies read them in any case.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        setting(ModifierType.LabelsVisibility.self, visibility)
    }

    /// Sets the width, in points, that the labels in the view keep for their icons.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        attribute(ModifierType.LabelReservedIconWidth.self, value)
    }

    /// Sets the space, in points, between the icons and the titles of the labels in the view.
    public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        attribute(ModifierType.LabelIconToTitleSpacing.self, value)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.labelsVisibility, "visibility")
    public var labelsVisibility: ModifierReader<Visibility>
    @AttributeModifier("width") public var labelReservedIconWidth: ModifierReader<CGFloat>
    @AttributeModifier("spacing") public var labelIconToTitleSpacing: ModifierReader<CGFloat>
}
