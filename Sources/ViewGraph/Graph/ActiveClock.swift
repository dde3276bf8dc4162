import CViewGraph
import Foundation
import VirtualTime

/// The clock of code outside of a tree, which has no environment: timers, `debounce`.
extension ViewClock {
    nonisolated(unsafe) private static weak var active: ViewClock?

    /// Makes this the clock of code outside of a tree and of tasks that sleep, in place of real time.
    public func activate() {
        Self.active = self
        VirtualExecutor.current?.timeline = { [weak self] seconds, wake in
            MainActor.assumeIsolated { self?.sleep(for: seconds, wake) }
        }
        if VirtualExecutor.current != nil { takeDelayedBlocks() }
        showTime()
    }

    /// Has the clocks that code of a spec reads follow this one if it is the one by which tasks sleep.
    func showTime() {
        guard VirtualExecutor.current != nil, Self.active === self else { return }
        RuntimeClock.stop(at: elapsed, date: now)
    }

    /// The clock of the caller; nil where time is real. Where an executor of ours runs all tasks on one thread, it is that of
    /// any task, and not of the main actor's alone.
    private nonisolated static var own: ViewClock? {
        (VirtualExecutor.current == nil ? isMainThread : VirtualExecutor.ownsThread) ? active : nil
    }

    /// Reads a clock that belongs to the calling thread.
    private nonisolated static func read<Value>(_ value: @MainActor () -> Value) -> Value {
        withoutActuallyEscaping(value) { withoutIsolation($0, as: (() -> Value).self)() }
    }

    /// Whether a clock is active; without one, time is real.
    public nonisolated static var isActive: Bool { own != nil }

    /// Seconds: on the active clock since it started, or in real time since some point in the past.
    public nonisolated static var currentSeconds: TimeInterval {
        guard let clock = own else { return ProcessInfo.processInfo.systemUptime }
        return read { clock.elapsed }
    }

    /// The date: on the active clock, or the real one.
    public nonisolated static var currentDate: Date {
        guard let clock = own else { return Date() }
        return read { clock.now }
    }

    /// Runs an action when the active clock reaches a time in seconds.
    /// - Parameter name: Names what it is for, in messages.
    public nonisolated static func scheduleOnActive(
        at seconds: TimeInterval, named name: String, _ action: @escaping () -> Void
    ) {
        let carried = MainThreadOnly(action)
        onMainThread {
            guard let clock = active else { return }
            clock.schedule(after: seconds - clock.elapsed, named: { name }, carried.value)
        }
    }
}
