import Testing

@testable import System

@Suite("Text in columns")
struct ColumnTests {
    @Test("is filled up with spaces, and never cut")
    func padding() {
        #expect("ab".padded(to: 4) == "ab  ")
        #expect("ab".rightAligned(to: 4) == "  ab")
        #expect("äöü".padded(to: 4) == "äöü ")
        #expect("abc".padded(to: 2) == "abc")
        #expect("abc".rightAligned(to: 2) == "abc")
    }

    @Test(
        "is trimmed of blanks at its ends",
        arguments: [(" \ta b\r\n", "a b"), ("\n", ""), ("", ""), ("a\u{3000}", "a")])
    func trimming(text: String, trimmed: String) {
        #expect(text.trimmingSpaces == trimmed)
    }
}
