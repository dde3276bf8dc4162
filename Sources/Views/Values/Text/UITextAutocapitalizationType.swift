/// What becomes a capital while a person types, as older source names it.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, CaseIterable, Sendable {
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case allCharacters
}

extension UITextAutocapitalizationType: NamedValues {
    public static var dynamicName: String { "autocapitalization type" }
    public static var namedValues: KeyValuePairs<String, UITextAutocapitalizationType> {
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    }
}
