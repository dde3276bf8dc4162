import Foundation
import OpenCombine
import ViewGraph

extension Timer {
    /// Publishes the date repeatedly, in the time of hosted views.
    ///
    /// The interval is in seconds; 0.0001 where none is given that is more than zero, as for a timer of Foundation's. The run
    /// loop and mode are accepted for compatibility; the main run loop is used.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// The publisher of `Timer.publish(every:on:in:)`. It publishes nothing before it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// It publishes dates.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// Seconds between two dates.
        public let interval: TimeInterval
        private let dates = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) {
            self.interval = interval
        }

        /// It never fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Publishes from now on, until the result is cancelled.
        public func connect() -> any Cancellable {
            // Documented for `Timer.scheduledTimer`; that its publisher does the same is unverified.
            let interval = interval > 0 ? interval : 0.0001
            let start = _ClockTime.now.advanced(by: .seconds(interval))
            let name = "Timer.publish(every: \(interval))"
            return ClockScheduling.schedule(on: .main, from: start, every: .seconds(interval), named: name) { [dates] in
                dates.send(ViewClock.currentDate)
            }
        }
    }
}
