import Foundation
import Scripting
import SpecRunner

/// A trace as JSON, for other programs.
///
/// `format` and `version` say how to read it; readers have to ignore fields that they don't know. What is nil is left out.
struct TraceJSON: Encodable {
    private let format = "viewspec trace"
    private let version = 1
    private let spec: String
    private let file: String
    private let line: Int
    private let outcome: Outcome
    private let problems: [Problem]
    /// Whether a second run was the same; nil where there was none.
    private let isRepeatable: Bool?
    private let steps: [Step]
    private let shown: Shown?
    private let change: Change?

    private struct Problem: Encodable {
        let message: String
        let file: String?
        let line: Int?
    }

    private struct Step: Encodable {
        let number: Int
        let call: String
        let element: String?
        let path: String?
        let file: String?
        let line: Int?
        let count: Int
        let isAssertion: Bool
        let error: String?
        let seconds: Double
        let heading: String?
        let printed: String?
        /// The same in each run of the spec that is the same, in hexadecimal digits.
        let check: String
        let changes: [Difference]
        /// Why the screen changed; in an answer about one step.
        var causes: [Cause]?
    }

    private struct Difference: Encodable {
        let mark: TreeDifference.Line.Mark
        let text: String
        let now: String?
    }

    private struct Shown: Encodable {
        let step: Int
        let tree: [String]
        let model: [String]?
        let tasks: [String]?
    }

    private struct Change: Encodable {
        let text: String
        let step: Int
        let shown: [String]
        let before: [String]?
        let view: String?
        let causes: [Cause]
    }

    private struct Cause: Encodable {
        let state: String?
        let values: String?
        let code: [String]
    }

    init(_ first: TracedSpec, _ again: TracedSpec?, _ answer: TraceAnswer, _ difference: TraceCheck.Difference?) {
        let reference = first.result.spec
        (spec, file, line) = (reference.fullName, reference.location.file, reference.location.line)
        outcome = first.result.outcome
        problems = first.result.details.map {
            Problem(message: $0.message, file: $0.location?.file, line: $0.location?.line)
        }
        isRepeatable = again.map { _ in difference == nil }
        switch answer.content {
        case .everything: (steps, shown, change) = (first.steps.map(Self.step), nil, nil)
        case .step(let step), .aspect(_, let step):
            var single = Self.step(step)
            single.causes = Self.causes(step.step.writes)
            (steps, shown, change) = ([single], Self.shown(step, again), nil)
        case .change(let found, let text):
            steps = [Self.step(first.steps[found.step - 1])]
            shown = nil
            change = Change(
                text: text, step: found.step, shown: found.shown, before: found.before, view: found.owner,
                causes: Self.causes(found.writes))
        }
    }

    /// The text, which ends with a line end.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }

    private static func causes(_ writes: [StateWrite]) -> [Cause] {
        WriteOrigin.all(of: writes).map { Cause(state: $0.state, values: $0.values, code: $0.code) }
    }

    private static func step(_ step: TracedSpec.Step) -> Step {
        let action = step.action
        let changes = step.step.tree == nil ? [] : TreeDifference(from: step.before, to: step.after).changes
        return Step(
            number: step.number, call: action.call, element: action.element, path: action.path,
            file: action.location?.file, line: action.location?.line, count: action.count,
            isAssertion: step.step.isAssertion, error: action.error, seconds: step.step.seconds, heading: step.heading,
            printed: step.printed.isEmpty ? nil : step.printed,
            check: String(TraceCheck.value(of: step), radix: 16),
            changes: changes.map { Difference(mark: $0.mark, text: $0.text, now: $0.now) })
    }

    private static func shown(_ step: TracedSpec.Step, _ again: TracedSpec?) -> Shown {
        let detail = again.flatMap {
            $0.steps.indices.contains(step.number - 1) ? $0.steps[step.number - 1].step.detail : nil
        }
        return Shown(step: step.number, tree: step.after?.lines ?? [], model: detail?.model, tasks: detail?.tasks)
    }
}
