import Foundation
import Pictures
import System
import TestSupport
import Testing

@testable import Console

/// Which form of a picture a terminal gets.
struct TerminalQueryTests {
    private func form(_ answers: String) -> TerminalForm? { TerminalQuery.form(of: Array(answers.utf8)) }

    @Test func `A terminal says which protocols it has`() {
        #expect(form("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c") == .kitty)
        #expect(form("\u{1B}_Gi=31;ENOENT:no\u{1B}\\\u{1B}[?62;4;22c") == .sixel)
        #expect(form("\u{1B}[?62;4;22c") == .sixel)
        #expect(form("\u{1B}[?4;62c") == nil)
        #expect(form("\u{1B}[?1;2c") == nil)
        #expect(form("\u{1B}[?64;14;24c") == nil)
        #expect(form("") == nil)
        #expect(form("4;4;4") == nil)
    }

    @Test func `One that has neither is known by its variables`() {
        func form(_ variables: [String: String]) -> TerminalForm? { TerminalPictures.form { variables[$0] } }
        #expect(form(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .blocks)
        #expect(form(["TERM": "xterm", "COLORTERM": "24bit"]) == .blocks)
        #expect(form(["TERM": "xterm"]) == .text)
        #expect(form(["TERM": "dumb", "COLORTERM": "truecolor"]) == nil)
        #expect(form(["COLORTERM": "truecolor"]) == nil)
        #expect(form(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == nil)
        #expect(form(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": ""]) == .blocks)
    }

    @Test func `A picture that goes elsewhere than to a terminal is text, unless another form is asked for`() throws {
        let pipe = Pipe()
        let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
        #expect(TerminalPictures(input: input, output: output).form == .text)
        #expect(TerminalPictures(form: .sixel, input: input, output: output).form == .sixel)
        #expect(TerminalPictures(input: input, output: output).room.columns == 80)
    }

    @Test func `The last screen is shown in characters where there is no terminal`() async throws {
        let console = try await CommandSession()
        #expect(await console.type(":show") == "error: nothing is hosted yet: screen = host(views.Name())")
        #expect(
            await console.type("screen = host(Text('Hello'), { screen = { width = 80, height = 51 } })", ":show") == """
                ┌──────────┐
                │          │
                │   Hello  │
                │          │
                └──────────┘
                """)
        #expect(
            await console.type(":show a.png")
                == "error: :show takes no arguments; screen:picture(\"screen.png\") writes a file")
    }

    @Test func `A person sees the picture in the terminal, which is as it was afterwards`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try await folder.console()
        try await terminal.run("screen = host(Text('Hello'), { screen = { width = 80, height = 51 } })", prints: "")
        let answer = try await terminal.run(":show")
        #expect(answer.contains("Hello") && answer.contains("┌──────────┐"), "\(answer)")
        // It echoes what is typed, and edits lines.
        try await terminal.run("1 + 1", prints: "2")
        #expect(try await terminal.leave() == 0)
    }
}
