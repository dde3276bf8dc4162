import Scripting
import SwiftUI
import Testing

@testable import Console

/// How an element is shown that a chunk returns, and what `tree()` prints.
@MainActor
@Suite("Trees in the console")
struct TreeTests {
    private static let screen = """
        screen = host(VStack { Text('Bread'):id('first'):bold(), Toggle('Toast', State(true)):padding(8), \
        HStack { Button('Eat', function() end):accessibilityLabel('Eat it'), Image('loaf') } })
        """

    /// The output after the screen was hosted, or the error.
    private func printed(_ line: String, isColored: Bool = false) async throws -> String {
        let console = try CommandSession(isColored: isColored)
        await console.type(Self.screen)
        let answer = await console.type(line)
        return answer.isEmpty ? console.terminal.output : answer
    }

    private static let tree = """
        VStack alignment="center"
          Text "Bread"  .id("first") .bold(true)
          Toggle isOn=true  .padding
            Text "Toast"
          HStack alignment="center"
            Button  .accessibilityLabel("Eat it")
              Text "Eat"
            Image name="loaf" isDecorative=false isResizable=false
        """

    @Test("an element is shown as a tree: kinds, ids, texts, attributes, modifiers")
    func element() async throws {
        #expect(try await printed("screen") == Self.tree)
        #expect(try await printed("screen:find('Toggle')") == "Toggle isOn=true  .padding\n  Text \"Toast\"")
    }

    @Test("the ids that a list gives its rows are shown")
    func ids() async throws {
        let console = try CommandSession()
        let line = "host(List(ForEach({{ id = 7, name = 'a' }}, function(row) return Text(row.name) end)))"
        #expect(await console.type(line).contains("Text #7 \"a\""))
    }

    @Test("a text is on one line, whatever is in it")
    func texts() async throws {
        let console = try CommandSession()
        #expect(await console.type("host(Text('a\\nb \"c\" \\\\ \\27[31m'))") == #"Text "a\nb \"c\" \\ \x1B[31m""#)
    }

    @Test("kinds, texts and what is less important have colours")
    func colors() async throws {
        let text = try await printed("screen", isColored: true).replacing("\u{1B}", with: "^")
        #expect(
            text.hasPrefix(
                "^[1mVStack^[0m alignment=^[32m\"center\"^[0m\n  ^[1mText^[0m ^[32m\"Bread\"^[0m^[2m  .id(\"first\") .bold(true)^[0m\n"
            ))
        #expect(text.contains("^[1mToggle^[0m isOn=^[32mtrue^[0m"))
    }

    @Test("an element with many views is cut, and says how many more there are")
    func long() async throws {
        let console = try CommandSession()
        await console.type(
            "rows = {}; for i = 1, 60 do rows[i] = Text('row ' .. i) end", "screen = host(VStack(table.unpack(rows)))")
        let lines = await console.type("screen").split(separator: "\n")
        #expect(lines.count == 41)
        #expect(lines[39] == "  Text \"row 39\"")
        #expect(lines[40] == "… 21 more: tree(e) shows all")
        #expect(await console.type("tree(screen)") == "")
        #expect(console.terminal.output.split(separator: "\n").count == 61)
    }

    @Test("an element in a table, or among others, is a line")
    func inside() async throws {
        #expect(try await printed("{ screen:find('Image') }") == "{Image at vStack():hStack(3):image(2)}")
        #expect(try await printed("screen:find('Image'), 1") == "Image at vStack():hStack(3):image(2)\t1")
    }

    @Test("an element that has gone is a line")
    func gone() async throws {
        let console = try CommandSession()
        await console.type(
            "isOn = State(true)", "V = View('V', function() return VStack { isOn.value and Text('a') } end)",
            "screen = host(V())", "text = screen:find('Text')", "isOn.value = false")
        #expect(await console.type("text") == "element that is gone")
    }

    @Test("tree() shows the screen that was hosted last, tree(e) an element")
    func tree() async throws {
        #expect(try await printed("tree()") == Self.tree + "\n")
        #expect(
            try await printed("tree(screen:find('Toggle'))") == "Toggle isOn=true  .padding\n  Text \"Toast\"\n")
    }

    @Test("tree(e, {depth = n}) shows so many levels, and how many views are inside them")
    func depth() async throws {
        #expect(try await printed("tree(screen, {depth = 0})") == "VStack alignment=\"center\"  … 8 inside\n")
        #expect(
            try await printed("tree(screen, {depth = 1})") == """
                VStack alignment="center"
                  Text "Bread"  .id("first") .bold(true)
                  Toggle isOn=true  .padding  … 1 inside
                  HStack alignment="center"  … 4 inside

                """)
        #expect(try await printed("tree(nil, {depth = 9})") == Self.tree + "\n")
        #expect(try await printed("tree(screen, {})") == Self.tree + "\n")
    }

    @Test(
        "tree() says what it takes",
        arguments: [
            ("tree(5)", "tree() takes an element, as host(…) and find(…) return; got 5"),
            ("tree('Text')", "tree() takes an element, as host(…) and find(…) return; got \"Text\""),
            ("tree(Text('a'))", "tree() takes an element, as host(…) and find(…) return; got Text (a view)"),
            ("tree(screen, 2)", "tree(): the options are a table such as {depth = 2}, got a number"),
            ("tree(screen, {depth = -1})", "tree(): depth is a number of levels from 0, got -1"),
            ("tree(screen, {depth = 1.5})", "tree(): depth is a number of levels from 0, got 1.5"),
            ("tree(screen, {depth = 'all'})", "tree(): depth is a number of levels from 0, got \"all\""),
            ("tree(screen, {deep = 1})", "tree() has no option 'deep'; it takes: depth"),
        ])
    func refused(line: String, message: String) async throws {
        #expect(try await printed(line) == "error: \(message)")
    }

    @Test("tree() needs a screen")
    func nothing() async throws {
        #expect(
            try await CommandSession().type("tree()")
                == "error: tree(): nothing is hosted yet; try tree(host(Text(\"Hello\")))")
    }
}
