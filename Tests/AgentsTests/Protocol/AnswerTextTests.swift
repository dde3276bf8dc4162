import Testing

@testable import Agents

@Suite struct AnswerTextTests {
    @Test func `A short text stays as it is`() { #expect(AnswerText.cut("a\nb", to: 1000, "hint") == "a\nb") }

    @Test func `A long text keeps whole lines of its start and its end`() {
        let text = (1...500).map { "line \($0)" }.joined(separator: "\n")
        let cut = AnswerText.cut(text, to: 1000, "look at a part")
        #expect(cut.utf8.count <= 1000)
        #expect(cut.hasPrefix("line 1\nline 2\n") && cut.hasSuffix("\nline 499\nline 500"))
        #expect(cut.contains("bytes are left out: look at a part …\n"))
        #expect(cut.split(separator: "\n").filter { !$0.hasPrefix("…") }.allSatisfy { text.contains("\($0)") })
    }

    @Test func `A long line is cut as well`() {
        #expect(AnswerText.cut(String(repeating: "é", count: 5000), to: 1000, "hint").utf8.count <= 1010)
    }
}
