import Foundation
import TestSupport
import Testing

/// `run --watch` within a package whose console it is.
@Suite("Watching a package")
struct WatchBuildTests {
    @Test("builds when a source changes, shows errors, and goes on in the new program")
    func build() async throws {
        let package = try WatchedPackage()
        let run = try package.start()
        #expect(try await package.output(of: run, runs: 1).last?.contains("1 success, 0 failures") == true)

        try package.folder.write("let a = 2", to: "Sources/App/A.swift", isReplacing: true)
        let rebuilt = try await package.output(of: run, runs: 2).last ?? ""
        #expect(rebuilt.contains("building \(package.name)…"))
        #expect(rebuilt.contains("1 success, 0 failures"))

        try package.folder.write("broken", to: "Sources/App/A.swift", isReplacing: true)
        let broken = try await package.output(of: run, runs: 3).last ?? ""
        #expect(broken.contains("\nSources/App/A.swift:1:1: error: this is broken\n"))
        #expect(!broken.contains("success"))

        try package.folder.write("let a = 2", to: "Sources/App/A.swift", isReplacing: true)
        #expect(try await package.output(of: run, runs: 4).last?.contains("building") == true)

        try package.folder.write("let b = 1", to: "Sources/App/B.swift", isReplacing: true)
        _ = try await package.output(of: run, runs: 5)
        #expect(
            try package.folder.read("planned")
                .hasSuffix(
                    "build --package-path \(package.folder) --scratch-path \(package.folder)/.build -c debug "
                        + "--product viewspec\n"))

        try package.folder.write("it('is changed', function() end)", to: "specs/a_spec.lua", isReplacing: true)
        let spec = try await package.output(of: run, runs: 6).last ?? ""
        #expect(spec.contains("✓ is changed") && !spec.contains("building"), "\(spec)")
        run.send(SIGTERM)
        #expect(try run.wait().status == 143)
    }
}

extension WatchedPackage {
    fileprivate func start() throws -> RunningProgram {
        try Program([program, "run", "--watch"], in: folder.url).start()
    }

    /// The output until it says for the `runs`-th time that it watches, in parts.
    fileprivate func output(of run: RunningProgram, runs: Int) async throws -> [String] {
        var parts: [String] = []
        try await wait(for: "run \(runs) after \(parts)", patience: .seconds(60)) {
            parts = try run.output.components(separatedBy: "\nwatching\n")
            return parts.count > runs
        }
        return parts.dropLast()
    }
}
