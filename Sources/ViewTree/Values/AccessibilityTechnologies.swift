/// What helps people to use a device without seeing the screen.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes one from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// What lets everything be done with a few switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
