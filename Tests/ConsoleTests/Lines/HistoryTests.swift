import TestSupport
import Testing

@testable import Console

@Suite("What was typed before")
struct HistoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("comes back with the arrows, in this session and in the next")
    func arrows() async throws {
        try await folder.follow(
            """
            > 're' .. 'called'
            "recalled"
            > 're' .. 'called'
            "recalled"
            > 1 + 1
            2
            > \(Key.up) + 1
            3
            > \(Key.up)\(Key.up)\(Key.up)
            "recalled"
            > \(Key.up)\(Key.up)\(Key.down)
            "recalled"
            """)
        // What was run twice in a row is kept once.
        #expect(try folder.read(".viewspec/history") == "'re' .. 'called'\n1 + 1\n1 + 1 + 1\n're' .. 'called'\n")
        try await folder.follow(
            """
            > \(Key.up)
            "recalled"
            > \(Key.up)\(Key.up)
            3
            """)
    }

    @Test("is in a file that only its owner reads, in a folder that version control leaves alone")
    func file() async throws {
        let terminal = try await folder.console()
        try await terminal.run("password = 'secret'")
        #expect(try folder.permissions(".viewspec/history") == 0o600)
        #expect(try folder.read(".viewspec/.gitignore") == "*\n")
        #expect(try await terminal.leave() == 0)
    }

    @Test("comes back as one where it was a chunk of several lines, and can be changed")
    func chunks() async throws {
        try await folder.follow(
            """
            > for i = 1, 2 do
            >>   print(i * 111) -- \\n
            >> end
            111
            222
            > \(Key.up)
            111
            222
            """)
        try await folder.follow(
            """
            > \(Key.up) print('last')
            111
            222
            last
            """)
    }

    @Test("is found with Ctrl-R")
    func search() async throws {
        let terminal = try await folder.console()
        try await terminal.run("'needle' .. 1")
        try await terminal.run("'hay' .. 2")
        try await terminal.type(Key.control("R") + "need")
        try await terminal.expect("need")
        try await terminal.run("", prints: "\"needle1\"")
        #expect(try await terminal.leave() == 0)
    }

    @Test("has commands in it")
    func commands() async throws {
        let terminal = try await folder.console()
        try await terminal.run(":views")
        let views = try await terminal.run(Key.up)
        #expect(!views.isEmpty && !views.contains("stdin"))
        #expect(try await terminal.leave() == 0)
        #expect(try folder.read(".viewspec/history") == ":views\n")
    }

    @Test("is a thousand chunks")
    @MainActor func bounds() throws {
        let path = folder.path(".viewspec")
        let history = History(folder: path)
        for number in 0..<(History.limit + 5) { history.add("print(\(number))\n\\") }
        let again = History(folder: path)
        #expect(again.entries == history.entries)
        #expect(again.entries.count == History.limit && again.entries.first == "print(5)\n\\")
        #expect(try folder.read(".viewspec/history").split(separator: "\n").count == History.limit)
        #expect(try folder.permissions(".viewspec/history") == 0o600)
        #expect(!again.add(again.entries[History.limit - 1]))
        #expect(!again.add("") && !again.add(String(repeating: "x", count: History.longest + 1)))
    }

    @Test("is not lost where two sessions are open")
    @MainActor func twoSessions() throws {
        let path = folder.path(".viewspec")
        let (one, other) = (History(folder: path), History(folder: path))
        one.add("1")
        other.add("2")
        one.add("3")
        #expect(History(folder: path).entries == ["1", "2", "3"])
    }

    @Test("is kept for the session where it can't be written")
    @MainActor func unwritable() throws {
        try folder.write("", to: "file")
        let history = History(folder: folder.path("file"))
        #expect(history.add("1 + 1"))
        #expect(history.entries == ["1 + 1"])
        #expect(try folder.read("file") == "")
    }

    @Test("isn't written through a link to somebody else's file")
    @MainActor func link() throws {
        try folder.write("theirs\n", to: "other")
        let history = History(folder: folder.path)
        try folder.link("history", to: "other")
        history.add("mine")
        #expect(try folder.read("other") == "theirs\n")
    }
}
