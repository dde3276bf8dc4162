import Scripting

/// A spec that ran, with its steps.
package struct TracedSpec: Sendable {
    /// A step, or several that repeat each other and change nothing, as those of a search that waits.
    package struct Step: Sendable {
        /// Counted from 1.
        package let number: Int
        /// The numbers of the repeated steps, as `TraceRequest` counts them.
        package fileprivate(set) var recorded: ClosedRange<Int>
        package fileprivate(set) var step: TracedStep
        /// The tree of its screen before it, and at its end; `nil` for none.
        package let before: ScreenTree?
        package let after: ScreenTree?
        /// The pictures of its screen, as SVG, in a trace that has them all; `nil` for none.
        package let pictureBefore: String?
        package fileprivate(set) var picture: String?
        /// The name that the spec gave to this step and those after it, by `step("…")`.
        package let heading: String?
        /// The output of the spec meanwhile; of very much, the beginning.
        package let printed: String

        /// What it does, the number of times included.
        package var action: SpecAction { step.action.done(times: recorded.count) }
    }

    package let result: SpecResult
    package let steps: [Step]
    /// The number of steps after these that there was no room for.
    package let leftOut: Int

    /// Whether it went wrong.
    package var hasFailed: Bool { !result.outcome.isGood }

    /// The last step that changed state that views read; `nil` where none did.
    package var lastWrite: Step? { steps.last { !$0.step.writes.isEmpty } }

    /// The last step that changed a screen; `nil` where none did.
    package var lastChange: Step? { steps.last { $0.step.tree != nil && $0.before != nil } }
}

/// Collects the specs of a traced run.
final class TraceCollector: SpecListener {
    private(set) var specs: [TracedSpec] = []
    /// The errors of files and groups outside of specs.
    private(set) var problems: [OutcomeDetail] = []

    private var steps: [TracedSpec.Step] = []
    /// The step that has begun and isn't over.
    private var begun: TracedStep?
    private var recorded = 0
    private var leftOut = 0
    private var trees: [Int: ScreenTree] = [:]
    private var pictures: [Int: String] = [:]
    private var printed = ""
    private var heading: String?
    /// Whether the steps of a spec are kept that ended so.
    private let keeps: (SpecResult) -> Bool

    /// - Parameter keeps: Whether the steps of a spec are kept that ended so; all by default.
    init(keeps: @escaping (SpecResult) -> Bool = { _ in true }) {
        self.keeps = keeps
    }

    func receive(_ event: SpecEvent) {
        switch event {
        case .specStarted:
            (steps, begun, recorded, leftOut, trees, pictures) = ([], nil, 0, 0, [:], [:])
            (printed, heading) = ("", nil)
        case .step(let name): heading = name
        case .output(let text): printed = Self.bounded(printed, text)
        case .traced(let step): add(step)
        case .specFinished(let result): finish(result)
        case .groupFailed(_, let detail): problems.append(detail)
        default: break
        }
    }

    private func add(_ step: TracedStep) {
        if let count = step.action.leftOutCount { return leftOut += count }
        guard step.isOver else { return begun = step }
        begun = nil
        recorded += 1
        if let last = steps.last, repeats(step, last) {
            steps[steps.count - 1].recorded = last.recorded.lowerBound...recorded
            steps[steps.count - 1].step = step
            return
        }
        let (before, pictureBefore) = (trees[step.screen], pictures[step.screen])
        if step.screen > 0, let tree = step.tree { trees[step.screen] = tree }
        if step.screen > 0, let picture = step.detail?.picture { pictures[step.screen] = picture }
        steps.append(
            TracedSpec.Step(
                number: steps.count + 1, recorded: recorded...recorded, step: step, before: before,
                after: trees[step.screen], pictureBefore: pictureBefore, picture: pictures[step.screen],
                heading: heading, printed: printed))
        (printed, heading) = ("", nil)
    }

    /// The most bytes of output of a step that are kept.
    private static let mostPrinted = 1 << 20

    private static func bounded(_ printed: String, _ text: String) -> String {
        let room = mostPrinted - printed.utf8.count
        if text.utf8.count <= room { return printed + text }
        return room > 0 ? printed + String(decoding: text.utf8.prefix(room), as: UTF8.self) + "\n…\n" : printed
    }

    private func repeats(_ step: TracedStep, _ last: TracedSpec.Step) -> Bool {
        // One that changed something stands for itself.
        [step, last.step].allSatisfy { $0.tree == nil && $0.writes.isEmpty }
            && (last.step.detail == nil || step.detail?.adds(nothingTo: last.step.detail) != false) && printed.isEmpty
            && heading == nil && step.isAssertion == last.step.isAssertion
            && step.action.repeats(last.step.action)
    }

    private func finish(_ result: SpecResult) {
        guard keeps(result) else { return }
        // The process ended amid the step, and can't say what it changed.
        if let action = begun?.action {
            let ended = SpecAction(
                call: action.call, element: action.element, path: action.path, location: action.location,
                error: "the process ended here")
            add(TracedStep(action: ended, isAssertion: begun?.isAssertion == true))
        }
        specs.append(TracedSpec(result: result, steps: steps, leftOut: leftOut))
    }
}

extension StepDetail {
    /// Whether a step with these details repeats the one before it.
    fileprivate func adds(nothingTo last: StepDetail?) -> Bool {
        picture == nil && model == last?.model && tasks == last?.tasks
    }
}
