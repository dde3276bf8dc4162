/// The behavior of a view that takes touches while the screen is read aloud.
public nonisolated struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The view isn't read aloud when it is touched, because it makes sounds itself.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The view takes touches after it was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension AccessibilityDirectTouchOptions: NamedOptions {
    public static var namedOptions: [(name: String, value: AccessibilityDirectTouchOptions)] {
        [("silentOnTouch", .silentOnTouch), ("requiresActivation", .requiresActivation)]
    }
}

extension ModifierType {
    @AttributeModifier(
        .defaulted("isDirectTouchArea", true, positional: true),
        .defaulted("options", AccessibilityDirectTouchOptions()))
    public var accessibilityDirectTouch:
        ModifierReader<(isDirectTouchArea: Bool, options: AccessibilityDirectTouchOptions)>
}

extension View {
    /// Sets whether the view takes touches itself while the screen is read aloud.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        attribute(ModifierType.AccessibilityDirectTouch.self, (isDirectTouchArea, options))
    }
}
