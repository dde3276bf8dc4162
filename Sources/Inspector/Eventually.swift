import System
import Views
import VirtualTime

/// Waiting in tests, as `assert.eventually` does in specs.
extension InspectableView {
    /// Tries something until it throws no error and returns anything but `false`, and returns its result: for what comes from
    /// a task, another thread or an animation.
    ///
    /// ```swift
    /// let text = try await screen.eventually(timeout: .seconds(60)) { try $0.find(text: "Loaded") }
    /// ```
    ///
    /// Between two tries the time that the view sees goes on, by a hundredth of the timeout. When it has gone on by all of it,
    /// real time passes, as long again at most, since tasks sleep in real time in a test runner.
    /// - Parameters:
    ///   - timeout: The longest that it takes, in the view's time and then in real time.
    ///   - action: What is tried; `#require` in it would report an issue each time that it fails.
    /// - Throws: The error of the last try, or `InspectionError.notSupported` if it returned `false`. At once, what the view's
    ///   own code throws, `CancellationError`, and `InspectionError.notSupported` for a view that `inspect()` looks at, which no
    ///   time passes for.
    @MainActor @preconcurrency @discardableResult
    public func eventually<Result>(
        timeout: Duration = .seconds(1), _ action: (Self) throws -> Result
    ) async throws -> Result {
        let wait = Wait(clock: clock, timeout: timeout)
        while true {
            do {
                let result = try action(self)
                guard result as? Bool == false else { return result }
                throw InspectionError.notSupported("waited \(timeout), and the condition is still false")
            } catch {
                guard try await wait.pass() else { throw error }
            }
        }
    }
}

/// The time between the tries of something: first the view's own, which takes none, then real time.
@MainActor
private final class Wait {
    private let clock: HostedClock
    private let timeout: Duration
    private var left: Duration
    /// When real time began to pass, and until when the view's clock has followed it, in nanoseconds of `MonotonicTime`.
    private var real: (start: Int, now: Int)?

    init(clock: HostedClock, timeout: Duration) {
        (self.clock, self.timeout, left) = (clock, timeout, timeout)
    }

    /// Lets some time pass. Returns whether there was any left.
    func pass() async throws -> Bool {
        if left > .zero {
            let step = min(timeout / 100, left)
            left -= max(step, .nanoseconds(1))
            try await clock.advance(by: step)
            return true
        }
        let last = real ?? (MonotonicTime.nanoseconds, MonotonicTime.nanoseconds)
        guard MonotonicTime.seconds(since: last.start) < timeout / .seconds(1) else { return false }
        try await RealTime.sleep(seconds: 0.002)
        let now = MonotonicTime.nanoseconds
        real = (last.start, now)
        try await clock.advance(by: .nanoseconds(now - last.now))
        return true
    }
}
