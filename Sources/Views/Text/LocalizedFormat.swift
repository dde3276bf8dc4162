import Foundation

/// The translation of a key: one text, or one for each grammatical number.
indirect enum LocalizedFormat: Sendable {
    /// A text with specifiers.
    case plain(String)
    /// Texts by the plural category of the argument in a place, from 0.
    case plural([PluralCategory: LocalizedFormat], argument: Int)
    /// A text with named parts, each of which depends on an argument: `%#@apples@ in %#@baskets@`.
    case variables(String, [String: LocalizedFormat])

    /// The text for the arguments of a key, with specifiers left where these go.
    func text(for key: LocalizedStringKey, language: String) -> String {
        switch self {
        case .plain(let text): return text
        case .plural(let texts, let argument):
            let values = key.values
            let value = values.indices.contains(argument) ? values[argument].plainString.flatMap { Double($0) } : nil
            let category = PluralCategory(of: value ?? 0, language: language)
            // A language may say something of its own for none, such as "No apples".
            let isZero = value == 0
            // Commonly known: a text for zero comes before the rules of the language, also in English.
            let chosen = (isZero ? texts[.zero] : nil) ?? texts[category] ?? texts[.other]
            return chosen?.text(for: key, language: language) ?? ""
        case .variables(let text, let parts):
            return text.replacing(/%(?:\d+\$)?#@([^@]+)@/) { match in
                parts[String(match.output.1)]?.text(for: key, language: language) ?? String(match.output.0)
            }
        }
    }
}

extension LocalizedFormat {
    /// An entry of a `.stringsdict` table; nil where it isn't one. The variables take the arguments in the order in
    /// which the text names them.
    init?(stringsdict entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var parts: [String: LocalizedFormat] = [:]
        for (place, match) in format.matches(of: /%(?:(\d+)\$)?#@([^@]+)@/).enumerated() {
            let name = String(match.output.2)
            guard let variable = entry[name] as? [String: Any] else { continue }
            let argument = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? place
            var texts: [PluralCategory: LocalizedFormat] = [:]
            for category in PluralCategory.allCases {
                guard let text = variable[category.rawValue] as? String else { continue }
                texts[category] = .plain(Self.numbered(text, argument))
            }
            parts[name] = .plural(texts, argument: argument)
        }
        self = .variables(format, parts)
    }

    /// The text with its specifier bound to an argument: the variables' own texts come in any order.
    static func numbered(_ text: String, _ argument: Int) -> String {
        text.replacing(/%(?:arg|((?:l{0,2}|h|q|z)[dDuiuf@]))/) { match in
            "%\(argument + 1)$\(match.output.1.map { String($0) } ?? "lld")"
        }
    }
}
