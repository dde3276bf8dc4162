/// The effect of a pointer above a view.
public nonisolated enum HoverEffect: Hashable, CaseIterable, Sendable, NamedValues {
    /// The default effect of the platform.
    case automatic
    /// The view is highlighted.
    case highlight
    /// The view is lifted.
    case lift
}
