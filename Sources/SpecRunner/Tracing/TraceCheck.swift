import Scripting

/// Numbers that tell whether two runs of a spec are the same, and the place where they aren't.
package enum TraceCheck {
    /// A number for what a step did and left behind, the same in each run that is the same.
    package static func value(of step: TracedSpec.Step) -> UInt64 {
        var sum = FNV()
        let action = step.action
        let place = action.location.map { "\($0)" } ?? ""
        for text in [action.call, action.element ?? "", place, action.error ?? "", "\(action.count)"] { sum.add(text) }
        sum.add("\(step.step.seconds) \(step.step.screen)")
        sum.add(step.after?.text ?? "")
        sum.add(step.printed)
        return sum.value
    }

    /// What the first step that isn't the same did in both runs.
    package struct Difference: Sendable {
        /// The number of the step, counted from 1.
        package let step: Int
        /// The aspect that differs, and its text in each run.
        package let aspect: String
        package let first: String
        package let second: String
    }

    /// The first difference between two runs of a spec; nil where there is none.
    package static func difference(_ first: TracedSpec, _ second: TracedSpec) -> Difference? {
        for (left, right) in zip(first.steps, second.steps) where value(of: left) != value(of: right) {
            return difference(left, right)
        }
        let (ours, theirs) = (first.steps.count, second.steps.count)
        if ours != theirs {
            return Difference(
                step: min(ours, theirs) + 1, aspect: "number of steps", first: "\(ours)", second: "\(theirs)")
        }
        let (one, other) = (ending(of: first), ending(of: second))
        return one == other ? nil : Difference(step: ours, aspect: "outcome", first: one, second: other)
    }

    private static func ending(of spec: TracedSpec) -> String {
        spec.result.details.first.map { "\($0.outcome.rawValue): \($0.message)" } ?? spec.result.outcome.rawValue
    }

    private static func difference(_ left: TracedSpec.Step, _ right: TracedSpec.Step) -> Difference {
        func different(_ aspect: String, _ text: (TracedSpec.Step) -> String) -> Difference? {
            let (first, second) = (text(left), text(right))
            return first == second ? nil : Difference(step: left.number, aspect: aspect, first: first, second: second)
        }
        let found =
            different("action") { $0.action.line } ?? different("line") { $0.action.location?.description ?? "unknown" }
            ?? different("time") { "\($0.step.seconds) s" } ?? different("output") { $0.printed }
        if let found { return found }
        let change = TreeDifference(from: left.after, to: right.after).changes.first
        return Difference(
            step: left.number, aspect: "screen", first: change.map { $0.mark == .added ? "" : $0.text } ?? "",
            second: change.map { $0.mark == .removed ? "" : $0.now ?? $0.text } ?? "")
    }
}
