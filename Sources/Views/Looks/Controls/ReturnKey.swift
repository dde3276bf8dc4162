/// The word on the return key of a kind of field.
private struct ReturnKeyWord: Sendable {
    let word: String
}

extension Facet {
    /// The return key has a word of its own while a field of the kind is typed into.
    static func returnKey(_ word: String) -> Facet { Facet(ReturnKeyWord(word: word)) }
}

extension Node {
    /// The word on the return key while the field is typed into.
    package var returnKeyWord: String {
        if let label = inheritedAttribute(ModifierType.SubmitLabel.self) { return "\(label)" }
        return kind[ReturnKeyWord.self]?.word ?? "return"
    }
}
