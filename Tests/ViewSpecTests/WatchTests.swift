import Foundation
import Testing

/// `run --watch` as a process of its own.
@Suite("Watching")
struct WatchTests {
    @Test("runs what changes concern, until a signal ends it")
    func watch() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to name: String) throws {
            let url = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: false, encoding: .utf8)
        }
        try write("it('uses a module', function() assert.equal(1, require('m')) end)", to: "specs/a_spec.lua")
        try write("it('is alone', function() end)", to: "specs/b_spec.lua")
        try write("return 1", to: "src/m.lua")
        try write("", to: "output")
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "viewspec")
        process.arguments = ["run", "--watch", "specs"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "output"))
        try process.run()
        defer { process.terminate() }
        /// What is printed until it says for the `runs`-th time that it watches.
        func output(runs: Int) async throws -> [String] {
            for _ in 0..<3000 {
                let text = try String(contentsOf: folder.appending(path: "output"), encoding: .utf8)
                let parts = text.components(separatedBy: "\nwatching\n")
                if parts.count > runs { return parts }
                try await Task.sleep(for: .milliseconds(10))
            }
            Issue.record("nothing happened within the time")
            return Array(repeating: "", count: runs + 1)
        }
        #expect(try await output(runs: 1)[0].contains("2 successes"))
        try write("return 2", to: "src/m.lua")
        let second = try await output(runs: 2)[1]
        #expect(second.contains("✗ uses a module") && !second.contains("is alone"))
        try write("it('is changed', function() end)", to: "specs/b_spec.lua")
        let third = try await output(runs: 3)[2]
        #expect(third.contains("✓ is changed") && !third.contains("uses a module"))
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 143)
    }
}
