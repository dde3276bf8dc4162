import Foundation
import Synchronization

/// Finds translations: `.strings` and `.stringsdict` tables in the language folders of a bundle, and the string
/// catalogs beside them.
enum Localization {
    /// The locale of a text that stands in no tree and is asked for none.
    static let defaultLocale = Locale(identifier: "en")

    /// The translation of a key, with specifiers where its arguments go; nil where there is none. `name` is the key where
    /// that isn't the one which the arguments stand in.
    static func translation(
        of key: LocalizedStringKey, key name: String? = nil, table: String?, bundle: Bundle?, locale: Locale
    ) -> String? {
        // Documented for init(_:tableName:bundle:comment:): without a bundle, the main one. Without a table, Localizable.
        let bundle = bundle ?? .main
        guard !isEmpty(table: table, bundle: bundle) else { return nil }
        let region = locale.identifier.replacing("_", with: "-")
        // Some tools write the names of folders in small letters: en-au.lproj.
        for language in [region, region.lowercased(), locale.language.languageCode?.identifier ?? "en", "Base"] {
            let table = strings(table ?? "Localizable", language, in: bundle)
            if let format = table[name ?? key.key] { return format.text(for: key, language: language) }
        }
        // Commonly known: a key without a translation is shown itself.
        return nil
    }

    /// Whether a bundle has no translations at all in a table.
    static func isEmpty(table: String?, bundle: Bundle?) -> Bool {
        tables.withLock { known in
            let path = (bundle ?? .main).resources
            if let known = known.hasFolders[path] { return !known }
            let found = ["lproj", "xcstrings"].contains {
                !(bundle ?? .main).paths(forResourcesOfType: $0, inDirectory: nil).isEmpty
            }
            known.hasFolders[path] = found
            return !found
        }
    }

    private struct Tables {
        var hasFolders: [String: Bool] = [:]
        var strings: [String: [String: LocalizedFormat]] = [:]
    }

    private static let tables = Mutex(Tables())

    /// A table in a language. Where several files have a key, the one with its plurals counts.
    private static func strings(_ table: String, _ language: String, in bundle: Bundle) -> [String: LocalizedFormat] {
        let folder = "\(bundle.resources)/\(language).lproj/\(table)"
        return tables.withLock { known in
            if let found = known.strings[folder] { return found }
            var found = StringCatalog.formats(at: "\(bundle.resources)/\(table).xcstrings", language: language)
            if let list = propertyList(at: "\(folder).strings") as? [String: String] {
                found.merge(list.mapValues { .plain($0) }) { $1 }
            }
            if let entries = propertyList(at: "\(folder).stringsdict") as? [String: [String: Any]] {
                found.merge(entries.compactMapValues { LocalizedFormat(stringsdict: $0) }) { $1 }
            }
            known.strings[folder] = found
            return found
        }
    }

    private static func propertyList(at path: String) -> Any? {
        FileManager.default.contents(atPath: path).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
    }
}

extension Bundle {
    /// The folder of the resources, which is inside a bundle that is built as on a Mac.
    fileprivate var resources: String { resourcePath ?? bundlePath }
}
