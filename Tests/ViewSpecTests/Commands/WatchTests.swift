import Foundation
import TestSupport
import Testing

/// `run --watch` as a process of its own.
@Suite("Watching")
struct WatchTests {
    @Test("runs what changes concern, until a signal ends it")
    func watch() async throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('uses a module', function() assert.equal(1, require('m')) end)",
            "specs/b_spec.lua": "it('is alone', function() end)", "src/m.lua": "return 1",
        ])
        let run = try Program.built("viewspec", ["run", "--watch", "specs"], in: folder.url).start()
        /// The output until it says for the `runs`-th time that it watches.
        func output(runs: Int) async throws -> [String] {
            var parts: [String] = []
            try await wait(for: "run \(runs)", patience: .seconds(30)) {
                parts = try run.output.components(separatedBy: "\nwatching\n")
                return parts.count > runs
            }
            return parts
        }
        #expect(try await output(runs: 1)[0].contains("2 successes"))
        try folder.write("return 2", to: "src/m.lua")
        let second = try await output(runs: 2)[1]
        #expect(second.contains("✗ uses a module") && !second.contains("is alone"))
        try folder.write("it('is changed', function() end)", to: "specs/b_spec.lua")
        let third = try await output(runs: 3)[2]
        #expect(third.contains("✓ is changed") && !third.contains("uses a module"))
        run.send(SIGTERM)
        #expect(try run.wait().status == 143)
    }
}
