import Foundation
import OpenCombine
import ViewGraph

/// A point in the time that views see, for Combine's operators: `debounce`, `delay`, `throttle`.
///
/// The time of the active clock, as in a spec; without one, the time since the process started.
public struct _ClockTime: Strideable, Hashable, Sendable {
    /// Seconds.
    let seconds: TimeInterval

    /// A span of that time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Sendable
    {
        /// Seconds.
        public var magnitude: Double

        /// Creates a distance in seconds.
        public init(_ seconds: TimeInterval) { magnitude = seconds }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init(floatLiteral value: Double) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Double(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// A number of seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
        /// A number of seconds.
        public static func seconds(_ value: Double) -> Stride { Stride(value) }
        /// A number of milliseconds.
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
        /// A number of microseconds.
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
        /// A number of nanoseconds.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }

        /// Whether the one is shorter than the other.
        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        /// As long as both together.
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        /// The difference.
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        /// As many seconds as the product of both.
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        /// Makes it longer.
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        /// Makes it shorter.
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        /// Multiplies the distance.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    /// The distance to another point; negative if that is earlier.
    public func distance(to other: _ClockTime) -> Stride { Stride(other.seconds - seconds) }
    /// The point so much later.
    public func advanced(by stride: Stride) -> _ClockTime { _ClockTime(seconds: seconds + stride.magnitude) }

    /// Now.
    static var now: _ClockTime { _ClockTime(seconds: ViewClock.currentSeconds) }
}
