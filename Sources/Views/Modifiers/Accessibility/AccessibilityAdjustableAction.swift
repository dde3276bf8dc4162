/// The direction in which an assistive technology adjusts a value.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable, NamedValues {
    /// Up, to the next one.
    case increment
    /// Down, to the one before.
    case decrement
}

extension ModifierType {
    /// Calls the action passed to `accessibilityAdjustableAction` with a direction, by default `increment`.
    @CallbackModifier(.defaulted("direction", AccessibilityAdjustmentDirection.increment, positional: true))
    public var callAccessibilityAdjustableAction: ViewCall<AccessibilityAdjustmentDirection, Void>
}

extension View {
    /// Acts when an assistive technology increments or decrements the value of the view.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        callback(ModifierType.AccessibilityAdjustableAction.self, handler)
    }
}

extension ViewCall where Arguments == AccessibilityAdjustmentDirection, Result == Void {
    /// Makes the call with `.increment`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(.increment) }
}
