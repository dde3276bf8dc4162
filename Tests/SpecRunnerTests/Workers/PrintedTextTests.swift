import System
import Testing

@testable import SpecRunner

@Suite("Output that a worker prints past the events")
struct PrintedTextTests {
    @Test func `Output is held until a message comes`() {
        var text = PrintedText()
        #expect(text.patience() == nil)
        text.add(Array("one".utf8))
        text.add(Array(" text\n".utf8))
        #expect(text.takeAll() == "one text\n")
        #expect(text.takeAll() == nil)
        #expect(text.patience() == nil)
    }

    @Test func `Much output is passed on before that, in whole characters`() {
        var text = PrintedText()
        text.add(Array("aé".utf8))
        text.add(Array(String(repeating: "é", count: 1 << 16).utf8).dropLast())
        #expect(text.takeDue() == "aé" + String(repeating: "é", count: (1 << 16) - 1))
        text.add([0xA9])
        #expect(text.takeAll() == "é")
    }

    @Test(arguments: [("", 0), ("abc", 3), ("aé", 3), ("a😀", 5)]) func `A cut character waits for its rest`(
        _ text: String, _ count: Int
    ) {
        #expect(Descriptor.countOfWholeCharacters(Array(text.utf8)) == count)
        guard text.count == 2 else { return }
        for end in 2..<text.utf8.count { #expect(Descriptor.countOfWholeCharacters(Array(text.utf8.prefix(end))) == 1) }
    }
}
