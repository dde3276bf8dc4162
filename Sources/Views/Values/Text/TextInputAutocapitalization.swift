/// What becomes a capital while a person types.
public nonisolated enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable, NamedValues {
    /// Capitalizes nothing.
    case never
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case characters

    /// The same as older source names it.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }

    public static var dynamicName: String { "autocapitalization" }
}
