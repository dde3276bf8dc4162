/// Time that passes by itself, for what watches over a script and for what is outside of the process.
package enum RealTime {
    /// Whether sleeps of the current task take real time even where an executor of ours is installed.
    @TaskLocal static var isWanted = false

    /// Suspends the current task for a number of seconds of real time.
    /// - Throws: `CancellationError` if the task is cancelled meanwhile.
    package static func sleep(seconds: Double) async throws {
        try await $isWanted.withValue(true) { try await Task.sleep(for: .seconds(seconds)) }
    }
}
