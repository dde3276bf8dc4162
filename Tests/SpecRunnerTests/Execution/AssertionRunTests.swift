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

    @Test func `Two thousand snapshots are written in about the time that it takes to read them`() async throws {
        let source = """
            local text = ("0123456789abcde\\n"):rep(64)
            it("shows much", function()
              for number = 1, 2000 do assert.matches_snapshot(number .. text) end
            end)
            """
        let clock = ContinuousClock()
        var outcomes: [Outcome] = []
        let writing = try await clock.measure {
            outcomes += try await run(source, updates: true).results.map(\.outcome)
        }
        let reading = try await clock.measure { outcomes += try await run(source).results.map(\.outcome) }
        #expect(outcomes == [.success, .success])
        #expect(try #require(kept).components(separatedBy: "=== ").count == 2001)
        // It was 25 times that while each one wrote the whole file.
        #expect(writing < reading * 5, "\(writing) and \(reading)")
    }

    @Test func `A snapshot that is updated twice is in the file once, with what it was at last`() async throws {
        let first = """
            it("counts", function()
              assert.matches_snapshot("one", "a")
              assert.matches_snapshot("two", "b")
            end)
            """
        _ = try await run(first, updates: true)
        let second = """
            local tries = 0
            it("counts", { retries = 1 }, function()
              tries = tries + 1
              assert.matches_snapshot(tries == 1 and "three" or "four", "b")
              assert.equal(2, tries)
              assert.matches_snapshot("five", "a")
            end)
            """
        #expect(try await run(second, updates: true).output.hasPrefix("3 snapshots updated in "))
        #expect(kept == "=== counts | a\nfive\n\n=== counts | b\nfour\n")
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
