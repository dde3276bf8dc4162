import Scripting
import SpecRunner

/// `run --watch`.
extension SpecRun {
    /// Runs the specs, and again what changes concern, until somebody quits.
    @MainActor
    func watch(_ catalog: Catalog) async -> ExitStatus {
        let output = FileOutput.standardOutput(), errors = FileOutput.standardError()
        var copy: WorkerCopy?
        do {
            let record = try LoadRecord()
            var loop = try WatchLoop(paths: paths, names: fileNames) {
                output.write($0)
                output.flush()
            }
            let ending = try loop { wanted in
                do {
                    switch try again(wanted, catalog, record) {
                    case .worker(let worker):
                        copy = worker
                        return .leave
                    case .reporter(let result): return .finished(result)
                    }
                } catch {
                    // A pattern that is none was typed, say: there will be another.
                    errors.write("Error: \(error)\n")
                    errors.flush()
                    return .refused
                }
            }
            if let copy { await copy.run() }
            record.remove()
            if case .interrupted(let signal) = ending { return .interrupted(signal: signal) }
            return .passed
        } catch {
            errors.write("Error: \(error)\n")
            return (error as? SpecRunnerError)?.exitStatus ?? .failed
        }
    }

    /// What a run of the watch returns as: once here, once in each copy of the process.
    private enum Turn {
        case reporter(WatchSession.Result)
        case worker(WorkerCopy)
    }

    @MainActor
    private func again(
        _ wanted: WatchSession.Run, _ catalog: Catalog, _ record: LoadRecord
    ) throws(SpecRunnerError) -> Turn {
        var options = self.options
        options.loadRecord = record
        if let pattern = wanted.namePattern { options.selection.filters = [pattern] }
        try options.selection.check()
        let failures = FailedFiles()
        options.recordsScreens = reporters.contains { $0.format.showsScreens }
        let made = try ReporterArgument.makeReporters(reporters, color: color)
        let coordinator = Coordinator(
            catalog: catalog, options: options, jobs: jobs ?? Coordinator.availableCores, bail: bail,
            observer: made.statusLine)
        switch try coordinator.run(files: wanted.files, listeners: made.listeners + [failures]) {
        case .worker(let copy): return .worker(copy)
        case .reporter: return .reporter(WatchSession.Result(failed: failures.paths, loaded: record.read()))
        }
    }
}

/// Notes the files in which something failed.
private final class FailedFiles: SpecListener {
    private(set) var paths: Set<String> = []

    func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result) where !result.outcome.isGood: paths.insert(result.spec.group.file)
        case .groupFailed(let group, let detail) where !detail.outcome.isGood: paths.insert(group.file)
        default: break
        }
    }
}
