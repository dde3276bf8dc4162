/// Plays a feedback when a value changes.
public nonisolated struct _SensoryFeedbackModifier<Trigger: Equatable>: PrimitiveModifier {
    let trigger: Trigger
    let feedback: (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?

    public var kind: Kind { ModifierType.SensoryFeedback.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { FeedbackEffect(self) }
}

private final class FeedbackEffect<Trigger: Equatable>: ModifierEffect {
    private var current: _SensoryFeedbackModifier<Trigger>

    init(_ modifier: _SensoryFeedbackModifier<Trigger>) {
        current = modifier
    }

    override func update(_ modifier: any ViewModifier) {
        guard let next = modifier as? _SensoryFeedbackModifier<Trigger> else { return }
        let old = current.trigger
        current = next
        guard old != next.trigger, let feedback = next.feedback(old, next.trigger) else { return }
        node?.graph.root.environment.playedFeedback?.list.append(feedback)
    }
}

/// The feedback that the views on a screen have played.
package final class PlayedFeedback {
    /// The feedback, in the order in which it was played.
    package fileprivate(set) var list: [SensoryFeedback] = []

    package init() {}
}

extension EnvironmentValues {
    /// Takes the feedback that is played; nil where there is no screen.
    @Entry package var playedFeedback: PlayedFeedback?
}

extension ModifierType {
    public enum SensoryFeedback: KnownModifierType {
        public static let kind = Kind(
            "SensoryFeedback", role: .modifier,
            forms: [
                DynamicForm(
                    .required("feedback", Views.SensoryFeedback.self), .required("trigger", AnyHashable.self)
                ) { feedback, trigger in
                    _SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback }
                }
            ])
    }
}

extension View {
    /// Plays a feedback when a value changes. The screen's `playedFeedback` lists it.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays a feedback when a value changes, if the condition is met.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(_SensoryFeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a function gives when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(_SensoryFeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that a function gives when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(_SensoryFeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}
