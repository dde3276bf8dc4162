import Foundation
import OpenCombine
import ViewTree

/// The scheduling that all of Foundation's schedulers share here: on the active clock where there is one, so that a spec
/// moves time on and waits for nothing; on a queue where there is none.
enum ClockScheduling {
    static func schedule(on queue: DispatchQueue, _ action: @escaping () -> Void) {
        let work = Work(action)
        if ViewClock.isActive {
            work.action()
        } else {
            queue.async { work.action() }
        }
    }

    static func schedule(on queue: DispatchQueue, at time: ClockTime, _ action: @escaping () -> Void) -> Work {
        let work = Work(action)
        if ViewClock.isActive {
            ViewClock.scheduleOnActive(at: time.seconds) { work.run() }
        } else {
            queue.asyncAfter(deadline: .now() + max(0, ClockTime.now.distance(to: time).magnitude)) { work.run() }
        }
        return work
    }

    /// Runs again and again until it is cancelled.
    static func schedule(
        on queue: DispatchQueue, from time: ClockTime, every interval: ClockTime.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let series = Series()
        @Sendable func next(at time: ClockTime) {
            series.current = schedule(on: queue, at: time) {
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

    /// What runs again and again.
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

extension DispatchQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = ClockTime

    /// How work is to be run; accepted, and of no effect on the clock's time.
    public struct SchedulerOptions {
        /// Makes one.
        public init() {}
    }

    public var now: ClockTime { .now }
    public var minimumTolerance: ClockTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ClockScheduling.schedule(on: self, action)
    }

    public func schedule(
        after date: ClockTime, tolerance: ClockTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = ClockScheduling.schedule(on: self, at: date, action)
    }

    public func schedule(
        after date: ClockTime, interval: ClockTime.Stride, tolerance: ClockTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        ClockScheduling.schedule(on: self, from: date, every: interval, action)
    }
}

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = ClockTime

    /// How work is to be run; there is nothing to say.
    public struct SchedulerOptions {
        /// Makes one.
        public init() {}
    }

    public var now: ClockTime { .now }
    public var minimumTolerance: ClockTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ClockScheduling.schedule(on: .main, action)
    }

    public func schedule(
        after date: ClockTime, tolerance: ClockTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = ClockScheduling.schedule(on: .main, at: date, action)
    }

    public func schedule(
        after date: ClockTime, interval: ClockTime.Stride, tolerance: ClockTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        ClockScheduling.schedule(on: .main, from: date, every: interval, action)
    }
}
