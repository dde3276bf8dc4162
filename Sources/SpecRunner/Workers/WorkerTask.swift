import Lua
import System

/// The work of a run, of which each worker does a part.
@MainActor
protocol WorkerTask: AnyObject {
    /// The number of files that the parts belong to, of which each is given by its path.
    func fileCount(_ paths: [String]) -> Int

    /// Makes what all copies of the process share. Called before there are any, if there are many parts.
    func prepare()

    /// Does a part, counted from 0, in a copy of the process. Whatever has to live as long as the copy, the task holds.
    /// - Throws: `SpecRunnerError` for what keeps the part from being done; what is wrong in it is told by events.
    func run(_ part: Int, _ file: FileProgress, _ line: WorkerLine) async throws(SpecRunnerError)

    /// Takes the next event of the run, in the order of the parts, and hands on what becomes of it.
    func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void)

    /// Takes a note of a worker.
    func note(_ note: FileExecution.Note, of part: Int)

    /// Hands on what is left to be told at the end of the run.
    func finish(_ emit: (SpecEvent) -> Void)
}

extension WorkerTask {
    func fileCount(_ paths: [String]) -> Int { paths.count }
    func prepare() {}
    func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) { emit(event) }
    func note(_ note: FileExecution.Note, of part: Int) {}
    func finish(_ emit: (SpecEvent) -> Void) {}
}

/// The ways in which a worker tells what it does.
struct WorkerLine {
    /// Called with each interpreter before Lua runs in it.
    let enter: (Interpreter) -> Void
    /// Takes messages that are no events.
    let note: (FileExecution.Note) -> Void
    /// Called where nothing follows at once.
    let pause: () -> Void
    /// Takes the events.
    let emit: (SpecEvent) -> Void
}

@MainActor
extension WorkerLine {
    /// Runs the single spec of a part, unless it has ended the process before: once is enough. Says when the part and the
    /// spec begin and end, and how long they took.
    /// - Parameter body: Returns what was found.
    func runOnly(_ spec: SpecReference, of file: FileProgress, _ body: @MainActor () async -> [OutcomeDetail]) async {
        let start = MonotonicTime.nanoseconds
        emit(.fileStarted(path: spec.group.file))
        if file.done.isEmpty {
            let start = MonotonicTime.nanoseconds
            emit(.specStarted(spec))
            let details = await body()
            let seconds = MonotonicTime.seconds(since: start)
            emit(.specFinished(SpecResult(spec: spec, details: details, seconds: seconds)))
        }
        emit(.fileFinished(path: spec.group.file, seconds: MonotonicTime.seconds(since: start)))
    }
}
