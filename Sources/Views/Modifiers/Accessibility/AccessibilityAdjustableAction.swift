/// Which way a value is changed by those who can't see it.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable, NamedValues {
    /// Up, to the next one.
    case increment
    /// Down, to the one before.
    case decrement
}

extension ModifierType {
    /// Acts when those who can't see a view raise or lower its value.
    public enum AccessibilityAdjustableAction: CallbackModifierType {
        public typealias Argument = AccessibilityAdjustmentDirection
        public static let kind = callback(
            "AccessibilityAdjustableAction", calls: "callAccessibilityAdjustableAction",
            \.callAccessibilityAdjustableAction,
            .defaulted("direction", .increment, positional: true))
    }
}

extension View {
    /// Acts when those who can't see the view raise or lower its value.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        callback(ModifierType.AccessibilityAdjustableAction.self, handler)
    }
}

extension ModifierReaders {
    /// Calls what `accessibilityAdjustableAction` was given, upwards unless told otherwise.
    public var callAccessibilityAdjustableAction: ViewCall<AccessibilityAdjustmentDirection, Void> {
        .init(ModifierType.AccessibilityAdjustableAction.self)
    }
}

extension ViewCall where Arguments == AccessibilityAdjustmentDirection, Result == Void {
    /// Makes the call with `.increment`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(.increment) }
}
