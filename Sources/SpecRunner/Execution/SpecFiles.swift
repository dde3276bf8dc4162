import Scripting

/// The work of a run of specs: a part is a file.
@MainActor
final class SpecFiles: WorkerTask {
    private let catalog: Catalog
    private let settings: ExecutionSettings
    /// The interpreter that all copies share.
    private var prepared: PreparedInterpreter?
    /// What this copy runs.
    private var execution: FileExecution?

    init(catalog: Catalog, settings: ExecutionSettings) {
        self.catalog = catalog
        self.settings = settings
    }

    func prepare() {
        // Without one, each worker makes its own, and reports why it can't.
        prepared = try? PreparedInterpreter(catalog: catalog, settings: settings)
        try? prepared?.loadSharedModules()
        // A collection that has begun would go on in each copy, and write to all that is shared.
        try? prepared?.session.interpreter.collectGarbage()
    }

    func run(_ part: Int, _ file: FileProgress, _ line: WorkerLine) async throws(SpecRunnerError) {
        let execution = FileExecution(
            path: file.path, catalog: catalog, settings: settings, repetition: file.repetition, done: file.done,
            prepared: prepared, enter: line.enter, note: line.note, pause: line.pause, emit: line.emit)
        self.execution = execution
        try await execution.run()
    }
}
