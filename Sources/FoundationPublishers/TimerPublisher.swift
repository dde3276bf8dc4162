import Foundation
import OpenCombine
import ViewGraph

extension Timer {
    /// Publishes the date repeatedly, in the time of hosted views.
    ///
    /// The interval is in seconds. The run loop and mode are accepted for compatibility; the main run loop is used.
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
            let start = _ClockTime.now.advanced(by: .seconds(interval))
            return ClockScheduling.schedule(on: .main, from: start, every: .seconds(interval)) { [dates] in
                dates.send(ViewClock.currentDate)
            }
        }
    }
}
