import SpecRunner
import Testing
import ViewGraph

/// Reports a search without a result at the line of its call: `@Suite(.searchFailuresAtCalls)`. Without it, Swift Testing
/// reports an error that a test throws at the line of the test.
public struct SearchFailureTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        do {
            try await function()
        } catch let error as InspectionError {
            guard let place = error.callPlace else { throw error }
            Issue.record(error, sourceLocation: SourceLocation(SourcePosition(file: place.file, line: place.line)))
        }
    }
}

extension Trait where Self == SearchFailureTrait {
    /// Reports a search without a result at the line of its call.
    public static var searchFailuresAtCalls: Self { Self() }
}
