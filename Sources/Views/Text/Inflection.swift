import Foundation

/// The English plural of the words that Markdown says to inflect: `^[\(count) apple](inflect: true)`.
enum Inflection {
    /// The words with the noun in the number that they begin with: "3 apple" becomes "3 apples". Words without a number, or
    /// with one, stay as they are, as do those of other languages.
    static func inflected(_ words: String, number: Double?, language: String) -> String {
        guard language.hasPrefix("en"), let number = number ?? firstNumber(in: words), abs(number) != 1 else {
            return words
        }
        // The noun is the last word before what follows a preposition: "3 message from Ann".
        let parts = words.split(separator: " ", omittingEmptySubsequences: false)
        let end = parts.indices.first { $0 > 0 && prepositions.contains(parts[$0].lowercased()) } ?? parts.count
        guard let place = parts[..<end].lastIndex(where: { $0.contains(where: \.isLetter) }) else { return words }
        var changed = parts.map(String.init)
        changed[place] = plural(of: changed[place])
        return changed.joined(separator: " ")
    }

    /// The number that a text has in digits.
    static func firstNumber(in text: String) -> Double? {
        text.firstMatch(of: /\d[\d,]*(?:\.\d+)?/).flatMap { Double($0.output.replacing(",", with: "")) }
    }

    private static let prepositions: Set<String> = [
        "of", "in", "on", "at", "for", "from", "to", "with", "by", "per", "about", "left", "ago", "and", "or",
    ]

    private static let irregular = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "loaf": "loaves", "knife": "knives",
        "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "calf": "calves",
        "thief": "thieves", "self": "selves",
    ]

    private static let unchanging: Set<String> = ["sheep", "fish", "deer", "series", "species", "aircraft", "news"]

    private static let withES: Set<String> = ["hero", "echo", "potato", "tomato", "veto"]

    /// The plural of a noun, in its case; what follows its letters stays.
    private static func plural(of word: String) -> String {
        let noun = word.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
        guard !noun.isEmpty else { return word }
        let (lower, rest) = (noun.lowercased(), word[noun.endIndex...])
        if unchanging.contains(lower) { return word }
        if let form = irregular[lower] { return String(noun.prefix(1)) + form.dropFirst() + rest }
        let isUpper = noun.count > 1 && noun.allSatisfy { !$0.isLowercase }
        func ending(_ letters: String) -> String { isUpper ? letters.uppercased() : letters }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + ending("ies") + rest
        }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
        return noun + ending(hisses || withES.contains(lower) ? "es" : "s") + rest
    }
}
