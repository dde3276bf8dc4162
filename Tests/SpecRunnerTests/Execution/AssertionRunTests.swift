import Foundation
import Scripting
import TestSupport
import Testing

@testable import SpecRunner

/// Assertions that do more than raise: those that are noted, and those that are kept in files.
@MainActor
@Suite("Assertions in runs")
struct AssertionRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private final class Recorder: SpecListener {
        var results: [SpecResult] = []
        var output = ""
        func receive(_ event: SpecEvent) {
            switch event {
            case .specFinished(let result): results.append(result)
            case .output(let text): output += text
            default: break
            }
        }
    }

    private func run(_ source: String, updates: Bool = false) async throws -> Recorder {
        let path = try folder.write(source, to: "s_spec.lua")
        let recorder = Recorder()
        var options = ExecutionSettings()
        options.updatesSnapshots = updates
        await FileExecution(path: path, catalog: Catalog(), settings: options, emit: recorder.receive).runOrRecord()
        return recorder
    }

    private var kept: String? { try? folder.read("__snapshots__/s_spec.lua.snap") }

    @Test("soft ones are all told when the spec is through")
    func soft() async throws {
        let recorder = try await run(
            """
            it("counts", function()
              assert.soft.equal(1, 2)
              assert.soft.is_true(true)
              assert.soft.is_true(false, "the second")
              print("through")
            end)
            """)
        let result = try #require(recorder.results.first)
        #expect(result.outcome == .failure)
        #expect(result.details.map { $0.location?.line } == [2, 4])
        #expect(result.details.last?.message == "the second\nExpected true.\n  actual: false")
        #expect(recorder.output == "through\n")
    }

    private let source = """
        it("shows a name", function() assert.matches_snapshot(inspect(VStack { Text("Ann") })) end)
        """

    @Test("snapshots are written first, and compared from then on")
    func snapshots() async throws {
        let isChecking = ProcessInfo.processInfo.environment["CI"] != nil
        let first = try await run(source, updates: isChecking)
        #expect(first.results.map(\.outcome) == [.success])
        #expect(first.output.hasSuffix("1 snapshot written to \(folder.path)/__snapshots__/s_spec.lua.snap\n"))
        #expect(kept?.hasPrefix("=== shows a name | 1\nVStack") == true)
        #expect(kept?.contains("Text \"Ann\"") == true)
        let second = try await run(source)
        #expect(second.results.map(\.outcome) == [.success])
        #expect(second.output == "")
        let changed = source.replacing("Ann", with: "Eve")
        let failed = try await run(changed)
        #expect(failed.results.map(\.outcome) == [.failure])
        #expect(failed.results.first?.details.first?.message.contains("-   Text \"Ann\"\n    +   Text \"Eve\"") == true)
        let updated = try await run(changed, updates: true)
        #expect(updated.results.map(\.outcome) == [.success])
        #expect(updated.output.hasPrefix("1 snapshot updated in "))
        #expect(kept?.contains("Eve") == true)
    }

    @Test("snapshots that no spec asks for are said, and dropped when the others are updated")
    func obsolete() async throws {
        _ = try await run(source, updates: true)
        let other = source.replacing("shows a name", with: "shows another")
        #expect(
            try await run(other, updates: false).output.contains(
                "s_spec.lua.snap; --update-snapshots drops them:\n  shows a name | 1"))
        #expect(kept?.contains("shows a name") == true)
        #expect(try await run(other, updates: true).output.contains("Snapshots dropped from"))
        #expect(kept?.contains("shows a name") == false)
    }
}

extension FileExecution {
    /// Runs the file; without filters, nothing is thrown.
    fileprivate func runOrRecord() async {
        do { try await run() } catch { Issue.record(error) }
    }
}
