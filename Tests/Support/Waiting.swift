import Testing

/// Waits until a condition holds. If it takes too long, an issue is recorded.
/// - Parameters:
///   - what: What is waited for; it is asked for where the waiting was in vain.
///   - patience: How long it may take, on a machine that does much else.
/// - Throws: `CancellationError` if it takes longer, or what the condition throws.
package nonisolated(nonsending) func wait(
    for what: @autoclosure () -> String, patience: Duration = .seconds(20),
    sourceLocation: SourceLocation = #_sourceLocation, until holds: () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + patience
    while try !holds() {
        guard ContinuousClock.now < deadline else {
            Issue.record("waited \(patience) for \(what())", sourceLocation: sourceLocation)
            throw CancellationError()
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}
