/// A line that begins with `:`, taken apart: `:spec! "signs in" specs/a_spec.lua`.
struct CommandWords {
    /// The name, without the colon and the exclamation mark.
    let name: String
    /// Whether an exclamation mark follows the name.
    let isForced: Bool
    /// The arguments; text in double quotes is one argument.
    let words: [String]

    init(_ line: String) {
        var rest = line.drop { $0 == ":" || $0 == " " }
        let name = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(name.count)
        isForced = name.hasSuffix("!")
        self.name = String(isForced ? name.dropLast() : name)
        words = Self.words(of: rest)
    }

    private static func words(of text: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            switch character {
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case _ where character.isWhitespace && !isQuoted:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
