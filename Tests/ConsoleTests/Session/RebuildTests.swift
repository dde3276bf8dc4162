import Scripting
import SwiftUI
import Testing

@testable import Console

/// A console that goes on in a new program.
@MainActor
@Suite("The console, rebuilt")
struct RebuildTests {
    private static let catalog = Catalog {
        RegisteredView("Lamp") { Lamp() }
    }

    private struct Lamp: View {
        @State private var isOn = false
        var body: some View { Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() } }
    }

    /// The ending of a console in which lines are typed, and what it printed. Its build has a result that is given.
    private func ending(
        typing lines: [String], after typed: [String] = [], build: ReplCommandResult? = .rebuilt(program: "/new")
    ) async -> (ending: Repl.Ending, terminal: TypingTerminal) {
        let terminal = TypingTerminal(lines)
        let building: SessionCommands.Building = { printed in
            printed("building Lamps… 1 s\n")
            return build ?? .quit
        }
        let repl = Repl(
            catalog: Self.catalog, terminal: terminal, typed: typed,
            commands: { session in
                try SessionCommands(
                    session: session, terminal: terminal, build: build == nil ? nil : building,
                    runSpecs: { _, _ in true })
            })
        return (await repl.run(), terminal)
    }

    @Test("hands over what ran, and what changed the session")
    func handover() async {
        let (ending, terminal) = await ending(typing: [
            "screen = host(views.Lamp())", "", "nonsense(", ")", "oops()", ":screen", ":record stop",
            ":record nonsense",
            "for i = 1, 2 do", "  print(i)", "end", ":rebuild", "print('never')",
        ])
        #expect(
            ending
                == .rebuilt(
                    program: "/new",
                    typed: ["screen = host(views.Lamp())", ":record stop", "for i = 1, 2 do\n  print(i)\nend"]))
        #expect(terminal.output.hasSuffix("1\n2\nbuilding Lamps… 1 s\n"))
    }

    @Test("has its screens again, and hands them on")
    func screens() async {
        let typed = ["screen = host(views.Lamp())", "screen:find('Button'):tap()"]
        let (ending, terminal) = await ending(typing: ["screen:find('Text'):string()", ":rebuild"], after: typed)
        #expect(terminal.output == "(ran 2 entries again)\n\"Turn off\"\nbuilding Lamps… 1 s\n")
        #expect(terminal.errors == "")
        #expect(ending == .rebuilt(program: "/new", typed: typed + ["screen:find('Text'):string()"]))
    }

    @Test("says what no longer runs, and keeps it: the next program may run it")
    func failures() async {
        let typed = ["lamp = host(views.Lantern())", ":load gone.lua", "print('on')"]
        let (ending, terminal) = await ending(typing: [":rebuild"], after: typed)
        #expect(terminal.output == "on\n(ran 3 entries again)\nbuilding Lamps… 1 s\n")
        #expect(terminal.errors.hasPrefix("> lamp = host(views.Lantern())\nstdin:1: "))
        #expect(terminal.errors.contains("\n> :load gone.lua\ncan't read 'gone.lua'"), "\(terminal.errors)")
        #expect(ending == .rebuilt(program: "/new", typed: typed))
    }

    @Test(
        "stays as it is where nothing was built",
        arguments: [ReplCommandResult.done("Nothing has changed."), .error("no")])
    func nothingNew(_ result: ReplCommandResult) async {
        let (ending, terminal) = await ending(typing: ["x = 1", ":rebuild", "x"], build: result)
        #expect(terminal.output.hasSuffix("\n1\n"))
        if case .error(let message) = result {
            #expect(terminal.errors == message + "\n" && ending == .finished(hadError: true))
        } else {
            #expect(ending == .finished(hadError: false))
        }
    }

    @Test("is refused without a terminal, and with arguments")
    func refused() async {
        let (_, alone) = await ending(typing: [":rebuild"], build: nil)
        #expect(alone.errors == "only a console at a terminal can be rebuilt; :reload loads files of Lua again\n")
        let (_, more) = await ending(typing: [":rebuild now"])
        #expect(more.errors == ":rebuild takes no arguments: it builds this program\n")
    }
}

/// A terminal with lines to read, that keeps what is written to it.
private final class TypingTerminal: Terminal {
    let isInteractive = false
    private var lines: ArraySlice<String>
    private(set) var output = ""
    private(set) var errors = ""

    init(_ lines: [String]) { self.lines = lines[...] }

    func readLine(prompt: String) -> String? { lines.popFirst() }
    func write(_ text: String) { output += text }
    func writeError(_ text: String) { errors += text }
}
