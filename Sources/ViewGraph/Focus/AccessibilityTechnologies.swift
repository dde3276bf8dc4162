/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The screen reader.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
