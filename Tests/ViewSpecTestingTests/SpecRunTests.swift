import Foundation
import SpecRunner
import Testing
import ViewSpec
import ViewSpecTesting

@testable import EmbeddingExample

/// A console without views.
private struct Console: SpecConsole {
    static var catalog: Catalog { Catalog() }
}

private let folder = URL(filePath: #filePath).deletingLastPathComponent()
private let fixture = folder.appending(path: "Fixtures/mixed_spec.lua").path
private let exampleSpecs = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Embedding/specs").path

@Suite("Specs within Swift Testing")
struct SpecRunTests {
    @Test("are one test case each", arguments: try await Specs.list(exampleSpecs))
    func example(_ spec: LuaSpec) async throws {
        try await spec.run()
    }

    @Test("run all in one test")
    func all() async throws {
        try await Specs.run(exampleSpecs)
    }

    @Test("record what fails at its line of the Lua source")
    func failures() async throws {
        try await withKnownIssue {
            try await Console.run(fixture)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return issue.sourceLocation?.fileID == "Fixtures/mixed_spec.lua" && issue.sourceLocation?.line == 5
                && text.hasPrefix("Mixed fails\n") && text.contains("mixed_spec.lua:5")
        }
    }

    @Test("are listed with name and place, and run alone")
    func listing() async throws {
        let specs = try await Console.list(fixture)
        #expect(specs.map(\.name) == ["Mixed holds", "Mixed fails", "Mixed waits for somebody to write it"])
        #expect(specs.map(\.line) == [2, 4, 8])
        #expect(specs[0].testDescription == "Mixed holds (\(fixture):2)")
        #expect(Set(specs.map(\.id)).count == 3)
        try await specs[0].run()
        try await specs[2].run()
        try await withKnownIssue {
            try await specs[1].run()
        } matching: {
            $0.sourceLocation?.line == 5
        }
    }

    @Test("say which path isn't there")
    func missing() async {
        await #expect(throws: SpecRunnerError.pathNotFound("no/such")) { try await Console.run("no/such") }
    }
}
