import TestSupport
import Testing

@testable import Console

@Suite("What was typed before")
struct HistoryTests {
    private typealias Key = PseudoTerminal.Key
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("comes back with the arrows, in this session and in the next")
    func arrows() async throws {
        let first = try await folder.console()
        try await first.run("'re' .. 'called'", prints: "\"recalled\"")
        try await first.run("'re' .. 'called'", prints: "\"recalled\"")
        try await first.run("1 + 1", prints: "2")
        try await first.run(Key.up + " + 1", prints: "3")
        try await first.run(Key.up + Key.up + Key.up, prints: "\"recalled\"")
        try await first.run(Key.up + Key.up + Key.down, prints: "\"recalled\"")
        #expect(try await first.leave() == 0)
        // What was run twice in a row is kept once.
        #expect(try folder.read(".viewspec/history") == "'re' .. 'called'\n1 + 1\n1 + 1 + 1\n're' .. 'called'\n")
        let second = try await folder.console()
        try await second.run(Key.up, prints: "\"recalled\"")
        try await second.run(Key.up + Key.up, prints: "3")
        #expect(try await second.leave() == 0)
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
        let first = try await folder.console()
        try await first.run("for i = 1, 2 do", next: ">> ")
        try await first.run("  print(i * 111) -- \\n", next: ">> ")
        try await first.run("end", prints: "111\n222")
        try await first.run(Key.up, prints: "111\n222")
        #expect(try await first.leave() == 0)
        let second = try await folder.console()
        try await second.run(Key.up + " print('last')", prints: "111\n222\nlast")
        #expect(try await second.leave() == 0)
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
