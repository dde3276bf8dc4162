import SwiftUI
import Testing
import ViewInspector

/// Answers about texts that come from the resources of a bundle, and from formatters.
@MainActor
@Suite struct ResourceAnswers {
    /// A bundle with a greeting in a language folder, below some folders of it.
    private func bundle(_ language: String, resources: String = "") throws -> Bundle {
        let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
        let folder = root.appending(path: "\(resources)/\(language).lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "\"greeting\" = \"G'day\";".write(
            to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
        return try #require(Bundle(url: root))
    }

    private func greeting(in bundle: Bundle, _ locale: String) throws -> String {
        try Text("greeting", bundle: bundle).inspect().text().string(locale: Locale(identifier: locale))
    }

    @Test("A folder for a language with a region is found in small letters too", arguments: ["en-AU", "en-au"])
    func regions(folder: String) throws {
        let bundle = try bundle(folder)
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(try greeting(in: bundle, "en_AU") == "G'day")
        #expect(try greeting(in: bundle, "en_GB") == "greeting")
    }

    @Test("The resources of a bundle may be inside it, as on a Mac")
    func bundles() throws {
        let bundle = try bundle("en", resources: "Contents/Resources")
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(try greeting(in: bundle, "en_AU") == "G'day")
    }

    @Test("Numbers and dates are written by a formatter")
    func formatters() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en")
        numbers.minimumFractionDigits = 2
        #expect(try Text(NSNumber(value: 3), formatter: numbers).inspect().text().string() == "3.00")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en")
        dates.timeZone = TimeZone(identifier: "UTC")
        dates.dateFormat = "yyyy"
        #expect(try Text(Date(timeIntervalSince1970: 0), formatter: dates).inspect().text().string() == "1970")
    }

    @Test("A gesture is of a type that is one")
    func gestures() throws {
        let tap: InspectableView<ViewType.Gesture<TapGesture>> = try Text("a").gesture(TapGesture()).inspect().text()
            .gesture(TapGesture.self)
        #expect(try tap.actualGesture().count == 1)
    }
}
