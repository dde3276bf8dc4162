import Foundation

extension EnvironmentValues {
    /// How small a text may become to fit: 1 is its usual size.
    @Entry public var minimumScaleFactor: CGFloat = 1
}

extension View {
    /// Sets the least factor by which the texts in the view are scaled to fit, up to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        setting(ModifierType.MinimumScaleFactor.self, factor)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.minimumScaleFactor, "factor") public var minimumScaleFactor: ModifierReader<CGFloat>
}
