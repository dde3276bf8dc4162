/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable, NamedValues {
    case leading, center, trailing
}
