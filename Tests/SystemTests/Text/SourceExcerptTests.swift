import Testing

@testable import System

@Suite("Excerpts of sources")
struct SourceExcerptTests {
    private static let source = (1...12).map { "line \($0)" }.joined(separator: "\n")

    @Test("show the lines around the marked one")
    func excerpt() {
        #expect(
            SourceExcerpt(of: Self.source, around: 10)?.numberedLines == [
                "   8 | line 8", "   9 | line 9", "> 10 | line 10", "  11 | line 11", "  12 | line 12",
            ])
        #expect(
            SourceExcerpt(of: Self.source + "\n", around: 12)?.numberedLines == [
                "  10 | line 10", "  11 | line 11", "> 12 | line 12",
            ])
        #expect(SourceExcerpt(of: "a\r\n\r\nb", around: 2)?.numberedLines == ["  1 | a", "> 2 |", "  3 | b"])
    }

    @Test("need a line to show", arguments: [-1, 0, 13])
    func noExcerpt(line: Int) {
        #expect(SourceExcerpt(of: Self.source, around: line) == nil)
    }
}
