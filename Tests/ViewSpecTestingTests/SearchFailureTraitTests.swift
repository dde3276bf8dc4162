import SwiftUI
import Testing
import ViewInspector
import ViewSpecTesting

@MainActor
@Suite struct SearchFailureTraitTests {
    private let trait: SearchFailureTrait = .searchFailuresAtCalls

    @Test func `A search without a result is an issue at its line`() async throws {
        let line = #line + 4
        let test = try #require(Test.current)
        try await withKnownIssue {
            try await trait.provideScope(for: test, testCase: nil) { @MainActor in
                _ = try Text("a").inspect().find(text: "b")
            }
        } matching: { issue in
            issue.sourceLocation?.line == line
                && issue.sourceLocation?.fileID.hasSuffix("SearchFailureTraitTests.swift") == true
        }
    }

    @Test func `Other errors come through`() async throws {
        let test = try #require(Test.current)
        await #expect(throws: InspectionError.inspection(path: "text()", factual: "Text", expected: "HStack")) {
            try await trait.provideScope(for: test, testCase: nil) { @MainActor in
                _ = try Text("a").inspect().hStack()
            }
        }
    }
}
