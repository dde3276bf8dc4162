import Lua
import Scripting
import SwiftUI
import Testing

@testable import Console

@Suite("The lifetime of a console's session") @MainActor
struct LifetimeTests {
    /// The parts of a session, held by nothing but the session itself.
    private struct Parts {
        weak var session: ReplSession?
        weak var script: ScriptSession?
        weak var interpreter: Interpreter?

        var areReleased: Bool { session == nil && script == nil && interpreter == nil }

        @MainActor init(_ session: ReplSession) {
            self.session = session
            script = session.script
            interpreter = session.interpreter
        }
    }

    /// The parts of a session that has come to its end after these lines.
    private func parts(after lines: [String]) async throws -> Parts {
        let console = try CommandSession(catalog: Catalog { RegisteredView("Profile") { Text("Ann") } })
        for line in lines { await console.type(line) }
        return Parts(console.session)
    }

    /// Lets the tasks end that hold on to what they use.
    private func wait(for parts: Parts) async {
        for _ in 0..<1000 where !parts.areReleased { await Task.yield() }
    }

    @Test(
        "ends with the session",
        arguments: [
            [],
            ["help('Button')", "help(View)"],
            ["s = host(views.Profile())", "tree()", "diff()"],
            ["s = host(Button('go', function() error('no') end))", "s:tap()"],
            ["error('no')", "for"],
            ["wait_until(function() return false end, { timeout = 0.01 })"],
        ])
    func released(lines: [String]) async throws {
        let parts = try await parts(after: lines)
        await wait(for: parts)
        #expect(parts.areReleased)
    }

    @Test("ends with a session whose chunk was stopped")
    func interrupted() async throws {
        func stopped() async throws -> Parts {
            let console = try CommandSession()
            let waiting = Task { await console.type("wait_until(function() return false end)") }
            while !console.session.isEvaluating { await Task.yield() }
            console.session.interrupt()
            #expect(await waiting.value.contains("interrupted"))
            return Parts(console.session)
        }
        let parts = try await stopped()
        await wait(for: parts)
        #expect(parts.areReleased)
    }
}
