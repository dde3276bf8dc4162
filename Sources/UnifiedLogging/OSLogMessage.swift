import Foundation

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
