import Scripting
import SwiftUI
import Testing

@testable import Console

/// `help()` as somebody meets it at the console.
@MainActor
@Suite("Help")
struct HelpTests {
    private static let catalog = Catalog {
        RegisteredView("Profile") { Text("Ann") }
        RegisteredFunction("now") { 1 }
    }

    /// The output, or the error.
    private func said(_ lines: String...) async throws -> String {
        let console = try CommandSession(catalog: Self.catalog)
        for line in lines {
            let answer = await console.type(line)
            if answer.hasPrefix("error: ") { return answer }
        }
        return console.terminal.output
    }

    @Test("begins with what can be asked and what there is")
    func overview() async throws {
        let text = try await said("help()")
        #expect(text.contains("help(\"Button\")"))
        #expect(text.contains("Modifiers"))
        #expect(text.contains("diff()"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "finds pages, calls, the app's names, commands and Lua's own",
        arguments: [
            ("help('Toggle')", "Toggle  (a view)\n"), ("help(':padding')", "padding  (a modifier)\n"),
            ("help('padding')", "padding  (a modifier)\n"),
            ("help('Toggle:isOn')", "isOn(): boolean  (of Toggle)\n"),
            ("help('isOn')", "isOn(): boolean  (of Toggle)\n"),
            ("help('find')", "(of every element)\n"), ("help('assert.near')", "(of assert)\n"),
            ("help('Profile')", "views.Profile()  (a view of the app)\n"),
            ("help('app.now')", "app.now() → integer  (a function of the app)\n"),
            ("help(host)", "host  (a word of the spec"),
            ("help(assert)", "assert  (an assertion"), ("help(views)", "views  (a word of the spec"),
            ("help(tree)", "tree(e, {depth = 2})  (a word of the console)\n"),
            ("help(':record')", ":record [start|stop|undo]  (a command of the console)\n"),
            ("help(string.rep)", "#pdf-string.rep\n"), ("help('string')", "string  (of Lua)\n"),
            ("help(Text('a'))", "Text  (a view)\n"), ("help(Color.red)", "Color  (a type of values)\n"),
            ("help(clock)", "clock  (a word of the spec"), ("help(State(1))", "State  (a word of the spec"),
        ])
    func finds(line: String, text: String) async throws {
        #expect(try await said(line).contains(text))
    }

    @Test("says of an element what it is and what is on it")
    func element() async throws {
        let text = try await said("help(host(Text('a'):padding(3):padding(4)))")
        #expect(text.hasPrefix("Text  (a view)\n"))
        #expect(text.hasSuffix("\nModified by :padding\n"))
    }

    @Test("says where somebody's own function was written")
    func ownFunction() async throws {
        #expect(try await said("function mine() end", "help(mine)") == "a function of yours, written at stdin:1\n")
    }

    @Test(
        "says why there is none",
        arguments: [
            ("help('Buton')", "nothing is called 'Buton'; did you mean 'Button'?"),
            ("help('views.Profil')", "nothing is called 'views.Profil'; did you mean 'views.Profile'?"),
            (
                "help('go back')",
                "nothing is called 'go back'; these are about it: NavigationStack:back, NavigationLink:deactivate, navigationDestination, NavigationStack"
            ),
            ("help('xyzzy')", "nothing is called 'xyzzy'; help() gives an overview"),
            ("help(nil)", "the argument is nil; pass a name, as in help(\"find\")"),
            ("help(3)", "takes a name, an element, a view or a function; got integer 3"),
            ("help({})", "takes a name, an element, a view or a function; got table"),
            (
                "help(views.Profile)",
                "that function has no known name; pass a name, as in help(\"find\")"
            ),
        ])
    func refuses(line: String, reason: String) async throws {
        #expect(try await said(line) == "error: help(): \(reason)")
    }
}
