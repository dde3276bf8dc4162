import TestSupport
import Testing

@Suite("Lines that are edited")
struct EditingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Keys that are pressed in front of Enter, and what the line is then.
    static let edits: [(keys: String, value: String)] = [
        ("'ac'" + Key.left + Key.left + "b", "\"abc\""),
        ("'abcd'" + Key.left + Key.left + Key.left + Key.right + Key.backspace, "\"abd\""),
        ("23" + Key.control("A") + "1", "123"),
        ("23" + Key.control("A") + "1" + Key.control("E") + "4", "1234"),
        ("23" + Key.home + "1" + Key.end + "4", "1234"),
        ("123" + Key.left + Key.left + Key.control("K"), "1"),
        ("print( 'no')" + Key.control("U") + "7", "7"),
        ("111222" + Key.left + Key.left + Key.left + Key.control("U"), "222"),
        ("1 + 20" + Key.control("W") + "5", "6"),
        ("'one two'" + Key.left + Key.control("W") + "2'" + Key.delete, "\"one 2\""),
        ("1234" + Key.control("A") + Key.delete + Key.control("D"), "34"),
        ("1 + 22" + "\u{1B}[1;5D" + "1" + "\u{1B}[1;5C" + "3", "1224"),
        ("'äß→'" + Key.left + Key.backspace + Key.left + Key.backspace, "\"ß\""),
        ("'日本'" + Key.left + Key.left + "x", "\"日x本\""),
        ("12" + Key.control("L") + "3", "123"),
    ]

    @Test("do what the keys say")
    func keys() async throws {
        let terminal = try await folder.console()
        for (keys, value) in Self.edits {
            try await terminal.run(keys, prints: value)
        }
        #expect(try await terminal.leave() == 0)
    }

    @Test("show what they are while they are typed, also over several rows")
    func display() async throws {
        let terminal = try await folder.console(columns: 40)
        let text = "'" + String(repeating: "0123456789", count: 6) + "'"
        try await terminal.type(text + Key.home + "#")
        try await terminal.run(Key.end)
        let rows = terminal.screen.lines
        #expect(rows[0] + rows[1] == "> #" + text)
        #expect(terminal.screen.line.before == "> ")
    }

    @Test("go on with another prompt until the chunk is complete")
    func severalLines() async throws {
        let terminal = try await folder.console()
        try await terminal.follow(
            """
            > for i = 1, 2 do
            >> print(i * 111)
            >> end
            111
            222
            > 40 +
            >> 2
            42
            """)
        #expect(
            terminal.screen.lines == [
                "> for i = 1, 2 do", ">> print(i * 111)", ">> end", "111", "222", "> 40 +", ">> 2", "42", ">",
            ])
        #expect(try await terminal.leave() == 0)
    }

    @Test("are one chunk where they are pasted together, tabs included")
    func paste() async throws {
        let terminal = try await folder.console()
        try await terminal.type(Key.pasteStart + "local a = 20\r\tlocal b = 3\rprint(a + b, 'pasted')\r" + Key.pasteEnd)
        // The paste itself runs nothing.
        try await terminal.expect("pasted')")
        try await terminal.run("", prints: "23\tpasted")
        try await terminal.run("rawget(_G, 'a')", prints: "nil")
        #expect(try await terminal.leave() == 0)
        #expect(
            try folder.read(".viewspec/history")
                == "local a = 20\\n\tlocal b = 3\\nprint(a + b, 'pasted')\nrawget(_G, 'a')\n")
    }

    @Test("lose nothing that is typed before it is asked for")
    func typeAhead() async throws {
        let terminal = try await folder.console()
        let count = 30
        var keys = "total = 0\r"
        for number in 1...count {
            keys += "for i = 1, 2 do\rtotal = total +\r\(number)\rend\rfor i = 1, 20000 do local wasted = i end\r"
        }
        try await terminal.type(keys + "print('total ' .. total)\r")
        try await terminal.expect("total \(count * (count + 1))\r\n")
        try await terminal.prompt()
        #expect(!terminal.screen.description.contains("stdin:"))
        #expect(try await terminal.leave() == 0)
    }

    /// A console that a chunk keeps busy.
    private func busyConsole() async throws -> PseudoTerminal {
        let terminal = try await folder.console()
        try await terminal.type("print('run' .. 'ning') local t = os.clock() while os.clock() - t < 0.2 do end\r")
        try await terminal.expect("running\r\n")
        return terminal
    }

    @Test("lose nothing that is typed while a chunk runs")
    func typeAheadOfChunk() async throws {
        let terminal = try await busyConsole()
        try await terminal.type("for i = 1, 2 do\rprint('line', i)\rend\r'af' .. ")
        try await terminal.type("'ter'" + Key.enter)
        try await terminal.expect("line\t1\r\nline\t2\r\n")
        try await terminal.expect("\"after\"\r\n")
        try await terminal.prompt()
        #expect(try await terminal.leave() == 0)
    }

    @Test("end the session where Ctrl-D was pressed while a chunk ran")
    func leaveAhead() async throws {
        let terminal = try await busyConsole()
        try await terminal.type("print('la' .. 'st')\r" + Key.control("D"))
        try await terminal.expect("last\r\n")
        #expect(try await terminal.status() == 0)
    }
}
