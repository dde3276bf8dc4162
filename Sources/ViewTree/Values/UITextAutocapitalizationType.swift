/// What becomes a capital while a person types, as older source names it.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, CaseIterable, Sendable {
    /// Nothing.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case allCharacters
}

extension UITextAutocapitalizationType: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "autocapitalization type" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, UITextAutocapitalizationType> {
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    }
}
