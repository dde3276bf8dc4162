import Foundation
import SwiftUI
import TestSupport
import Testing

/// Translations that depend on a number.
@MainActor
struct PluralTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        let entry = """
            <plist version="1.0"><dict><key>%lld apples in %lld bowls</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@apples@ in %#@bowls@</string>
            <key>apples</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>no apples</string><key>one</key><string>%lld apple</string>
            <key>other</key><string>%lld apples</string></dict>
            <key>bowls</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>a bowl</string><key>other</key><string>%lld bowls</string></dict>
            </dict></dict></plist>
            """
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld files": { "localizations": {
                "ru": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%lld файл" } },
                  "few": { "stringUnit": { "state": "translated", "value": "%lld файла" } },
                  "many": { "stringUnit": { "state": "translated", "value": "%lld файлов" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%lld файла" } } } } } } },
              "%@ has %lld keys": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "%1$@ hat %#@keys@" },
                  "substitutions": { "keys": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "einen Schlüssel" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%arg Schlüssel" } } } } } } } } },
              "Open": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Öffnen" } } } } } }
            """
        folder = try TemporaryFolder(["en.lproj/Localizable.stringsdict": entry, "Catalog.xcstrings": catalog])
        bundle = try #require(Bundle(path: folder.path))
    }

    private func read(_ key: LocalizedStringKey, table: String? = nil, in language: String) -> String {
        Text(key, tableName: table, bundle: bundle).string(locale: Locale(identifier: language))
    }

    @Test(arguments: [
        (0, 2, "no apples in 2 bowls"), (1, 1, "1 apple in a bowl"), (5, 3, "5 apples in 3 bowls"),
    ])
    func `A table of plurals is read`(apples: Int, bowls: Int, text: String) {
        #expect(read("\(apples) apples in \(bowls) bowls", in: "en_US") == text)
    }

    @Test(arguments: [(1, "1 файл"), (3, "3 файла"), (5, "5 файлов"), (11, "11 файлов"), (21, "21 файл")])
    func `A catalog is read by the rules of the language`(count: Int, text: String) {
        #expect(read("\(count) files", table: "Catalog", in: "ru") == text)
    }

    @Test func `A catalog has substitutions`() {
        let name = "Ann"
        #expect(read("\(name) has \(1) keys", table: "Catalog", in: "de") == "Ann hat einen Schlüssel")
        #expect(read("\(name) has \(4) keys", table: "Catalog", in: "de") == "Ann hat 4 Schlüssel")
        #expect(read("Open", table: "Catalog", in: "de") == "Öffnen")
        #expect(read("Open", table: "Catalog", in: "fr") == "Open")
    }
}
