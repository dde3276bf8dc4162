import Lua
import Scripting
import SwiftUI
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The lifetime of a run") @MainActor
struct LifetimeTests {
    /// The interpreters that files were run in.
    @MainActor private final class Seen {
        private(set) var count = 0
        private var interpreters: [Weak] = []
        private struct Weak { weak var interpreter: Interpreter? }

        var live: Int { interpreters.count { $0.interpreter != nil } }

        func note() {
            count += 1
            interpreters.append(Weak(interpreter: RunningScript.interpreter))
        }
    }

    @Test(
        "ends with its interpreter, however its specs end",
        arguments: [
            "app.note(); it('passes', function() end)",
            "app.note(); it('fails', function() host(Text('a')); error('no') end)",
            "app.note(); print('said'); error('no')",
            "app.note(); it('waits', function() wait_until(function() return false end, { timeout = 0.01 }) end)",
            "app.note(); it.only('is all', function() host(Text('a'):task(function() print('x') end)) end)",
        ])
    func released(source: String) async throws {
        let folder = try TemporaryFolder()
        let paths = [try folder.write(source, to: "a_spec.lua"), try folder.write(source, to: "b_spec.lua")]
        let seen = Seen()
        let catalog = Catalog { RegisteredFunction("note") { MainActor.assumeIsolated { seen.note() } } }
        for path in paths {
            let run = SpecFileRun(path: path, catalog: catalog, options: RunOptions()) { _ in }
            try await run.run()
        }
        #expect(seen.count >= 2)
        for _ in 0..<1000 where seen.live > 0 { await Task.yield() }
        #expect(seen.live == 0)
    }
}
