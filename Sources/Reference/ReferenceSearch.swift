import Views

/// Finds pages of the reference and articles by words that people use: names, words of the texts, and everyday words for what
/// has another name here.
@MainActor
public struct ReferenceSearch {
    /// A page that fits.
    public struct Hit: Equatable, Sendable {
        /// The name, as `docs` takes it: `Toggle`, `Toggle:tap`, `assert.near`, `Waiting`.
        public let name: String
        /// The summary of the page, on one line.
        public let summary: String
    }

    private let query: Set<String>
    private let joined: String
    /// The names of calls that the words mean.
    private let calls: Set<String>

    /// Searches for words in any order. Their endings don't matter, nor do words such as "how" and "the".
    public init(_ words: String) {
        query = Set(WordStems.of(words)).subtracting(WordStems.ignored)
        joined = words.lowercased().filter { $0.isLetter || $0.isNumber }
        calls = Set(EverydayWords.meanings(of: joined).map { $0.lowercased().filter { $0 != "_" } })
    }

    /// The pages that fit, the best first.
    ///
    /// - Complexity: O(*n*) in the length of all texts. They are taken apart at the first search.
    public func hits(most: Int = 12) -> [Hit] {
        guard !query.isEmpty else { return [] }
        let everyday = everydayScores
        var best: [String: (score: Double, place: Int)] = [:]
        for (place, entry) in SearchEntry.all.enumerated() {
            let score = score(of: entry) + (everyday[entry.name] ?? 0)
            if score > best[entry.name]?.score ?? 0 { best[entry.name] = (score, place) }
        }
        let ranked = best.values.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
        // What has next to nothing in common with the words only hides the rest.
        let least = (ranked.first?.score ?? 0) / 6
        return ranked.prefix(most).filter { $0.score >= least }.map { found in
            Hit(name: SearchEntry.all[found.place].name, summary: SearchEntry.all[found.place].summary)
        }
    }

    /// Whether a text has all of the words.
    public func fits(_ text: String) -> Bool {
        !query.isEmpty && query.isSubset(of: WordStems.of(text))
    }

    /// The scores of names that everyday words lead to: the more words say so, the higher.
    private var everydayScores: [String: Double] {
        var scores: [String: Double] = [:]
        for entry in SearchWords.all where query.isSuperset(of: entry.stems) {
            for (place, name) in entry.names.enumerated() {
                let score = 60 * Double(entry.stems.count) - 2 * Double(place)
                scores[name] = max(scores[name] ?? 0, score)
            }
        }
        return scores
    }

    private func score(of entry: SearchEntry) -> Double {
        var total = 0.0
        var found = 0
        for word in query {
            let score =
                entry.title.contains(word)
                ? 20.0 : entry.title.contains { $0.hasPrefix(word) && word.count > 2 } ? 8 : entry.text[word] ?? 0
            total += score
            if score > 0 { found += 1 }
        }
        let named = entry.joined == joined || calls.contains(entry.joined) ? 40.0 : 0
        guard found > 0 else { return named }
        // All of the words count for more than one of them often.
        let share = Double(found) / Double(query.count)
        return named + total * share * share * entry.weight
    }
}

/// A page, a call of one, or a section of an article, as a search sees it.
@MainActor
private struct SearchEntry {
    let name: String
    let summary: String
    /// The name in lower case, without what separates its words.
    let joined: String
    let title: [String]
    /// The words of the text with their weights.
    let text: [String: Double]
    let weight: Double

    init(_ name: String, title: String, summary: String, text: [(words: String, weight: Double)], weight: Double) {
        self.name = name
        self.summary = summary
        self.title = WordStems.of(title)
        self.weight = weight
        joined = title.lowercased().filter { $0.isLetter || $0.isNumber }
        self.text = text.reduce(into: [:]) { words, part in
            for word in WordStems.of(part.words) { words[word] = max(words[word] ?? 0, part.weight) }
        }
    }

    /// Those of all pages and articles.
    static let all = Reference.pages.flatMap { entries(of: $0) } + Article.all.flatMap { entries(of: $0) }

    private static func entries(of page: ReferencePage) -> [SearchEntry] {
        let arguments = page.signatures.flatMap(\.arguments).map(\.name).joined(separator: " ")
        let whole = SearchEntry(
            page.name, title: page.name, summary: "\(page.group.singular): \(page.summary)",
            text: [(page.summary, 6), (arguments, 3)], weight: 1)
        // The constants and members of values are on a page that is read as a whole.
        guard page.group != .values, page.group != .modifiers || !page.actions.isEmpty else { return [whole] }
        let calls = page.group == .modifiers ? page.actions : page.items
        let mark = [.language, .assertions].contains(page.group) ? "." : ":"
        return [whole]
            + calls.map { call in
                SearchEntry(
                    "\(page.name)\(mark)\(call.name)", title: call.name, summary: call.text, text: [(call.text, 5)],
                    weight: page.group == .elements || page.group == .language ? 1 : 0.8)
            }
    }

    private static func entries(of article: Article) -> [SearchEntry] {
        article.sections.enumerated().map { place, section in
            let isWhole = place == 0
            return SearchEntry(
                article.name, title: isWhole ? article.name : "",
                summary: isWhole
                    ? "an article: \(article.abstract)" : "an article: \(article.title), \"\(section.heading)\"",
                text: [(section.heading, 12), (section.text, 3)], weight: 1)
        }
    }
}

/// Takes words apart for a search.
enum WordStems {
    /// The stems of the words of a text, also of those that are written together: "onLongPress" has three.
    static func of(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(stem(word.lowercased())) }
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber {
                if character.isUppercase, word.last?.isLowercase == true { end() }
                word.append(character)
            } else if character != "'" {
                end()
            }
        }
        end()
        return words
    }

    /// The stems of words that say nothing about what is looked for.
    static let ignored = Set(
        of(
            "a an and are at be by can do does for from get how i in is it my of on or that the this to use what when with you"
        ))

    /// A word without the endings of plurals and of verbs.
    private static func stem(_ word: String) -> String {
        var stem = Substring(word)
        for ending in ["ing", "ed", "es", "s"] where stem.hasSuffix(ending) && stem.count - ending.count > 2 {
            guard ending != "s" || !stem.hasSuffix("ss") else { continue }
            stem = stem.dropLast(ending.count)
            break
        }
        // swipe, swiping; tap, tapping
        if stem.count > 3, stem.last == "e" { return String(stem.dropLast()) }
        if stem.count > 3, stem.last == stem.dropLast().last, stem.last != "s", stem.last != "l" {
            return String(stem.dropLast())
        }
        return String(stem)
    }
}
