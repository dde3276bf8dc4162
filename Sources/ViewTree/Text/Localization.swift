import Foundation
import Synchronization

/// Finds translations: `.strings` tables in the language folders of a bundle.
enum Localization {
    /// The locale of a text that stands in no tree and is asked for none.
    static let defaultLocale = Locale(identifier: "en")

    /// The translation of a key, with specifiers where its arguments go; nil where there is none.
    static func translation(
        of key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale
    ) -> String? {
        let bundle = bundle ?? .main
        guard !isEmpty(table: table, bundle: bundle) else { return nil }
        let languages = [
            locale.identifier.replacing("_", with: "-"), locale.language.languageCode?.identifier ?? "en", "Base",
        ]
        for language in languages {
            if let format = strings(table ?? "Localizable", language, in: bundle)[key.key] {
                return format
            }
        }
        return nil
    }

    /// Whether a bundle has no translations at all in a table.
    static func isEmpty(table: String?, bundle: Bundle?) -> Bool {
        tables.withLock { known in
            let path = (bundle ?? .main).bundlePath
            if let known = known.hasFolders[path] { return !known }
            let found = !(bundle ?? .main).paths(forResourcesOfType: "lproj", inDirectory: nil).isEmpty
            known.hasFolders[path] = found
            return !found
        }
    }

    private struct Tables {
        var hasFolders: [String: Bool] = [:]
        var strings: [String: [String: String]] = [:]
    }

    private static let tables = Mutex(Tables())

    private static func strings(_ table: String, _ language: String, in bundle: Bundle) -> [String: String] {
        let path = "\(bundle.bundlePath)/\(language).lproj/\(table).strings"
        return tables.withLock { known in
            if let found = known.strings[path] { return found }
            let contents = FileManager.default.contents(atPath: path)
            let list = contents.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            let found = list as? [String: String] ?? [:]
            known.strings[path] = found
            return found
        }
    }
}
