import Foundation
import Views

/// The time that a hosted view sees. A test moves it; nothing waits for it.
///
/// Animations, `TimelineView`s, long presses and texts that show a date follow it. Tasks that sleep don't: in a test
/// runner, Swift's own executor runs them, and `eventually(timeout:_:)` awaits what they show. A model that is to sleep on time
/// that a test moves takes an `any Clock`, or runs in a spec, where all time is virtual.
@MainActor @preconcurrency
public struct HostedClock {
    private let graph: Graph

    fileprivate init(_ graph: Graph) {
        self.graph = graph
    }

    /// The time that has passed since the view was hosted.
    public var elapsed: Duration { .seconds(graph.clock.elapsed) }

    /// Lets time pass. What is due on the way happens in the order of its time, and tasks that it starts get to run.
    /// - Parameter duration: How long; zero or more.
    /// - Throws: `InspectionError.notSupported` for a view that `inspect()` looks at, which no time passes for, and what the
    ///   views' own code threw meanwhile.
    public func advance(by duration: Duration) async throws {
        try checkIsHosted()
        graph.clock.advance(by: duration / .seconds(1))
        try await settle()
    }

    /// Lets time pass until something is due, and that happen.
    /// - Returns: How long that was; zero if nothing is due.
    /// - Throws: As `advance(by:)`.
    @discardableResult
    public func advance() async throws -> Duration {
        try checkIsHosted()
        let seconds = graph.clock.timeToNext ?? 0
        graph.clock.advance(by: seconds)
        try await settle()
        return .seconds(seconds)
    }

    /// The date that the view sees: 2026-01-01, 09:00 UTC as it is hosted.
    public var now: Date { graph.clock.now }

    /// Sets the clock to a date, from which it goes on. No time passes.
    /// - Throws: As `advance(by:)`.
    public func set(_ date: Date) async throws {
        try checkIsHosted()
        graph.clock.set(date)
        try await settle()
    }

    private func checkIsHosted() throws {
        guard graph.mode == .hosted else {
            throw InspectionError.notSupported(
                "inspect() looks at a view that isn't on a screen, and no time passes for it: hosted() puts it on one")
        }
    }

    private func settle() async throws {
        graph.flush()
        // The tasks that are ready come before the rest of this one.
        await Task.yield()
        graph.flush()
        if let failure = graph.takeFailures().first { throw failure }
    }
}

extension InspectableView {
    /// The time that the view sees, on whose screen this is.
    @MainActor @preconcurrency public var clock: HostedClock { HostedClock(graph) }
}
