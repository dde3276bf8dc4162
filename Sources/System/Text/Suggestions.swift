/// Finds the names that resemble a misspelt one.
///
/// Names are short. A word longer than any name resembles none, and is rejected quickly: nothing after the first
/// `longestWord` letters is compared.
package enum Suggestions {
    /// The number of letters of a word, or of a candidate, that are compared.
    private static let longestWord = 100

    /// The candidates, nearest to the word first; those equally near keep their order.
    ///
    /// - Complexity: O(*n*) in the candidates, none of which is compared beyond its hundredth letter.
    package static func ranked(_ candidates: [String], by word: String) -> [String] {
        let word = Word(word)
        return candidates.enumerated()
            .map { (offset: $0.offset, name: $0.element, distance: distance(word, Word($0.element))) }
            .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
            .map(\.name)
    }

    /// The candidate that the word is likely a misspelling of, or else the shortest that begins with it, if there is one. There
    /// is none for a word of more than a hundred letters.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        let wanted = Word(word)
        guard wanted.isWhole else { return nil }
        let most = max(1, wanted.letters.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let found = Word(candidate)
            // As many letters as one has more than the other have to be put in.
            guard found.isWhole, abs(found.letters.count - wanted.letters.count) <= most else { continue }
            let distance = distance(wanted, found)
            if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name ?? beginning(with: wanted, in: candidates)
    }

    /// The shortest of the candidates that begin with a word of three letters or more.
    private static func beginning(with word: Word, in candidates: [String]) -> String? {
        guard word.letters.count > 2 else { return nil }
        return candidates.filter { Word($0).letters.starts(with: word.letters) }.min { $0.count < $1.count }
    }

    /// The candidate that is near enough, of some in no particular order: of those equally near, the first in the alphabet.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        nearest(to: word, in: candidates.sorted())
    }

    /// The candidates, nearest to the word first, for a message.
    /// - Parameter most: How many are listed at most. A list that is the answer has no bound.
    package static func listed(_ candidates: [String], by word: String, most: Int = 12) -> String {
        let ranked = ranked(candidates, by: word)
        return ranked.prefix(most).joined(separator: ", ") + (ranked.count > most ? ", …" : "")
    }

    /// A word in quotes, for a message: a long one is shortened, with its length in bytes.
    package static func shown(_ word: String) -> String {
        guard word.utf8.count > 4 * longestWord || word.count > longestWord else { return "'\(word)'" }
        return "'\(word.prefix(40))…' (\(word.utf8.count) bytes)"
    }

    /// The compared start of a word in lower case.
    private struct Word {
        let letters: [Character]
        /// Whether nothing was left out.
        let isWhole: Bool

        init(_ word: String) {
            let start = word.prefix(Suggestions.longestWord)
            letters = Array(start.lowercased())
            isWhole = start.endIndex == word.endIndex
        }
    }

    /// The number of insertions, deletions, substitutions and transpositions of neighbors, ignoring case.
    ///
    /// - Complexity: O(*n* × *m*) in the lengths of the words, a hundred at most.
    static func distance(_ left: String, _ right: String) -> Int { distance(Word(left), Word(right)) }

    private static func distance(_ left: Word, _ right: Word) -> Int {
        let (left, right) = (left.letters, right.letters)
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for (row, character) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(
                    previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
