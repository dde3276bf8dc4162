import Foundation
import Synchronization

/// What tells intervals of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    private static let last = Atomic<UInt64>(0)

    /// Creates the identifier with a value.
    public init(_ value: UInt64) {
        rawValue = value
    }

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Makes an identifier that no other interval has.
    public init(log: OSLog) {
        self.init(rawValue: Self.last.add(1, ordering: .relaxed).newValue)
    }

    /// Makes the identifier of an object: the same as long as the object is there.
    public init(log: OSLog, object: AnyObject) {
        self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// That of the only interval of its name.
    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(rawValue: .max)
    public static let null = OSSignpostID(rawValue: 0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    /// What tells it from others of its name.
    public let signpostID: OSSignpostID

    init(_ signpostID: OSSignpostID) {
        self.signpostID = signpostID
    }

    /// An interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks intervals and events for the tools of the system. There are none here: nothing is recorded, and no message is made.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter for one part of an app.
    public init(subsystem: String, category: String) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a signposter for a category that tools know.
    public init(subsystem: String, category: OSLog.Category) {
        self.init(logHandle: OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a signposter for the part of an app that a logger is for.
    public init(logger: Logger) {
        self.init()
    }

    /// Creates a signposter with a log.
    public init(logHandle: OSLog) {
        log = logHandle
    }

    /// Creates a signposter for what belongs to no part.
    public init() {
        self.init(logHandle: .default)
    }

    /// One that records nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether anything is recorded.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Makes an identifier that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Makes the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Begins an interval, with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Ends an interval, with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a moment, with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Calls a function within an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }

    /// Calls a function within an interval, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
    case event, begin, end
}

/// Marks an interval or a moment, which is recorded nowhere here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks an interval or a moment, with a message in the format of C, which is recorded nowhere here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any...
) {}
