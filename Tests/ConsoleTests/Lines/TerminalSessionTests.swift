import TestSupport
import Testing

@testable import Console

@Suite("A session at a terminal")
struct TerminalSessionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("becomes a spec that passes")
    func records() async throws {
        let terminal = try await folder.console()
        try await terminal.follow(
            """
            > isOn = State(false)
            …
            > screen = host(VStack { Toggle('Wi-Fi', isOn), Text('Network') })
            …
            > screen:find('Toggle'):tap()
            …
            > isOn.value
            true
            > screen:find('Text'):string()
            "Network"
            """)
        let answer = try await terminal.run(":spec switching")
        #expect(answer.hasPrefix("wrote specs/switching_spec.lua\n") && answer.contains("1 success, 0 failures"))
        let again = try await terminal.run(":run specs/switching_spec.lua")
        #expect(again.contains("✓ switching") && again.contains("1 success, 0 failures"))
        #expect(try await terminal.leave() == 0)
        let name = "specs/switching_spec.lua"
        let run = try Program.console(["run", name], in: folder).run()
        #expect(run.status == 0 && run.output.contains("1 success, 0 failures"), "\(run)")
        // It is a spec that can fail: without the tap the toggle is off.
        let spec = try folder.read(name)
        #expect(spec.contains(":tap()") && spec.contains("isOn.value"), "\(spec)")
        try folder.write(
            spec.split(separator: "\n").filter { !$0.contains(":tap()") }.joined(separator: "\n"), to: name)
        #expect(try Program.console(["run", name], in: folder).run().status == 1)
    }

    @Test("begins with a file, and goes on where it ended")
    func file() async throws {
        try folder.write("function twice(x) return 2 * x end\nprint('loaded')", to: "setup.lua")
        let terminal = try PseudoTerminal(in: folder, ["repl", "setup.lua"])
        try await terminal.expect("loaded\r\n")
        try await terminal.prompt()
        try await terminal.run("twice(21)", prints: "42")
        #expect(try await terminal.leave() == 0)
    }

    @Test("goes on after errors, and ends well")
    func errors() async throws {
        let terminal = try await folder.console()
        try await terminal.run("error('oops')", prints: "stdin:1: oops")
        #expect(try await terminal.run("x x").contains("syntax error"))
        #expect(try await terminal.run(":nonsense") != "")
        try await terminal.run("'goes' .. ' on'", prints: "\"goes on\"")
        #expect(try await terminal.leave() == 0)
    }

    @Test("ends with :quit, and in the middle of a chunk")
    func leaving() async throws {
        let first = try await folder.console()
        try await first.type(":quit\r")
        #expect(try await first.status() == 0)
        let second = try await folder.console()
        try await second.run("for i = 1, 2 do", next: ">> ")
        #expect(try await second.leave() == 0)
    }

    @Test("stays plain on a terminal that can do nothing")
    func dumb() async throws {
        let terminal = try PseudoTerminal(in: folder, type: "dumb")
        try await terminal.expect("> ")
        try await terminal.type("print('pl' .. 'ain')\n")
        try await terminal.expect("plain\r\n> ")
        try await terminal.type("print('o' .. 'n') while true do end\n")
        try await terminal.expect("on\r\n")
        try await terminal.type(Key.control("C"))
        try await terminal.expect("interrupted\r\n> ")
        try await terminal.type("for i = 1, 2 do\n")
        try await terminal.expect(">> ")
        try await terminal.type("half" + Key.control("C"))
        try await terminal.expect("\r\n> ")
        // A line that is complete goes with the rest where nobody has read it yet: what Ctrl-C meets is the reader, that
        // line or the next one.
        for _ in 1...20 {
            try await terminal.type("do end\n" + Key.control("C"))
            try await terminal.expect("^C")
            try await terminal.type("'al' .. 'ive'\n")
            try await terminal.expect("\"alive\"\r\n> ", or: "interrupted\r\n> ")
        }
        try await terminal.type("6 * 7\n")
        try await terminal.expect("42\r\n> ")
        #expect(try await terminal.leave() == 0)
        #expect(!terminal.screen.description.contains("libedit"))
    }

    @Test("says what to install where libedit is missing, and reads plain lines")
    @MainActor func missingLibrary() async throws {
        let screen = try PseudoTerminal()
        let descriptor = screen.line.fileDescriptor
        let terminal = StandardTerminal(
            input: descriptor, output: descriptor, errors: descriptor, library: "libnone.so.0",
            historyFolder: folder.path(".viewspec"))
        try await screen.type("1 + 1\nfor i = 1, 2 do\nprint(i)\nend\n" + Key.control("D"))
        // A terminal shows at some time or other what is typed before anybody asks for it.
        try await screen.expect("end\r\n")
        #expect(await Repl(catalog: .init(), terminal: terminal).run() == .finished(hadError: false))
        try await screen.expect("need libedit (Debian, Ubuntu: apt install libedit2).\r\n")
        try await screen.expect("> 2\r\n> >> >> 1\r\n2\r\n> \r\n")
        #expect(!folder.contains(".viewspec"))
    }

    @Test("has libedit only where lines are edited")
    func libraries() async throws {
        let source =
            "for line in io.lines('/proc/self/maps') do if line:find('libedit') then print('edits') break end end"
        let terminal = try await folder.console()
        try await terminal.run(source, prints: "edits")
        #expect(try await terminal.leave() == 0)
        let piped = try Program.console(["repl"], input: source + " print('done')", in: folder).run()
        #expect(piped.status == 0 && piped.output == "done\n", "\(piped)")
        try folder.write("it('looks', function() \(source) print('done') end)", to: "look_spec.lua")
        let run = try Program.console(["run", "--trust", "look_spec.lua"], in: folder).run()
        #expect(run.status == 0 && run.output.contains("done") && !run.output.contains("edits"), "\(run)")
    }

    @Test("needs no terminal")
    func piped() throws {
        let good = try Program.console(["repl"], input: "print(1)\n2", in: folder).run()
        #expect(good.status == 0 && good.output == "1\n2\n" && good.errors == "", "\(good)")
        let bad = try Program.console(["repl"], input: "error('oops')\nprint('goes on')\n", in: folder).run()
        #expect(bad.status == 1 && bad.output == "goes on\n" && bad.errors == "stdin:1: oops\n", "\(bad)")
        #expect(!folder.contains(".viewspec"))
    }
}
