import SpecRunner

/// Reads the events of a run into the board, and passes on what pages are told.
@MainActor
final class RunReader {
    private let workbench: Workbench
    private var running: SpecReference?
    private var output = PrintedOutput()
    /// The files of the run.
    private(set) var files: [String] = []

    /// The bytes of output outside of specs that are passed on at a time.
    private static let mostSaid = 2000

    init(_ workbench: Workbench) { self.workbench = workbench }

    func receive(_ event: SpecEvent) {
        switch event {
        case .runStarted: files = []
        case .fileStarted(let path):
            files.append(path)
            workbench.board.begin(path)
            workbench.tell(.fileStarted(path))
        case .specStarted(let spec):
            (running, output) = (spec, PrintedOutput())
            workbench.tell(.started(spec.identity))
        case .output(let text):
            guard running == nil else { return output.add(text) }
            workbench.say(String(text.prefix(Self.mostSaid)))
        case .specFinished(let result):
            let outcome = SpecOutcome(result, output: output)
            running = nil
            workbench.board.note(outcome, of: result.spec.identity)
            workbench.tell(.finished(id: result.spec.identity, outcome))
        case .groupFailed(let group, let detail):
            let problem = SpecOutcome.Problem(detail)
            workbench.board.note(problem, in: group.file)
            workbench.tell(.problem(file: group.file, problem))
        default: break
        }
    }
}
