import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("The watch loop", .serialized) @MainActor
struct WatchLoopTests {
    private struct Enough: Error {}

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("runs all, then what changed with what needs it, until a run throws")
    func changes() async throws {
        let first = try folder.write("", to: "specs/a_spec.lua")
        let second = try folder.write("", to: "specs/b_spec.lua")
        let module = try folder.write("", to: "src/m.lua")
        let real = try #require(FileSystem.realPath(module))
        var told = ""
        var loop = try WatchLoop(paths: [folder.path("specs")], keyboard: -1) { told += $0 }
        var runs: [[String]] = []
        let third = folder.path("specs/c_spec.lua")
        do {
            let ending = try await loop { run in
                runs.append(run.files)
                switch runs.count {
                case 1: try folder.write("1", to: "specs/b_spec.lua")
                case 2: try folder.write("1", to: "src/m.lua")
                case 3: try folder.write("1", to: "specs/c_spec.lua", isReplacing: true)
                default: throw Enough()
                }
                return .finished(.init(loaded: runs.count == 1 ? [first: [real], second: []] : [:]))
            }
            Issue.record("ended by itself: \(ending)")
        } catch is Enough {}
        // The module's folder is watched once the first run has told of it.
        #expect(runs == [[first, second], [second], [first], [third]])
        #expect(told.contains("watching"))
    }

    @Test("says of a path that isn't there that it isn't")
    func missing() {
        #expect(throws: SpecRunnerError.pathNotFound("/nonexistent")) {
            try WatchLoop(paths: ["/nonexistent"], keyboard: -1) { _ in }
        }
    }
}
