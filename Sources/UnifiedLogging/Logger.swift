import Foundation

/// A place for messages of one part of an app.
///
/// There is no log of the system here. Messages go to the standard error where the environment variable
/// `OS_ACTIVITY_DT_MODE` is set, as it is for an app that Xcode runs, and nowhere else.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for one part of an app.
    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    /// Creates a logger for what belongs to no part.
    public init() {
        self.init(.default)
    }

    /// Creates a logger whose messages go to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Notes a message of some importance.
    public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {
        log.write(message().text, level)
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
