/// The direction in which a screen is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, NamedValues {
    case leftToRight, rightToLeft
}

extension EnvironmentValues {
    /// The direction in which the screen is read.
    @Entry public var layoutDirection: LayoutDirection = .leftToRight
}
