import Testing

@testable import SpecRunner

@Suite("Bounds of texts")
struct TextBoundTests {
    @Test("leave a text alone that isn't longer")
    func short() {
        #expect("12345678".bounded(to: 8) == "12345678")
        #expect("".bounded(to: 8) == "")
    }

    @Test("keep both ends, and say how much was between them")
    func long() {
        #expect("123456789".bounded(to: 8) == "1234\n… 1 byte left out …\n6789")
        #expect(String(repeating: "x", count: 1000).bounded(to: 2) == "x\n… 998 bytes left out …\nx")
    }

    @Test("cut between characters")
    func characters() {
        #expect("aäöüßz".bounded(to: 8) == "aä\n… 4 bytes left out …\nßz")
        #expect("\u{1F600}\u{1F600}\u{1F600}".bounded(to: 6) == "\n… 12 bytes left out …\n")
    }

    @Test("let so much be printed for each spec")
    func printed() {
        var bound = PrintBound()
        let part = String(repeating: "ä", count: TextBounds.text / 2)
        for _ in 0..<4 { #expect(bound.take(part) == part) }
        #expect(bound.take("more") == nil)
        #expect(bound.take("ünd") == nil)
        #expect(bound.finish() == "… 8 bytes left out …\n")
        #expect(bound.finish() == nil)
        #expect(bound.take("x") == "x")
        for _ in 0..<3 { #expect(bound.take(part) == part) }
        let last = String(repeating: "ä", count: TextBounds.text / 2 - 1)
        #expect(bound.take(part) == last + "\n… more than 1 MiB printed: the rest is left out …\n")
        #expect(bound.finish() == "… 2 bytes left out …\n")
    }
}
