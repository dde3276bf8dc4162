import Scripting
import SwiftUI
import Testing

@testable import Console

/// The output of `diff()`.
@MainActor
@Suite("Changes in the console")
struct DiffTests {
    private func console(isColored: Bool = false) async throws -> CommandSession {
        let console = try CommandSession(isColored: isColored)
        await console.type(
            "count = State(0)",
            """
            Counter = View('Counter', function() return VStack { \
            Text('count ' .. count.value), Button('Add', function() count.value = count.value + 1 end), \
            Button('Rest', function() end), Text('below') } end)
            """,
            "screen = host(Counter())")
        return console
    }

    private func diff(_ console: CommandSession) async -> String {
        _ = console.terminal.take()
        let answer = await console.type("diff()")
        return answer.isEmpty ? console.terminal.take() : answer
    }

    @Test("there is none before something is done")
    func nothing() async throws {
        let none = "There has been no action on a screen yet. Tap something, then diff() shows the change.\n"
        #expect(await diff(try CommandSession()) == none)
        #expect(await diff(try await console()) == none)
    }

    @Test("an action may change nothing")
    func unchanged() async throws {
        let console = try await console()
        await console.type("screen:find{ button = 'Rest' }:tap()")
        #expect(await diff(console) == "tap() changed nothing on the screen.\n")
    }

    @Test("lines that went and came stand among those around them")
    func changed() async throws {
        let console = try await console()
        await console.type("screen:find{ button = 'Add' }:tap()")
        let first = await diff(console)
        #expect(
            first == """
                tap()
                  Counter
                    VStack alignment="center"
                -     Text "count 0"
                +     Text "count 1"
                      Button isPressed=false
                        Text "Add"
                  … 3 lines the same

                """)
        // It is about the last action; looking around is none.
        await console.type("screen:find{ button = 'Add' }:tap()", "screen:find('Text'):string()", "tree()")
        let second = await diff(console)
        #expect(second.contains("-     Text \"count 1\"\n") && second.contains("+     Text \"count 2\"\n"))
        #expect(await diff(console) == second)
    }

    @Test("what went is red, what came green, what stayed dim")
    func colors() async throws {
        let console = try await console(isColored: true)
        await console.type("screen:find{ button = 'Add' }:tap()")
        let text = await diff(console).replacing("\u{1B}", with: "^")
        #expect(text.hasPrefix("^[1mtap()^[0m\n"))
        #expect(text.contains("^[31m-     Text \"count 0\"^[0m\n"))
        #expect(text.contains("^[32m+     Text \"count 1\"^[0m\n"))
        #expect(text.contains("^[2m        Text \"Add\"^[0m\n"))
    }
}
