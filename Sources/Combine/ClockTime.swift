import Foundation
import OpenCombine
import ViewTree

/// A point in the time that views see, for Combine's operators: `debounce`, `delay`, `throttle`.
///
/// Where a clock is active, as in a spec, this is its time; elsewhere it is the time since the process started.
public struct ClockTime: Strideable, Hashable, Sendable {
    /// Seconds.
    let seconds: TimeInterval

    /// A span of that time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Sendable
    {
        /// Seconds.
        public var magnitude: Double

        /// Makes one from its seconds.
        public init(_ seconds: TimeInterval) { magnitude = seconds }
        /// Makes one from its value.
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        /// Makes one from its value.
        public init(floatLiteral value: Double) { magnitude = value }
        /// Makes one from its source.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Double(exactly: source) else { return nil }
            magnitude = seconds
        }

        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
        public static func seconds(_ value: Double) -> Stride { Stride(value) }
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }

        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    public func distance(to other: ClockTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by stride: Stride) -> ClockTime { ClockTime(seconds: seconds + stride.magnitude) }

    /// Now.
    static var now: ClockTime { ClockTime(seconds: ViewClock.currentSeconds) }
}
