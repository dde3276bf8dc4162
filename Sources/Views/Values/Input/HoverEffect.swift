/// What becomes of a view when a pointer comes over it.
public nonisolated enum HoverEffect: Hashable, CaseIterable, Sendable, NamedValues {
    /// As the system has it.
    case automatic
    /// It lights up.
    case highlight
    /// It rises.
    case lift
}
