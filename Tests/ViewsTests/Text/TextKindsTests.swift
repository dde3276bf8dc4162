import Foundation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Texts of dates, formats and attributed strings.
@MainActor
struct TextKindsTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de")
    private let date = Date(timeIntervalSince1970: 1_795_255_200)  // 2026-11-21, 10:00 UTC

    /// The time of day has a narrow space before AM and PM in some versions of the locale data.
    private func read(_ text: Text, _ locale: Locale) -> String {
        text.string(locale: locale).replacing("\u{202F}", with: " ")
    }

    @Test func `Dates are shown as the locale has them`() {
        #expect(read(Text(date, style: .date), english) == "November 21, 2026")
        #expect(read(Text(date, style: .date), german) == "21. November 2026")
        #expect(read(Text(date, style: .time), english) == "10:00 AM")
        #expect(read(Text("On \(date, style: .date)"), english) == "On November 21, 2026")
    }

    @Test func `Dates follow the environment`() throws {
        let text = Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
            .environment(\.locale, german)
        let screen = Screen(text)
        #expect(try screen.graph.root.textString() == "12:00")
    }

    @Test func `Ranges leave out the day where it is one`() {
        #expect(read(Text(date...(date + 3600)), german).hasPrefix("10:00"))
        #expect(read(Text(date...(date + 86400)), german).contains("22"))
        #expect(read(Text(DateInterval(start: date, duration: 0)), german) == "10:00")
    }

    @Test func `A format follows the locale unless it has one`() {
        #expect(read(Text(1234.5, format: .number), english) == "1,234.5")
        #expect(read(Text(1234.5, format: .number), german) == "1.234,5")
        #expect(read(Text(1234.5, format: .number.locale(german)), english) == "1.234,5")
        #expect(read(Text("\(0.5, format: .percent)"), german).hasPrefix("50"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
    }

    @Test func `An attributed string keeps its attributes`() throws {
        var source = AttributedString("red")
        source.foregroundColor = .red
        source.underlineStyle = .single
        var link = AttributedString(" link")
        link.link = URL(string: "https://example.org")
        let screen = Screen(Text(source + link))
        #expect(try screen.graph.root.textString() == "red link")
        let attributes = try screen.graph.root.properties(of: ViewType.Text.self).attributes(screen.graph.root)
        #expect(try attributes[0..<3].foregroundColor() == .red)
        #expect(try attributes[0..<3].isUnderline())
        #expect(try attributes[3..<8].link() == URL(string: "https://example.org"))
        let back = try screen.graph.root.properties(of: ViewType.Text.self).attributedString(screen.graph.root)
        #expect(back.runs.map { back.characters[$0.range].count } == [3, 5])
        #expect(back.runs.first?.foregroundColor == .red)
    }

    @Test func `Texts within texts keep their attributes`() throws {
        let text = Text("a \(Text("b").bold()) \(Image(systemName: "star"))").italic()
        let screen = Screen(text)
        let attributes = try screen.graph.root.properties(of: ViewType.Text.self).attributes(screen.graph.root)
        #expect(try attributes[2..<3].isBold())
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "bold", index: 0)) {
            try attributes[0..<1].isBold()
        }
        #expect(try attributes.isItalic())
        #expect(try screen.graph.root.properties(of: ViewType.Text.self).images == [Image(systemName: "star")])
    }
}
