import Foundation
import OpenCombine
import ViewGraph

/// The scheduling that all of Foundation's schedulers share here: on the active clock if there is one, so that a spec
/// advances time instead of waiting; otherwise on a queue.
enum ClockScheduling {
    static func schedule(on queue: DispatchQueue, _ action: @escaping () -> Void) {
        let work = Work(action)
        if ViewClock.isActive {
            onMainThread { work.action() }
        } else {
            queue.async { work.action() }
        }
    }

    /// - Parameter name: Names what it is for, in messages.
    static func schedule(
        on queue: DispatchQueue, at time: _ClockTime, named name: String = "a scheduler of Combine",
        _ action: @escaping () -> Void
    ) -> Work {
        let work = Work(action)
        if ViewClock.isActive {
            ViewClock.scheduleOnActive(at: time.seconds, named: name) { work.run() }
        } else {
            queue.asyncAfter(deadline: .now() + max(0, _ClockTime.now.distance(to: time).magnitude)) { work.run() }
        }
        return work
    }

    /// Runs again and again until it is cancelled.
    static func schedule(
        on queue: DispatchQueue, from time: _ClockTime, every interval: _ClockTime.Stride,
        named name: String = "a scheduler of Combine", _ action: @escaping () -> Void
    ) -> any Cancellable {
        let series = Series()
        @Sendable func next(at time: _ClockTime) {
            series.current = schedule(on: queue, at: time, named: name) {
                series.repeated()
                if !series.isCancelled { next(at: time.advanced(by: interval)) }
            }
        }
        series.repeated = action
        next(at: time)
        return series
    }

    /// An action that has not run yet. It runs where it was scheduled to, so carrying it there is safe.
    final class Work: Cancellable, @unchecked Sendable {
        let action: () -> Void
        private var isCancelled = false

        init(_ action: @escaping () -> Void) { self.action = action }

        func run() { if !isCancelled { action() } }
        func cancel() { isCancelled = true }
    }

    /// Repeated work.
    private final class Series: Cancellable, @unchecked Sendable {
        var current: Work?
        var repeated: () -> Void = {}
        private(set) var isCancelled = false

        func cancel() {
            isCancelled = true
            current?.cancel()
        }
    }
}

/// A scheduler of Foundation's, on the active clock's time.
public protocol _ClockScheduler: Scheduler where SchedulerTimeType == _ClockTime {
    /// The queue that runs its work when there is no active clock.
    var _queue: DispatchQueue { get }
}

extension _ClockScheduler {
    /// The time of the active clock, or the system's.
    public var now: _ClockTime { .now }
    /// The smallest tolerance for the time of work: none.
    public var minimumTolerance: _ClockTime.Stride { 0 }

    /// Runs work immediately on the active clock, or as soon as its queue is free.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ClockScheduling.schedule(on: _queue, action)
    }

    /// Runs work at a time.
    public func schedule(
        after date: _ClockTime, tolerance: _ClockTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = ClockScheduling.schedule(on: _queue, at: date, action)
    }

    /// Runs work at a time and after each interval, until the result is cancelled.
    public func schedule(
        after date: _ClockTime, interval: _ClockTime.Stride, tolerance: _ClockTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        ClockScheduling.schedule(on: _queue, from: date, every: interval, action)
    }
}

extension DispatchQueue: @retroactive Scheduler, _ClockScheduler {
    /// The time that it schedules by.
    public typealias SchedulerTimeType = _ClockTime

    /// Options of scheduled work; without effect on the clock's time.
    public struct SchedulerOptions {
        public init() {}
    }

    /// Its work runs on itself.
    public var _queue: DispatchQueue { self }
}

extension RunLoop: @retroactive Scheduler, _ClockScheduler {
    /// The time that it schedules by.
    public typealias SchedulerTimeType = _ClockTime

    /// Options of scheduled work; there are none.
    public struct SchedulerOptions {
        public init() {}
    }

    /// Its work runs on the main queue.
    public var _queue: DispatchQueue { .main }
}
