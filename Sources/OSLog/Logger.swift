import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)

    fileprivate var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// The visibility of a value in a log. All of it is shown here: the messages stay with who runs the process.
public struct OSLogPrivacy: Sendable {
    /// The way in which a value that isn't shown is masked.
    public enum Mask: Sendable {
        case hash, none
    }

    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Shown only to the developer.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message with the values that stand in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    /// Creates a message from a string interpolation.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Takes a message apart as its literal is read.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates a string interpolation with room for a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        /// Words of the message itself.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A value, as it describes itself.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) { text += String(describing: value()) }
    }
}

/// A place for messages of one part of an app.
///
/// There is no log of the system here. Messages go to the standard error where the environment variable
/// `OS_ACTIVITY_DT_MODE` is set, as it is for an app that Xcode runs, and nowhere else.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String

    /// Creates a logger for one part of an app.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Creates a logger for all that has none.
    public init() {
        self.init(subsystem: "", category: "")
    }

    private static let isShown = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    /// Notes a message of some importance.
    public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {
        guard Self.isShown else { return }
        let line = "\(subsystem) \(category) \(level.name): \(message().text)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    /// Notes a message.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Notes what only helps to find an error.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Notes what only helps to find an error.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }
    /// Notes what may help to find an error.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }
    /// Notes what helps to find an error.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }
    /// Notes what was not expected.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Notes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }
    /// Notes a defect of the app.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
    /// Notes a defect of the app.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
