import Foundation

/// Takes apart the Markdown that stands within a line: emphasis, code, links.
enum InlineMarkdown {
    /// A stretch of text and what is said about it.
    struct Run: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: URL?
        /// Tells the stretches whose noun is to agree with their number from others, nil for one that isn't to.
        var inflection: Int?
    }

    /// Whether a string has anything that may be Markdown at all.
    static func isIn(_ string: String) -> Bool {
        string.utf8.contains { "*_~`[\\".utf8.contains($0) }
    }

    /// The text without its marks, and what they say. What is no Markdown stays as it is; `^[text](attributes)` is some
    /// where it is `extended`.
    static func runs(of string: String, extended: Bool = true) -> [Run] {
        guard isIn(string) else { return [Run(text: string)] }
        var parser = Parser(string, isExtended: extended)
        parser.readTokens()
        parser.resolveEmphasis()
        return parser.runs
    }
}

/// Reads the tokens of a line, then finds out which marks belong together.
private struct Parser {
    /// A stretch of text, or marks that may yet turn out to be text.
    struct Token {
        var run: InlineMarkdown.Run
        /// The mark, for marks.
        var mark: Character?
        /// The number of marks that are not yet used up.
        var count = 0
        var canOpen = false
        var canClose = false
    }

    private let characters: [Character]
    private let isExtended: Bool
    private var tokens: [Token] = []
    private var text = ""

    init(_ string: String, isExtended: Bool) {
        characters = Array(string)
        self.isExtended = isExtended
    }

    var runs: [InlineMarkdown.Run] {
        var runs: [InlineMarkdown.Run] = []
        for token in tokens {
            var run = token.run
            if let mark = token.mark { run.text = String(repeating: mark, count: token.count) }
            guard !run.text.isEmpty else { continue }
            if let last = runs.last, last.intent == run.intent, last.link == run.link,
                last.inflection == run.inflection
            {
                runs[runs.count - 1].text += run.text
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    mutating func readTokens() {
        var place = 0
        while place < characters.count {
            let character = characters[place]
            switch character {
            case "\\" where place + 1 < characters.count && characters[place + 1].isASCIIPunctuation:
                text.append(characters[place + 1])
                place += 2
            case "`": place = readCode(at: place)
            case "[": place = readLink(at: place)
            case "^" where isExtended && place + 1 < characters.count && characters[place + 1] == "[":
                place = readAttributes(at: place)
            case "*", "_", "~": place = readMarks(at: place)
            default:
                text.append(character)
                place += 1
            }
        }
        endText()
    }

    private mutating func endText() {
        if !text.isEmpty { tokens.append(Token(run: .init(text: text))) }
        text = ""
    }

    /// Returns the number of times that the character at a place is repeated from there on.
    private func length(at place: Int) -> Int {
        characters[place...].prefix { $0 == characters[place] }.count
    }

    private mutating func readCode(at place: Int) -> Int {
        let length = length(at: place)
        var end = place + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            let closing = self.length(at: end)
            if closing == length {
                endText()
                tokens.append(Token(run: .init(text: String(characters[place + length..<end]), intent: .code)))
                return end + length
            }
            end += closing
        }
        text += String(repeating: "`", count: length)
        return place + length
    }

    /// `[label](address)`; anything else after a bracket is text.
    private mutating func readLink(at place: Int) -> Int {
        guard let end = closing("[", "]", from: place), end + 1 < characters.count, characters[end + 1] == "(",
            let close = closing("(", ")", from: end + 1),
            let link = address(in: String(characters[end + 2..<close]))
        else {
            text.append("[")
            return place + 1
        }
        endText()
        for run in InlineMarkdown.runs(of: String(characters[place + 1..<end])) {
            tokens.append(Token(run: .init(text: run.text, intent: run.intent, link: link)))
        }
        return close + 1
    }

    /// The address of a link, which a title in quotation marks may follow; nil for other words.
    private func address(in text: String) -> URL? {
        let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let isTitled = parts.count < 2 || parts[1].first.map { "\"'(".contains($0) } ?? true
        return isTitled ? parts.first.flatMap { URL(string: String($0)) } : nil
    }

    /// `^[text](attributes)`; anything else after a caret is text. Of the attributes, `inflect: true` is known.
    private mutating func readAttributes(at place: Int) -> Int {
        guard let end = closing("[", "]", from: place + 1), end + 1 < characters.count, characters[end + 1] == "(",
            let close = closing("(", ")", from: end + 1)
        else {
            text.append("^")
            return place + 1
        }
        endText()
        let inflects = String(characters[end + 2..<close]).contains(/\binflect\s*:\s*true\b/)
        for run in InlineMarkdown.runs(of: String(characters[place + 2..<end])) {
            var run = run
            if inflects { run.inflection = place }
            tokens.append(Token(run: run))
        }
        return close + 1
    }

    /// Returns the place that closes what is opened at a place.
    private func closing(_ open: Character, _ close: Character, from place: Int) -> Int? {
        var depth = 0
        var next = place
        while next < characters.count {
            switch characters[next] {
            case "\\": next += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return next }
            default: break
            }
            next += 1
        }
        return nil
    }

    private mutating func readMarks(at place: Int) -> Int {
        let mark = characters[place]
        let length = length(at: place)
        let before = place > 0 ? characters[place - 1] : " "
        let after = place + length < characters.count ? characters[place + length] : " "
        // Marks open before a word and close after one; an underscore within a word is part of it.
        let opens = !after.isWhitespace && (!after.isMarkdownPunctuation || before.isBoundary)
        let closes = !before.isWhitespace && (!before.isMarkdownPunctuation || after.isBoundary)
        endText()
        var token = Token(run: .init(text: ""), mark: mark, count: length)
        if mark == "_" {
            token.canOpen = opens && (!closes || before.isMarkdownPunctuation)
            token.canClose = closes && (!opens || after.isMarkdownPunctuation)
        } else {
            // Commonly known: Foundation takes two tildes as strikethrough, and one as text.
            let isKnown = mark == "*" || length == 2
            (token.canOpen, token.canClose) = (opens && isKnown, closes && isKnown)
        }
        tokens.append(token)
        return place + length
    }

    mutating func resolveEmphasis() {
        var closer = 0
        while closer < tokens.count {
            guard tokens[closer].canClose, tokens[closer].count > 0, let opener = opener(for: closer) else {
                closer += 1
                continue
            }
            let mark = tokens[closer].mark!
            let used = mark == "~" || min(tokens[opener].count, tokens[closer].count) > 1 ? 2 : 1
            let intent: InlinePresentationIntent =
                mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for between in opener + 1..<closer {
                tokens[between].run.intent.insert(intent)
                tokens[between].canOpen = false
                tokens[between].canClose = false
            }
            tokens[opener].count -= used
            tokens[closer].count -= used
        }
    }

    /// The nearest marks before others that those close.
    private func opener(for closer: Int) -> Int? {
        let closing = tokens[closer]
        return tokens[..<closer].lastIndex { opening in
            guard opening.mark == closing.mark, opening.canOpen, opening.count > 0 else { return false }
            // Marks that could do both pair only in numbers that leave no doubt, as in CommonMark.
            let isDoubtful = opening.canClose || closing.canOpen
            return !isDoubtful || (opening.count + closing.count) % 3 != 0
                || (opening.count % 3 == 0 && closing.count % 3 == 0)
        }
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && isMarkdownPunctuation }
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
    fileprivate var isBoundary: Bool { isWhitespace || isMarkdownPunctuation }
}
