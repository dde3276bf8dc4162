/// The automatic capitalization of typed text.
public nonisolated enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable, NamedValues {
    /// None.
    case never
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case characters

    /// Creates the equivalent of the older type.
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
