import Foundation

/// The text of a key: its arguments are put in, and its Markdown becomes attributes.
extension LocalizedStringKey {
    /// The text without translation, when it reads the same in all surroundings, else nil.
    var plainString: String? {
        if segments.count == 1, case .literal(let text) = segments[0], !InlineMarkdown.isIn(text) { return text }
        let values = values.map(\.plainString)
        guard !values.contains(nil) else { return nil }
        return pieces(of: nil, in: TextContext()).map { $0.string(in: TextContext()) }.joined()
    }

    /// The runs of the text: the translation with its arguments, or the key itself with them.
    func pieces(of translation: String?, in context: TextContext) -> [TextPiece] {
        let template = translation.map { Placeholder.put(into: $0, values.count) } ?? untranslated
        // Commonly known: Markdown counts in the key and in translations, and not in interpolated strings.
        // What the values say is no Markdown, so they are put in when that is taken apart.
        let runs = InlineMarkdown.runs(of: template)
        let language = translation == nil ? "en" : context.locale.language.languageCode?.identifier ?? "en"
        var pieces: [TextPiece] = []
        var next = 0
        while next < runs.count {
            let group = runs[next...].prefix { $0.inflection == runs[next].inflection }
            let found = group.flatMap { run in
                self.pieces(
                    of: run.text, with: TextAttributes(intent: run.intent, link: run.link), in: context)
            }
            pieces += runs[next].inflection == nil ? found : TextPiece.inflected(found, language: language)
            next = group.endIndex
        }
        return pieces
    }

    /// The pieces of a stretch with one set of attributes, and of the values that stand in it.
    private func pieces(
        of text: String, with attributes: TextAttributes, in context: TextContext
    ) -> [TextPiece] {
        let values = values
        return Placeholder.split(text).flatMap { part -> [TextPiece] in
            switch part {
            case .text(let text): [TextPiece(content: .string(text), attributes: attributes)]
            case .value(let index) where values.indices.contains(index):
                values[index].pieces(in: context).map { $0.within(attributes) }
            case .value: []
            }
        }
    }

    /// The translation with its arguments, or the key itself with them; Markdown stays as it is. The translation is that of
    /// another key if one is given.
    func string(key: String? = nil, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let translation = Localization.translation(of: self, key: key, table: table, bundle: bundle, locale: locale)
        let template = translation.map { Placeholder.put(into: $0, values.count) } ?? untranslated
        let context = TextContext(locale: locale)
        return pieces(of: template, with: TextAttributes(), in: context).map { $0.string(in: context) }.joined()
    }

    /// The translation with its arguments, or the key itself with them, with Markdown as attributes.
    func attributedString(table: String?, bundle: Bundle?, locale: Locale) -> AttributedString {
        let translation = Localization.translation(of: self, table: table, bundle: bundle, locale: locale)
        let context = TextContext(locale: locale)
        return pieces(of: translation, in: context).reduce(into: AttributedString()) {
            $0.append(
                AttributedString($1.string(in: context), intent: $1.attributes.intent ?? [], link: $1.attributes.link))
        }
    }

    /// The key with placeholders for its arguments.
    private var untranslated: String {
        var next = 0
        return segments.map { segment in
            switch segment {
            case .literal(let text): return text
            case .argument:
                next += 1
                return Placeholder.string(next - 1)
            }
        }.joined()
    }
}

extension TextPiece {
    /// Pieces of a text whose noun agrees with the number in them.
    fileprivate static func inflected(_ pieces: [TextPiece], language: String) -> [TextPiece] {
        let strings = pieces.map { $0.string(in: TextContext()) }
        let number = Inflection.firstNumber(in: strings.joined())
        guard let last = strings.lastIndex(where: { $0.contains(where: \.isLetter) }) else { return pieces }
        var pieces = pieces
        pieces[last].content = .string(Inflection.inflected(strings[last], number: number, language: language))
        return pieces
    }
}

/// Stands for an argument while a text is taken apart: a character that doesn't occur in texts.
private enum Placeholder {
    enum Part {
        case text(String)
        case value(Int)
    }

    private static let first: UInt32 = 0xF_0000
    private static let count: UInt32 = 0xFFFE

    static func string(_ index: Int) -> String {
        String(Character(Unicode.Scalar(first + UInt32(index) % count)!))
    }

    static func split(_ string: String) -> [Part] {
        var parts: [Part] = []
        var text = ""
        for character in string {
            let scalar = character.unicodeScalars.first!.value
            guard (first..<first + count).contains(scalar) else {
                text.append(character)
                continue
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = String(character.unicodeScalars.dropFirst())
            parts.append(.value(Int(scalar - first)))
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// Puts placeholders in the places of a translation's specifiers: `%@` takes the next, `%2$@` the second.
    static func put(into format: String, _ values: Int) -> String {
        guard values > 0 else { return format }
        var next = 0
        let specifier = /%(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGcCsSaA%])/
        return format.replacing(specifier) { match in
            if match.output.2 == "%" { return "%" }
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return (0..<values).contains(index) ? string(index) : String(match.output.0)
        }
    }
}
