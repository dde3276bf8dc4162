import SpecRunner
import System

/// What is asked of a trace.
struct TraceQuestion {
    /// The step, counted from 1; nil for all, or for the last.
    let step: Int?
    let aspect: StepAspect?
    /// The text of the view whose last change is wanted.
    let why: String?
    let isJSON: Bool

    /// Whether it is about all steps.
    var isGeneral: Bool { step == nil && aspect == nil && why == nil }
}

/// The runs of a spec that answer a question, and the answer.
@MainActor
struct TraceRun {
    let tracer: SpecTracer
    let question: TraceQuestion
    let color: ColorMode

    func run() async throws -> ExitStatus {
        let first = try await tracer.first()
        if let refusal = refusal(first) {
            Message.error(refusal)
            return .noSpecs
        }
        let answer: TraceAnswer
        do {
            answer = try TraceAnswer(question, in: first)
        } catch {
            Message.error("\(error)")
            return .usage
        }
        // A spec that doesn't end has been waited for once already.
        let runsOnce = question.isGeneral && first.result.seconds > Self.patience
        let second = runsOnce ? nil : try await tracer.again(first, detailed: answer.detailed)
        let difference = second.flatMap { TraceCheck.difference(first, $0) }
        let output = FileOutput.standardOutput()
        let style = TextStyle(
            isColored: color.isColored(isTerminal: output.isTerminal, environment: ColorEnvironment.current),
            quotesCommands: ColorEnvironment.isReadByGitHub)
        if question.isJSON {
            output.write(try TraceJSON(first, second, answer, difference).text)
        } else {
            output.write(TraceText(first, second, style: style).text(of: answer))
        }
        output.flush()
        return tell(difference, isGone: second == nil && !runsOnce)
    }

    /// The seconds that a spec may take to be run twice where once is enough for an answer.
    private static let patience = 5.0

    /// Says that the spec isn't the same each time, if so.
    /// - Parameter isGone: Whether the spec wasn't there the second time.
    private func tell(_ difference: TraceCheck.Difference?, isGone: Bool) -> ExitStatus {
        guard !isGone else {
            Message.error("the spec ran once, and was gone when the file ran again: its name or its line changes")
            return .failed
        }
        guard let difference else { return .passed }
        Message.error(
            """
            the spec isn't the same when it runs again: the \(difference.aspect) of step \(difference.step) differs
              first: \(Self.brief(difference.first))
              then:  \(Self.brief(difference.second))
            What differs comes from outside: real time, another thread, files, random numbers of the system.
            """)
        return .failed
    }

    private static func brief(_ text: String) -> String {
        let line = text.split(separator: "\n", omittingEmptySubsequences: true).first.map(String.init) ?? "nothing"
        return line.count > 160 ? "\(line.prefix(160))…" : line
    }

    /// Why there is nothing to show; nil where there is.
    private func refusal(_ spec: TracedSpec) -> String? {
        let place = "\(spec.result.spec.location): \(spec.result.spec.fullName)"
        if spec.result.outcome == .pending, spec.steps.isEmpty {
            let reason = spec.result.details.first.map { $0.message.isEmpty ? "" : ": \($0.message)" } ?? ""
            return "\(place) is pending, and nothing of it runs\(reason)"
        }
        guard spec.steps.isEmpty, !question.isGeneral else { return nil }
        return "\(place) has no steps: it hosts no view, looks for none, and asserts nothing"
    }
}
