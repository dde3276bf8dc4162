import Scripting
import System
import Testing
import Views

@testable import Console

@Suite("Words at the prompt") @MainActor
struct WordTests {
    /// A terminal with lines to read.
    private final class Lines: Terminal {
        let isInteractive: Bool
        private var lines: [String]
        private(set) var output = ""
        private(set) var errors = ""

        init(_ lines: [String], isInteractive: Bool) {
            self.lines = lines.reversed()
            self.isInteractive = isInteractive
        }

        func readLine(prompt: String) -> String? { lines.popLast() }
        func write(_ text: String) { output += text }
        func writeError(_ text: String) { errors += text }
    }

    private func type(_ lines: String..., isInteractive: Bool = false) async -> (output: String, errors: String) {
        let terminal = Lines(lines, isInteractive: isInteractive)
        let catalog = Catalog { RegisteredView("Lamp") { Text("dark") } }
        _ = await Repl(catalog: catalog, terminal: terminal).run()
        return (terminal.output, terminal.errors)
    }

    @Test(arguments: ["exit", "quit", "exit()", "quit()", " exit "])
    func `exit and quit end the console`(_ word: String) async {
        let (output, errors) = await type("1", word, "2")
        #expect(output == "1\n")
        #expect(errors == "")
    }

    @Test func `clear clears the screen of a terminal and writes nothing elsewhere`() async {
        #expect(await type("clear", isInteractive: true).output.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[3J"))
        #expect(await type("clear") == ("", ""))
    }

    @Test func `help gives the overview, as a call of it does`() async {
        let overview = await type("help()")
        #expect(overview.output.hasPrefix("Look up a name:"))
        #expect(await type("help") == overview)
    }

    @Test func `a variable of the user takes precedence`() async {
        let (output, errors) = await type(
            "exit = 5", "exit", "function clear() return 'mine' end", "clear()", "help = 1", "help")
        #expect(output == "5\n\"mine\"\n1\n")
        #expect(errors == "")
    }

    @Test func `a name that nothing has is an error with the name that may be meant`() async {
        let (output, errors) = await type(
            "foo", "hots(Text('a'))", "Lamp", "print(Txet)", "foo = nil", "foo", "_G.bar", "rawget(_G, 'bar')", "expect"
        )
        #expect(
            errors == """
                stdin:1: there is no global 'foo'
                stdin:2: there is no global 'hots'; did you mean 'host'?
                stdin:3: there is no global 'Lamp'; did you mean 'views.Lamp'?
                stdin:4: there is no global 'Txet'; did you mean 'Text'?
                stdin:9: there is no global 'expect'; did you mean 'assert'?

                """)
        // What was set to nil is known, and the table of globals is a table.
        #expect(output == "nil\nnil\nnil\n")
    }

    @Test func `functions of the prompt read and set globals as ever`() async {
        let (output, errors) = await type(
            "count = 1", "function add() count = count + 1 return count end", "add()", "_G.count",
            "for name in pairs(_ENV) do end")
        #expect(output == "2\n2\n")
        #expect(errors == "")
    }

    @Test func `words and unknown names are no part of a recording`() async throws {
        #expect(try await CommandSession.spec(["1 + 1", "foo", "Lamp"]).contains { $0.contains("foo") } == false)
        #expect(try await CommandSession.spec(["foo"]).contains { $0.contains("is_nil") } == false)
    }
}
