import Foundation

extension EnvironmentValues {
    /// The space between the lines of a text, in points.
    @Entry public var lineSpacing: CGFloat = 0
}

extension View {
    /// Sets the space between the lines of the texts in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        setting(ModifierType.LineSpacing.self, lineSpacing)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.lineSpacing, "lineSpacing") public var lineSpacing: ModifierReader<CGFloat>
}
