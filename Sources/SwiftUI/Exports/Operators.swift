import ViewGraph
import Views

// An export names one declaration, and Swift looks operators up by their own names rather than by their types: these would
// be missing if the modules below declared them. Those that protocols require are found by the protocols.

extension Angle {
    /// The turn the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// The angle multiplied by a factor.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// The angle multiplied by a factor.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
    /// The angle divided by a number.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

extension ContentSizeCategory {
    /// Whether the left size is smaller.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize < right.typeSize
    }
    /// Whether the left size is smaller, or both are equal.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { !(right < left) }
    /// Whether the left size is larger.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { right < left }
    /// Whether the left size is larger, or both are equal.
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { !(left < right) }
}

extension Text {
    /// Shows one text after another.
    public static func + (left: Text, right: Text) -> Text { left.followed(by: right) }
}
