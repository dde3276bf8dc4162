/// What helps people to use a device without seeing the screen.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// What lets everything be done with a few switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
