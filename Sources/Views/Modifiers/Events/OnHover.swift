extension ModifierType {
    /// Calls the action passed to `onHover`, by default with true.
    @CallbackModifier(.defaulted("isHovering", true, positional: true)) public var callOnHover: ViewCall<Bool, Void>
}

extension View {
    /// Acts when a pointer comes over the view (true) or goes (false).
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        callback(ModifierType.OnHover.self, action)
    }
}

extension ViewCall where Arguments == Bool, Result == Void {
    /// Makes the call with `true`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(true) }
}

extension ModifierType.OnHover {
    public static var isTouched: Bool { true }
}
