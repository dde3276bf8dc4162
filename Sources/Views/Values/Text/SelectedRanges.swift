/// The side of a line's end at which an insertion point stands.
public nonisolated enum TextSelectionAffinity: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// At the start of the next line.
    case downstream
    /// At the end of the line.
    case upstream
}

/// The selection in a text field or editor: a stretch of its text, or a place between two characters.
///
/// Typing puts the place behind what was typed.
public nonisolated struct TextSelection: Hashable, Sendable {
    /// The places of a selection in the text.
    public enum Indices: Hashable, Sendable {
        /// One stretch; an empty one is a place between two characters.
        case selection(Range<String.Index>)
        /// Several stretches.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places in the text.
    public var indices: Indices
    /// The side of a line's end at which an insertion point stands.
    public var affinity = TextSelectionAffinity.automatic

    /// Selects a stretch of the text.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Selects several stretches of the text.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Selects the place in front of a character.
    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    /// Whether it is a place between two characters.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

extension EnvironmentValues {
    /// The side of a line's end at which insertion points stand.
    @Entry public internal(set) var textSelectionAffinity: TextSelectionAffinity = TextSelectionAffinity.automatic
}

extension View {
    /// Sets the side of a line's end at which insertion points in the view stand.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        setting(ModifierType.TextSelectionAffinity.self, affinity)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.textSelectionAffinity, "affinity")
    public var textSelectionAffinity: ModifierReader<Views.TextSelectionAffinity>
}

extension Binding<String> {
    /// The text, with a selection that goes behind what is typed.
    func moving(_ selection: Binding<TextSelection?>) -> Binding<String> {
        Binding(
            get: { wrappedValue },
            set: { text in
                wrappedValue = text
                selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
            })
    }
}
