/// What becomes a capital while a person types.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Capitalizes nothing.
    public static let never = TextInputAutocapitalization("never")
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization("words")
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization("sentences")
    /// Every letter.
    public static let characters = TextInputAutocapitalization("characters")

    /// The same as older source names it.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension TextInputAutocapitalization: NamedValues {
    public static var dynamicName: String { "autocapitalization" }
    public static var namedValues: KeyValuePairs<String, TextInputAutocapitalization> {
        ["never": .never, "words": .words, "sentences": .sentences, "characters": .characters]
    }
}
