import Foundation
import OpenCombine
import ViewGraph

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
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init(floatLiteral value: Double) { magnitude = value }
        /// Makes one from its source.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let seconds = Double(exactly: source) else { return nil }
            magnitude = seconds
        }

        /// So many seconds.
        public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
        /// So many seconds.
        public static func seconds(_ value: Double) -> Stride { Stride(value) }
        /// So many thousandths of a second.
        public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
        /// So many millionths of a second.
        public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
        /// So many billionths of a second.
        public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }

        /// Whether the one is shorter than the other.
        public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
        /// As long as both together.
        public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
        /// How much longer the one is than the other.
        public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
        /// As many seconds as the product of both.
        public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
        /// Makes it longer.
        public static func += (left: inout Stride, right: Stride) { left = left + right }
        /// Makes it shorter.
        public static func -= (left: inout Stride, right: Stride) { left = left - right }
        /// Makes it so many times as long.
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    /// How long it is until another point; below zero where that comes first.
    public func distance(to other: ClockTime) -> Stride { Stride(other.seconds - seconds) }
    /// The point so much later.
    public func advanced(by stride: Stride) -> ClockTime { ClockTime(seconds: seconds + stride.magnitude) }

    /// Now.
    static var now: ClockTime { ClockTime(seconds: ViewClock.currentSeconds) }
}
