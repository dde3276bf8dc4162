import Testing

@testable import MacroExpansion

@Suite("The scanner of the macros")
struct SourceScannerTests {
    private func words(_ source: String) -> [String] {
        let scanner = SourceScanner(source)
        return scanner.tokens.map { "\(scanner.text($0)) \($0.depth)" }
    }

    @Test("finds words and brackets, and how deep they stand")
    func depth() {
        #expect(words("a(b[c]){d}") == ["a 0", "( 0", "b 1", "[ 1", "c 2", "] 1", ") 0", "{ 0", "d 1", "} 0"])
    }

    @Test("skips comments, also nested ones")
    func comments() {
        #expect(words("a // } b\nc /* { /* \" */ } */ d") == ["a 0", "c 0", "d 0"])
        #expect(words("a /* never closed {") == ["a 0"])
    }

    @Test(
        "takes a string as one, whatever is in it",
        arguments: [
            #""a } b""#, #""a \" } b""#, ##"#"a \ " } b"#"##, #""\(f("}") + "\(g { "{" })") }""#,
            ##"#"a \#(f("#")) } "b"#"##, "\"\"\"\n  } \"quoted\" {\n\"\"\"", ###"##"a "# }"##"###, #""""#, #""\\""#,
            #""é } 👍🏽""#,
        ])
    func strings(_ literal: String) {
        #expect(words("a \(literal) b") == ["a 0", "\(literal) 0", "b 0"])
    }

    @Test("ends a string that isn't closed with its line, and brackets that aren't open at depth 0")
    func damage() {
        #expect(words("a \"b }\nc").last == "c 0")
        #expect(words("} ) a") == ["} 0", ") 0", "a 0"])
        #expect(words("").isEmpty)
        #expect(words("\"\\(").count == 1)
        #expect(words("`a b`").count == 1)
    }

    @Test("knows where lines begin")
    func lines() {
        let scanner = SourceScanner("a b\n/* c\n */ d \"\\(\n1)\" e")
        #expect(scanner.tokens.filter(\.startsLine).map { scanner.text($0) } == ["a", "d"])
    }
}
