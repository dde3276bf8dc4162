import Foundation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// How texts come to read as they do.
@MainActor
struct TextTests {
    private func read(_ text: Text) -> String { text.string(locale: Locale(identifier: "en")) }

    @Test func `Values are formatted as their types are`() {
        let name = "Ann"
        let count = 3, small: Int8 = -4, big: UInt64 = .max
        let half = 0.5, float: Float = 1.25
        #expect(read(Text("\(name) has \(count)")) == "Ann has 3")
        #expect(read(Text("\(small) \(big)")) == "-4 18446744073709551615")
        #expect(read(Text("\(half) \(float)")) == "0.500000 1.250000")
        #expect(read(Text("\(half, specifier: "%.2f")")) == "0.50")
        #expect(read(Text("\(half, format: .percent)")) == "50%")
    }

    @Test func `Percent signs stay as they are`() {
        let share = 5
        #expect(read(Text("100%")) == "100%")
        #expect(read(Text("\(share)% of 100%")) == "5% of 100%")
        #expect(read(Text(verbatim: "%d")) == "%d")
    }

    @Test func `Other values describe themselves`() {
        enum Mood { case calm }
        #expect(read(Text("\(Mood.calm) \([1, 2])")) == "calm [1, 2]")
        let nothing: Int? = nil
        #expect(read(Text("\(String(describing: nothing))")) == "nil")
    }

    @Test func `Equal texts are equal however they were made`() {
        let plain = Text(verbatim: "a")
        #expect(Text(verbatim: "a") == plain)
        #expect(plain.bold().fontWeight(nil) != plain)
        #expect(plain.font(nil) == plain)
        #expect(plain + Text(verbatim: "") != plain)
        #expect(plain.bold() == plain.bold() && plain.bold() != plain.italic())
        #expect(plain.accessibilityLabel("b") != plain)
        #expect(plain.accessibilityLabel("b") == plain.accessibilityLabel("b"))
        // Most views are texts: in the value that stands for any view, they fit without memory of their own.
        #expect(MemoryLayout<Text>.size == 3 * MemoryLayout<Int>.size)
    }

    @Test func `Texts add up`() {
        let text = Text("a").bold() + Text(" b")
        #expect(read(text) == "a b")
        #expect(read(Text("\(Text("inner").italic()) outer")) == "inner outer")
    }

    @Test func `A string is shown as it is`() {
        let name = "100%"
        #expect(read(Text(name)) == "100%")
        #expect(read(Text(name.dropLast())) == "100")
    }

    @Test func `A formatter writes a value`() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        #expect(read(Text("\(NSNumber(value: 1234), formatter: formatter)")) == "1,234")
        #expect(read(Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))) == "1.234,5")
    }

    @Test func `Attributes are those of the whole or of a range`() throws {
        let screen = Screen(Text("ab").bold() + Text("cd").bold().italic())
        let attributes = try screen.graph.root.properties(of: ViewType.Text.self).attributes(screen.graph.root)
        #expect(try attributes.isBold())
        #expect(try attributes[2..<4].isItalic())
        #expect(throws: InspectionError.textAttribute("Modifier 'italic' is applied only to a subrange")) {
            try attributes.isItalic()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "font", index: 0)) {
            try attributes.font()
        }
    }
}
