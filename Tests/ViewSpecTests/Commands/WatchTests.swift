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

    @Test func `The working directory may be removed and made again`() async throws {
        let outer = try TemporaryFolder(["project/specs/a_spec.lua": "it('is there', function() end)"])
        let folder = outer.url.appending(path: "project")
        let run = try Program.built("viewspec", ["run", "--watch"], in: folder).start()
        try await runs(1, of: run)
        try outer.remove("project")
        try outer.write("it('is back', function() end)", to: "project/specs/a_spec.lua")
        try await wait(for: "a run of the new file", patience: .seconds(30)) { try run.output.contains("✓ is back") }
        run.send(SIGTERM)
        #expect(try run.wait().status == 143)
        // What the run keeps is in the folder that is there now.
        #expect(!outer.contains("project/.viewspec"))
    }

    /// A spec that makes itself run again.
    private static let writing = """
        package.path = 'specs/?.lua;' .. package.path
        it('writes', function()
          local file = assert(io.open('specs/m.lua', 'w'))
          file:write('return 1')
          file:close()
          assert.equal(1, require('m'))
        end)
        """

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `A signal at any moment ends specs that make themselves run again`(signal: Int32) async throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": Self.writing])
        // Moments within the runs that follow one another, between them, and in the pause after them.
        for milliseconds in stride(from: 0, through: 300, by: 25) {
            let run = try Program.built("viewspec", ["run", "--watch", "--trust"], in: folder.url).start()
            try await runs(1, of: run)
            try await Task.sleep(for: .milliseconds(milliseconds))
            run.send(signal)
            #expect(try run.wait().status == 128 + signal)
        }
    }

    @Test func `Specs that make themselves run again are told so, and run no more until something else changes`()
        async throws
    {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": Self.writing, "specs/b_spec.lua": "it('is alone', function() end)",
        ])
        let run = try Program.built("viewspec", ["run", "--watch", "--trust"], in: folder.url).start()
        let message = """
            Three runs in a row were only for files that changed during the run before:
              specs/m.lua
            If specs write them, each run leads to the next. Waiting for another change.

            watching

            """
        try await wait(for: "the message", patience: .seconds(30)) { try run.output.hasSuffix(message) }
        #expect(try run.output.components(separatedBy: "✓ writes").count == 5)
        try folder.write("it('is changed', function() end)", to: "specs/b_spec.lua")
        try await wait(for: "another run", patience: .seconds(30)) { try run.output.contains("✓ is changed") }
        #expect(try run.output.components(separatedBy: "✓ writes").count == 5)
        run.send(SIGTERM)
        #expect(try run.wait().status == 143)
    }

    @Test func `F at the terminal runs the failed specs, and of a file whose setup failed all`() async throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": "it('passes', function() end) it('fails', function() assert.equal(1, 2) end)",
            "specs/b_spec.lua": """
            it('is whole', function() end)
            describe('a group', function() setup(function() error('no') end) it('waits', function() end) end)
            """,
            "specs/c_spec.lua": "it('is well', function() end)",
        ])
        let terminal = try PseudoTerminal(in: folder, ["run", "--watch"])
        let first = try await terminal.expect("watching; h lists the keys")
        #expect(first.contains("3 successes, 1 failure, 1 error, 0 pending"))
        for key in ["f", Key.enter] {
            try await terminal.type(key)
            let again = try await terminal.expect("watching; h lists the keys")
            #expect(again.contains("✗ fails") && again.contains("✓ is whole") && again.contains("in setup: no"))
            #expect(again.contains("1 success, 1 failure, 1 error, 0 pending"), "\(again)")
        }
        try await terminal.type("q")
        #expect(try await terminal.status() == 0)
    }

    /// Waits until the output says for the `count`-th time that it watches.
    private func runs(_ count: Int, of run: RunningProgram) async throws {
        try await wait(for: "run \(count)", patience: .seconds(30)) {
            try run.output.components(separatedBy: "\nwatching\n").count > count
        }
    }
}
