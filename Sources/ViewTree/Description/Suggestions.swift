/// Finds what somebody may have meant.
public enum Suggestions {
    /// The candidates, nearest to the word first; those equally near keep their order.
    public static func ranked(_ candidates: [String], by word: String) -> [String] {
        candidates.enumerated()
            .map { (offset: $0.offset, name: $0.element, distance: distance(word, $0.element)) }
            .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
            .map(\.name)
    }

    /// The candidate that is near enough to be a slip of the word, if there is one.
    public static func nearest(to word: String, in candidates: [String]) -> String? {
        guard let best = ranked(candidates, by: word).first else { return nil }
        return distance(word, best) <= max(1, word.count / 3) ? best : nil
    }

    /// The candidates nearest to the word, as a message lists them: the first twelve.
    public static func listed(_ candidates: [String], by word: String) -> String {
        let ranked = ranked(candidates, by: word)
        return ranked.prefix(12).joined(separator: ", ") + (ranked.count > 12 ? ", …" : "")
    }

    /// How many letters have to be put in, left out, exchanged or swapped with their neighbour, whatever their case.
    ///
    /// Complexity: O(*n* × *m*) for words of these lengths.
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased()), right = Array(right.lowercased())
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
