private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
    /// Where the lines of a text stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

extension ModifierType {
    /// Limits the lines of the texts in a view.
    public enum LineLimit: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind(
            "LineLimit", role: .modifier, summary: "Limits the lines of the texts in a view; nil is no limit.",
            members: [Member("lineLimit") { try ModifierReaders().lineLimit($0) }],
            forms: [
                DynamicForm(.optional("number", Int.self, positional: true)) {
                    _EnvironmentKeyWritingModifier(\.lineLimit, $0, kind: kind)
                }
            ])
    }

    /// Says where the lines of the texts in a view stand.
    public enum MultilineTextAlignment: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind(
            "MultilineTextAlignment", role: .modifier, summary: "Says where the lines of the texts in a view stand.",
            members: [Member("multilineTextAlignment") { try ModifierReaders().multilineTextAlignment($0) }],
            forms: [
                DynamicForm(.required("alignment", TextAlignment.self)) {
                    _EnvironmentKeyWritingModifier(\.multilineTextAlignment, $0, kind: kind)
                }
            ])
    }
}

extension View {
    /// Limits the lines of the texts in the view; nil is no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(\.lineLimit, number, kind: ModifierType.LineLimit.kind))
    }

    /// Says where the lines of the texts in the view stand.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(
                \.multilineTextAlignment, alignment, kind: ModifierType.MultilineTextAlignment.kind))
    }
}

extension ModifierReaders {
    /// The limit that a modifier of this view sets on the lines of a text.
    public var lineLimit: ModifierReader<Int?> { .init("lineLimit", environment: { \.lineLimit }) }
    /// Where a modifier of this view lets the lines of a text stand.
    public var multilineTextAlignment: ModifierReader<TextAlignment> {
        .init("multilineTextAlignment", environment: { \.multilineTextAlignment })
    }
}
