import SpecRunner

/// What is shown of a trace.
struct TraceAnswer {
    enum Content {
        case everything
        case step(TracedSpec.Step)
        case aspect(StepAspect, of: TracedSpec.Step)
        case change(ChangeOfView, of: String)
    }

    let content: Content
    /// The steps whose details it takes, as `TraceRequest` counts them; nil for none.
    let detailed: ClosedRange<Int>?

    private struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Finds out what answers a question.
    /// - Throws: An error in words for a step that isn't there, or a text that nothing shows.
    init(_ question: TraceQuestion, in spec: TracedSpec) throws {
        let count = spec.steps.count
        if let step = question.step, step > count {
            throw Refusal(description: "there is no step \(step): the spec has \(count) step\(count == 1 ? "" : "s")")
        }
        if let why = question.why {
            let change = try ChangeOfView(of: why, at: question.step ?? count, in: spec)
            content = .change(change, of: why)
            detailed = Self.details(around: spec.steps[change.step - 1], in: spec)
        } else if let aspect = question.aspect {
            let step = spec.steps[(question.step ?? count) - 1]
            content = .aspect(aspect, of: step)
            detailed = step.recorded.upperBound...step.recorded.upperBound
        } else if let number = question.step {
            let step = spec.steps[number - 1]
            content = .step(step)
            detailed = Self.details(around: step, in: spec)
        } else {
            content = .everything
            let changes = spec.hasFailed ? [spec.lastChange, spec.lastWrite].compactMap(\.self) : []
            let ranges = changes.map { Self.details(around: $0, in: spec) }
            detailed = ranges.last.map { last in min(ranges[0].lowerBound, last.lowerBound)...last.upperBound }
        }
    }

    /// A step and the one before it, whose models are compared.
    private static func details(around step: TracedSpec.Step, in spec: TracedSpec) -> ClosedRange<Int> {
        let before = step.number > 1 ? spec.steps[step.number - 2].recorded.upperBound : step.recorded.upperBound
        return before...step.recorded.upperBound
    }
}
