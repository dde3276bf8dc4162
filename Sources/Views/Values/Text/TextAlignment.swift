/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable, NamedValues {
    case leading, center, trailing
}
