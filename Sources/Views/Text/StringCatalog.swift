import Foundation

/// Reads string catalogs, `.xcstrings`: all languages of a table in one file.
enum StringCatalog {
    private struct File: Decodable {
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable {
        var value: String
    }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var variations: Variations?
    }

    /// The translations of a catalog into a language, none where there is no such file.
    static func formats(at path: String, language: String) -> [String: LocalizedFormat] {
        guard let contents = FileManager.default.contents(atPath: path),
            let file = try? JSONDecoder().decode(File.self, from: contents)
        else { return [:] }
        return file.strings.compactMapValues { entry in entry.localizations?[language].flatMap { format(of: $0) } }
    }

    private static func format(of localization: Localization) -> LocalizedFormat? {
        if let plural = localization.variations?.plural {
            return .plural(texts(of: plural, argument: nil), argument: 0)
        }
        guard let text = localization.stringUnit?.value else { return nil }
        guard let substitutions = localization.substitutions else { return .plain(text) }
        return .variables(
            text,
            substitutions.compactMapValues { substitution in
                let argument = (substitution.argNum ?? 1) - 1
                return substitution.variations?.plural.map {
                    .plural(texts(of: $0, argument: argument), argument: argument)
                }
            })
    }

    private static func texts(
        of plural: [String: Localization], argument: Int?
    ) -> [PluralCategory: LocalizedFormat] {
        var texts: [PluralCategory: LocalizedFormat] = [:]
        for (name, localization) in plural {
            guard let category = PluralCategory(rawValue: name), let text = localization.stringUnit?.value else {
                continue
            }
            texts[category] = .plain(argument.map { LocalizedFormat.numbered(text, $0) } ?? text)
        }
        return texts
    }
}
