/// The automatic capitalization of typed text, under its former name.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, CaseIterable, Sendable, NamedValues {
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case allCharacters

    public static var dynamicName: String { "autocapitalization type" }
}
