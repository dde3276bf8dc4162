import Foundation

/// The messages of one part of an app.
///
/// There is no log of the system here. Messages go to the standard error where the environment variable
/// `OS_ACTIVITY_DT_MODE` is set, as it is for an app that Xcode runs, and nowhere else.
public final class OSLog: NSObject, Sendable {
    /// A category with a meaning to the tools of the system.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String

        /// What a tool shows on a line of its own.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// What is shown only while a tool records.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// As `dynamicTracing`, with the stacks of calls.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The log of what belongs to no part.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "", isShown: false)

    private static let isShown = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    private let subsystem: String
    private let category: String
    private let isShown: Bool

    private init(subsystem: String, category: String, isShown: Bool) {
        (self.subsystem, self.category, self.isShown) = (subsystem, category, isShown)
    }

    /// Creates a log for one part of an app.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isShown: Self.isShown)
    }

    /// Creates a log for a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// Whether messages of a type are shown.
    public func isEnabled(type: OSLogType) -> Bool { isShown }

    /// Whether signposts are recorded, which nothing does here.
    public var signpostsEnabled: Bool { false }

    /// Writes a message where messages are shown.
    func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\(subsystem) \(category) \(type.name): \(text())\n".utf8))
    }
}
