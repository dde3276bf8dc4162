/// Plays a feedback when a value changes.
public nonisolated struct _SensoryFeedbackModifier<Value: Equatable>: ChangeModifier {
    let value: Value
    let feedback: (_ old: Value, _ new: Value) -> SensoryFeedback?

    public var kind: Kind { ModifierType.SensoryFeedback.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { FeedbackEffect(self) }
}

private final class FeedbackEffect<Value: Equatable>: ChangeEffect<_SensoryFeedbackModifier<Value>> {
    override func changed(from old: Value) {
        guard let feedback = current.feedback(old, current.value) else { return }
        node?.graph.root.environment.screenRecord?.note(feedback)
    }
}

extension ModifierType {
    public enum SensoryFeedback: KnownModifierType {
        public static let kind = Kind(
            "SensoryFeedback", role: .modifier,
            forms: [
                DynamicForm(
                    .required("feedback", Views.SensoryFeedback.self), .required("trigger", AnyHashable.self)
                ) { feedback, trigger in
                    _SensoryFeedbackModifier(value: trigger) { _, _ in feedback }
                }
            ])
    }
}

extension View {
    /// Plays a feedback when a value changes. The screen's `playedFeedback` lists it.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(_SensoryFeedbackModifier(value: trigger) { _, _ in feedback })
    }

    /// Plays a feedback when a value changes, if the condition is met.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(_SensoryFeedbackModifier(value: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a function gives when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(_SensoryFeedbackModifier(value: trigger, feedback: feedback))
    }

    /// Plays the feedback that a function gives when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(_SensoryFeedbackModifier(value: trigger) { _, _ in feedback() })
    }
}
