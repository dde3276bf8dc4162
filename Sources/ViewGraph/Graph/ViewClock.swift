import Foundation
import VirtualTime

/// The time that views see. A spec moves it; nothing waits for it.
///
/// Actions run in the order of their times, those due at the same time in the order in which they were scheduled.
@MainActor
public final class ViewClock {
    /// The clock of views that are hosted with no other.
    public static let shared = ViewClock()

    /// Something that will run when its time comes.
    public final class Timer {
        fileprivate var due: TimeInterval
        fileprivate let sequence: Int
        fileprivate let action: () -> Void
        /// Whether the action wakes a task that sleeps.
        fileprivate let isWake: Bool
        fileprivate var isCancelled = false
        /// Names what scheduled it, for messages; nil where that isn't known.
        fileprivate let name: (() -> String)?
        /// Called when the clock is set to another date; nil for what waits for a time alone.
        package var dateChanged: (() -> Void)?

        fileprivate init(
            due: TimeInterval, sequence: Int, isWake: Bool, name: (() -> String)?, action: @escaping () -> Void
        ) {
            self.due = due
            self.isWake = isWake
            self.sequence = sequence
            self.name = name
            self.action = action
        }

        /// Keeps the action from running.
        public func cancel() {
            isCancelled = true
        }
    }

    /// The date at which clocks start: 2026-01-01, 09:00 UTC, so that a run shows the same dates as any other.
    public nonisolated static let usualStart = Date(timeIntervalSince1970: 1_767_258_000)

    /// The date at which the clock started, or would have for the date to which it was set.
    public private(set) var start: Date {
        didSet { showTime() }
    }
    private let firstStart: Date

    /// Seconds since the clock started.
    public private(set) var elapsed: TimeInterval = 0 {
        didSet { showTime() }
    }

    /// Called while time moves, before the first timer and after each: runs what doesn't need time to pass.
    package var settle: (() -> Void)?

    /// Asked between two timers whether time is to stop where it is.
    package var isInterrupted: (() -> Bool)?

    /// What besides the tasks of views kept time from passing as it was interrupted; nil where it wasn't, or nothing else did.
    package private(set) var interruption: String?

    /// The tasks of views that haven't finished, in the order in which they started.
    public internal(set) var tasks: [RunningTask] = []

    /// The number of tasks that sleep, those of views and others.
    package internal(set) var sleeperCount = 0

    private var timers: [Timer] = []
    private var nextSequence = 0
    /// What wakes the run loop.
    var runLoopTimer: Timer?

    /// Makes a clock that shows `start` and stands still.
    public init(start: Date = ViewClock.usualStart) {
        self.start = start
        firstStart = start
    }

    /// The date that the clock shows.
    public var now: Date { start + elapsed }

    /// Sets the clock to a date. No time passes: what is scheduled comes as many seconds later as before.
    public func set(_ date: Date) {
        start = date - elapsed
        for timer in timers where !timer.isCancelled { timer.dateChanged?() }
    }

    /// Runs an action after a delay in seconds.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Timer {
        schedule(after: delay, isWake: false, name: nil, action)
    }

    /// The same for something with a name, such as `TimelineView of Forecast`.
    @discardableResult
    package func schedule(
        after delay: TimeInterval, named name: @escaping () -> String, _ action: @escaping () -> Void
    ) -> Timer { schedule(after: delay, isWake: false, name: name, action) }

    @discardableResult
    func schedule(
        after delay: TimeInterval, isWake: Bool, name: (() -> String)? = nil, _ action: @escaping () -> Void
    ) -> Timer {
        nextSequence += 1
        // What is no number would come neither before nor after any other time.
        let timer = Timer(
            due: elapsed + (delay > 0 ? delay : 0), sequence: nextSequence, isWake: isWake, name: name, action: action)
        let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
        return timer
    }

    /// Seconds until the next action is due; nil if none is scheduled.
    ///
    /// Complexity: O(*n*) in the number of cancelled timers before it.
    public var timeToNext: TimeInterval? {
        timers.first { !$0.isCancelled }.map { max($0.due - elapsed, 0) }
    }

    /// Advances the time by a number of seconds and runs the actions due on the way; what these schedule within the
    /// span runs too.
    public func advance(by seconds: TimeInterval) {
        let target = elapsed + (seconds > 0 ? seconds : 0)
        var count = 0
        settle?()
        // Three tenths are a little more than 0.3.
        while let next = timers.first, next.due <= target + 1e-9 {
            timers.removeFirst()
            guard !next.isCancelled else { continue }
            if isInterrupted?() == true { return interrupt(before: next, count) }
            count += 1
            elapsed = min(max(elapsed, next.due), target)
            next.action()
            if next.isWake, let interleaving = VirtualExecutor.current?.interleaving {
                wakeMore(with: next, interleaving)
            }
            settle?()
        }
        elapsed = target
    }

    /// Stops time before a timer.
    /// - Parameter count: The number of timers that were due before it in the same span.
    private func interrupt(before timer: Timer, _ count: Int) {
        guard count > 0 else { return }
        let name = timer.name?() ?? (timer.isWake ? "a task that sleeps" : "a timer")
        noteInterruption("\(name), due at \(timer.due) s, after \(count) timers and sleeps")
    }

    func noteInterruption(_ what: String) { interruption = what }

    /// Wakes tasks together with one that wakes up at the same time. In the usual order each goes on as far as it can
    /// before the next one wakes up.
    private func wakeMore(with timer: Timer, _ interleaving: Interleaving) {
        while let next = timers.first, next.isWake, next.due <= timer.due + 1e-9 {
            guard next.isCancelled || interleaving.choose(of: 2) > 0 else { return }
            timers.removeFirst()
            if !next.isCancelled { next.action() }
        }
    }

    /// Forgets what was scheduled and starts again.
    public func reset() {
        for timer in timers { timer.cancel() }
        timers.removeAll()
        tasks.removeAll()
        sleeperCount = 0
        interruption = nil
        runLoopTimer = nil
        start = firstStart
        elapsed = 0
    }
}

private enum ViewClockKey: EnvironmentKey {
    static var defaultValue: ViewClock? { nil }
}

extension EnvironmentValues {
    /// The time that the view sees.
    package var viewClock: ViewClock? {
        get { self[ViewClockKey.self] }
        set { self[ViewClockKey.self] = newValue }
    }
}
