import TestSupport
import Testing

@testable import Console

@Suite("Tab at a terminal")
struct TabCompletionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let menu = "menu = { first = 1, firstborn = 2, fist = 3 }"

    /// The list that Tab shows of it, on a screen of a width.
    private static func list(_ columns: Int) -> [String] {
        columns == 80
            ? ["first      1    firstborn  2    fist       3"] : ["first      1    fist       3", "firstborn  2"]
    }

    private static let screen =
        #"screen = host(VStack { Button("Sign in", function() print("signed in") end), Text("Welcome") })"#

    @Test("completes a method of this element, and a text that is on the screen")
    func completes() async throws {
        let terminal = try await folder.console()
        try await terminal.run(Self.screen)
        try await terminal.run(#"button = screen:find("Button")"#)
        #expect(try await terminal.run("button:ta\t()").hasPrefix("signed in"))
        try await terminal.type(#"screen:find{ text = "Wel"# + Key.tab)
        try await terminal.expect("come")
        try await terminal.run(#"" }:string()"#, prints: #""Welcome""#)
        #expect(try await terminal.leave() == 0)
    }

    @Test("completes in the middle of a line, and in a later line of a chunk")
    func elsewhere() async throws {
        try await folder.follow(
            """
            > (1)\(Key.control("A"))tostri\(Key.tab)
            "1"
            > for i = 1, 1 do
            >> local fortune = 7
            >> pri\(Key.tab)(fortu\(Key.tab))
            >> end
            7
            """)
    }

    @Test("indents where there is nothing to complete")
    func indents() async throws {
        let terminal = try await folder.console()
        try await terminal.run("do", next: ">> ")
        try await terminal.type(Key.tab + "print('in')")
        try await terminal.run("", next: ">> ")
        #expect(terminal.screen.lines.contains(">>   print('in')"))
        try await terminal.run("end", prints: "in")
        #expect(try await terminal.leave() == 0)
    }

    @Test("lists what fits and shows the line again, with the cursor where it was", arguments: [80, 40])
    func lists(columns: Int) async throws {
        let terminal = try await folder.console(columns: columns)
        try await terminal.run(Self.menu)
        try await terminal.type("menu.fi" + Key.tab)
        try await terminal.expect("fist")
        try await terminal.expect("> menu.fi")
        #expect(Array(terminal.screen.lines.dropFirst(columns == 80 ? 2 : 3)) == Self.list(columns) + ["> menu.fi"])
        #expect(terminal.screen.line.before == "> menu.fi")
        try await terminal.run("rst", prints: "1")
        #expect(terminal.screen.lines.suffix(3) == ["> menu.first", "1", ">"])
        // With something behind the cursor.
        try await terminal.type("menu.fi + 0" + Key.left + Key.left + Key.left + Key.left + Key.tab)
        try await terminal.expect("fist")
        try await terminal.expect("> menu.fi + 0")
        try await terminal.type("st")
        try await terminal.run("", prints: "3")
        #expect(terminal.screen.lines.suffix(3) == ["> menu.fist + 0", "3", ">"])
        #expect(try await terminal.leave() == 0)
    }

    @Test("lists in a later line of a chunk, below a line that takes several rows", arguments: [80, 40])
    func listsInChunk(columns: Int) async throws {
        let terminal = try await folder.console(columns: columns)
        try await terminal.run(Self.menu)
        try await terminal.run("do", next: ">> ")
        try await terminal.run("local name = 'somebody'", next: ">> ")
        let long = "  print('" + String(repeating: "0123456789", count: 8) + "', menu.fi"
        try await terminal.type(long + Key.tab)
        try await terminal.expect("fist ")
        try await terminal.expect("menu.fi")
        try await terminal.run("st)", next: ">> ")
        let shown = terminal.screen.lines
        // The rows of the line stand below the list as they did above it.
        let end = Self.rows(">> " + long, columns) + Self.list(columns) + Self.rows(">> " + long + "st)", columns)
        #expect(Array(shown.suffix(end.count + 1)) == end + [">>"])
        #expect(try await terminal.run("end").hasSuffix("\t3"))
        #expect(try await terminal.leave() == 0)
    }

    @Test("lists below all lines of a chunk that was recalled or pasted", arguments: [80, 40])
    func listsInSeveralLines(columns: Int) async throws {
        let terminal = try await folder.console(columns: columns)
        try await terminal.run(Self.menu)
        try await terminal.type(Key.pasteStart + "do\r  local a = 1\r  print(menu.fi" + Key.pasteEnd)
        try await terminal.expect("menu.fi")
        try await terminal.type(Key.tab)
        try await terminal.expect("fist ")
        try await terminal.expect("menu.fi")
        try await terminal.run("st) end", prints: "3")
        #expect(
            Array(terminal.screen.lines.dropFirst(columns == 80 ? 1 : 2))
                == ["> do", "  local a = 1", "  print(menu.fi"] + Self.list(columns)
                + ["> do", "  local a = 1", "  print(menu.fist) end", "3", ">"])
        #expect(try await terminal.leave() == 0)
    }

    @Test("lists many in as many columns as there is room for")
    func columns() {
        let names = (1...7).map { "name\($0)" }
        #expect(TabCompletion.columns(names, width: 20) == "name1  name4  name7\r\nname2  name5\r\nname3  name6\r\n")
        #expect(TabCompletion.columns(names, width: 6) == names.map { $0 + "\r\n" }.joined())
        #expect(TabCompletion.columns(["日本", "a"], width: 40) == "日本  a\r\n")
        #expect(TabCompletion.columns(["x  1", "y  2"], width: 40) == "x  1    y  2\r\n")
        #expect(TabCompletion.columns(["日本日本", "abcdef"], width: 6) == "日本…\r\nabcd…\r\n")
        let many = TabCompletion.columns((1...203).map(String.init), width: 80)
        #expect(many.hasSuffix("… 3 more\r\n") && !many.contains("201"))
    }

    @Test("does to a line what the completions say")
    func actions() {
        func action(_ completions: [Completion], _ text: String) -> TabCompletion.Action {
            TabCompletion.action(completions, text, 0, text.utf8.count, width: 40)
        }
        #expect(action([], "x") == .nothing)
        #expect(action([Completion("print", from: 0)], "pr") == .replace(2, "print"))
        #expect(action([Completion("éa1", from: 0), Completion("éa2", from: 0)], "é") == .replace(1, "éa"))
        #expect(action([Completion("a1", from: 0), Completion("a2", from: 0)], "a") == .list("a1  a2\r\n"))
        #expect(action([Completion("a", from: 0)], "a") == .nothing)
    }

    /// A line as it looks on a screen of a width.
    private static func rows(_ line: String, _ columns: Int) -> [String] {
        stride(from: 0, to: line.count, by: columns).map { String(line.dropFirst($0).prefix(columns)) }
    }
}
