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

        func note(_ interpreter: Interpreter) {
            count += 1
            interpreters.append(Weak(interpreter: interpreter))
        }
    }

    @Test(
        "ends with its interpreter, however its specs end",
        arguments: [
            "it('passes', function() end)",
            "it('fails', function() host(Text('a')); error('no') end)",
            "print('said'); error('no')",
            "it('waits', function() wait_until(function() return false end, { timeout = 0.01 }) end)",
            "it.only('is all', function() host(Text('a'):task(function() print('x') end)) end)",
        ])
    func released(source: String) async throws {
        let folder = try TemporaryFolder()
        let paths = [try folder.write(source, to: "a_spec.lua"), try folder.write(source, to: "b_spec.lua")]
        let seen = Seen()
        for path in paths {
            let execution = FileExecution(
                path: path, catalog: Catalog(), settings: ExecutionSettings(), enter: seen.note
            ) { _ in }
            try await execution.run()
        }
        #expect(seen.count >= 2)
        for _ in 0..<1000 where seen.live > 0 { await Task.yield() }
        #expect(seen.live == 0)
    }
}
