/// A keyframe of a number, in a dynamic language.
nonisolated struct DynamicKeyframe: KeyframeTrackContent, Sendable {
    typealias Body = Never

    private enum Way: Hashable, Sendable {
        case linear(duration: Double, UnitCurve)
        case cubic(duration: Double, startVelocity: Double?, endVelocity: Double?)
        case move
        case spring(duration: Double?, Spring, startVelocity: Double?)
    }

    private let target: Double
    private let way: Way

    private init(_ target: Double, _ way: Way) {
        self.target = target
        self.way = way
    }

    func _keyframes() -> [_Keyframe<Double>] {
        switch way {
        case .linear(let duration, let curve):
            LinearKeyframe(target, duration: duration, timingCurve: curve)._keyframes()
        case .cubic(let duration, let startVelocity, let endVelocity):
            CubicKeyframe(target, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
                ._keyframes()
        case .move: MoveKeyframe(target)._keyframes()
        case .spring(let duration, let spring, let startVelocity):
            SpringKeyframe(target, duration: duration, spring: spring, startVelocity: startVelocity)._keyframes()
        }
    }
}

extension DynamicKeyframe: Hashable, CustomStringConvertible {
    var description: String { "\(way) to \(target)" }
}

extension DynamicKeyframe: RenamedValue {
    static let valueKind = ValueKind(
        "Keyframe", DynamicKeyframe.self, "A value that is reached in a row of keyframes, and the way there.",
        example: "Keyframe.linear(1, 0.5)",
        makers: [
            .init(
                "linear", .required("to", Double.self), .required("duration", Double.self),
                .defaulted("timingCurve", UnitCurve.linear)
            ) { DynamicKeyframe($0, .linear(duration: $1, $2)) },
            .init(
                "cubic", .required("to", Double.self), .required("duration", Double.self),
                .optional("startVelocity", Double.self), .optional("endVelocity", Double.self)
            ) { DynamicKeyframe($0, .cubic(duration: $1, startVelocity: $2, endVelocity: $3)) },
            .init("move", .required("to", Double.self)) { DynamicKeyframe($0, .move) },
            .init(
                "spring", .required("to", Double.self), .optional("duration", Double.self, positional: true),
                .defaulted("spring", Spring()), .optional("startVelocity", Double.self)
            ) { DynamicKeyframe($0, .spring(duration: $1, $2, startVelocity: $3)) },
        ])
}

extension DynamicForm {
    /// The forms of what follows keyframes of a number.
    static func keyframes<Content, Result>(
        _ content: Parameter<Content>,
        make:
            @escaping @MainActor @Sendable (
                Double, KeyframeRun, KeyframeTrack<Double, Double, _KeyframeSequence<Double>>, Content
            ) throws -> Result
    ) -> [DynamicForm] {
        [
            DynamicForm(
                .required("keyframes", [DynamicKeyframe].self), content, .defaulted("initialValue", 0),
                .defaulted("repeating", true), .optional("trigger", AnyHashable.self)
            ) { (keyframes: [DynamicKeyframe], content: Content, initialValue: Double, repeats: Bool, trigger) in
                let sequence = _KeyframeSequence(keyframes: keyframes.flatMap { $0._keyframes() })
                let run = trigger.map { KeyframeRun.triggered($0) } ?? .repeating(repeats)
                return try make(initialValue, run, KeyframeTrack { sequence }, content)
            }
        ]
    }
}
