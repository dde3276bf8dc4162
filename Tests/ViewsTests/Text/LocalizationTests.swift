import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTestSupport

/// Texts in the languages that a bundle has.
@MainActor
struct LocalizationTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder([
            "de.lproj/Localizable.strings":
                #""Hello, %@" = "Hallo, %@"; "%lld of %lld" = "von %2$lld: %1$lld"; "Full" = "100 %% voll";"#,
            "en.lproj/Localizable.strings": #""Hello, %@" = "Hi, %@";"#,
            "de.lproj/River.strings": #""Bank" = "Ufer";"#,
        ])
        bundle = try #require(Bundle(path: folder.path))
    }

    private func read(_ key: LocalizedStringKey, table: String? = nil, in language: String) -> String {
        Text(key, tableName: table, bundle: bundle).string(locale: Locale(identifier: language))
    }

    @Test func `A key is translated with its arguments`() {
        let name = "Ann"
        #expect(read("Hello, \(name)", in: "de") == "Hallo, Ann")
        #expect(read("Hello, \(name)", in: "de_AT") == "Hallo, Ann")
        #expect(read("Hello, \(name)", in: "en") == "Hi, Ann")
    }

    @Test func `Arguments may change places`() {
        let part = 2, whole = 5
        #expect(read("\(part) of \(whole)", in: "de") == "von 5: 2")
    }

    @Test func `A number stands in a key as its type does`() {
        let signed: [any _FormatSpecifiable] = [Int8(1), Int16(1), Int32(1), Int64(1), 1]
        #expect(signed.map { $0._specifier } == ["%d", "%d", "%d", "%lld", "%lld"])
        let unsigned: [any _FormatSpecifiable] = [UInt8(1), UInt16(1), UInt32(1), UInt64(1), UInt(1)]
        #expect(unsigned.map { $0._specifier } == ["%u", "%u", "%u", "%llu", "%llu"])
        let fractions: [any _FormatSpecifiable] = [Float(1), 1.0, CGFloat(1)]
        #expect(fractions.map { $0._specifier } == ["%f", "%lf", "%lf"])
    }

    @Test func `A key without a translation is shown`() {
        let name = "Ann"
        #expect(read("Hello, \(name)", in: "fr") == "Hello, Ann")
        #expect(read("Unknown", in: "de") == "Unknown")
    }

    @Test func `A table is looked up by name`() {
        #expect(read("Bank", table: "River", in: "de") == "Ufer")
        #expect(read("Bank", in: "de") == "Bank")
    }

    @Test func `The environment says which language`() throws {
        let name = "Ann"
        let text = Text("Hello, \(name)", bundle: bundle).environment(\.locale, Locale(identifier: "de"))
        let screen = Screen(text)
        #expect(try screen.graph.root.textString() == "Hallo, Ann")
    }
}
