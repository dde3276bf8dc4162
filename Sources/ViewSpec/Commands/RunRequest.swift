import AppBuilding
import Scripting
import SpecRunner
import System

/// A run, from its settings to the exit status.
struct RunRequest {
    private var settings: RunSettings

    /// Creates a run with these settings.
    /// - Parameter environment: The values for settings that are left open.
    /// - Throws: `NumberError` for an invalid shard, `SpecRunnerError` for a file that can't be accessed, or for
    ///   reports that exclude each other.
    init(_ settings: RunSettings, environment: ShardEnvironment) throws {
        self.settings = settings
        try obey(environment)
        try RequestedReport.check(self.settings.reports)
    }

    /// The plainest command line, `run` and paths; `nil` for any other.
    ///
    /// It is also the most frequent one. ArgumentParser spends a third of a short run's time on it, since it looks up
    /// types and conformances at run time, among all that are in the binary.
    /// - Throws: `NumberError` for a shard in the environment that is none.
    init?(plain arguments: [String]) throws {
        guard arguments.first == "run", arguments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
        // Only an existing configuration file matters here.
        if ConfigurationFile.exists { return nil }
        var settings = RunSettings()
        settings.paths = Array(arguments.dropFirst())
        try self.init(settings, environment: ShardEnvironment())
    }

    private mutating func obey(_ environment: ShardEnvironment) throws {
        settings.shard = try settings.shard ?? environment.shard()
        // Bazel takes a program that doesn't touch this file for one that knows nothing of shards.
        if let file = environment.shardStatusFile { try ReportFile(path: file).finish() }
        if let filter = environment.filter { settings.execution.selection.filters.insert(filter, at: 0) }
        if let file = environment.reportFile {
            if settings.reports.isEmpty { settings.reports = [.standard] }
            settings.reports.append(RequestedReport(format: JUnitReporter.self, path: file))
        }
    }

    /// Runs the specs. Errors that prevent the run go to standard error.
    @MainActor
    func run(_ catalog: Catalog) async -> ExitStatus {
        WorkerRunner.noteOpenFiles()
        do {
            var request = self
            if settings.paths.isEmpty {
                guard let folder = SpecDiscovery.usualFolder() else {
                    throw SpecRunnerError.noSpecFolder(program: RootCommand.programName)
                }
                request.settings.paths = [folder]
            }
            if settings.isListing { return try await request.list(catalog) }
            return try await settings.watches ? request.watch(catalog) : request.runOnce(catalog)
        } catch let error as SpecRunnerError
            where error.exitStatus == .noSpecs && (settings.passesWithNoTests || settings.shard != nil)
        {
            return .passed
        } catch {
            return Self.refuse(error)
        }
    }

    /// Prints the reason why nothing runs.
    static func refuse(_ error: any Error) -> ExitStatus {
        Message.error("\(error)")
        return (error as? SpecRunnerError)?.exitStatus ?? .usage
    }

    @MainActor
    private func runOnce(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        let (files, execution) = try settings.selected()
        let result = try await run(files, execution, catalog)
        if let signal = result.summary.interruption { return .interrupted(signal: signal) }
        if result.hasLostReports { return .usage }
        if result.summary.total == 0 { throw execution.selection.nothingRan(in: settings.paths) }
        return result.summary.isGood ? .passed : .failed
    }

    /// The result of a run.
    private struct Result {
        let summary: RunSummary
        /// The Lua files that each spec file loaded.
        let loaded: [String: [String]]
        /// Whether a report is missing or incomplete. It has been printed.
        let hasLostReports: Bool
    }

    /// Runs files, with reports.
    /// - Parameter listener: Receives the events besides the reporters.
    @MainActor
    private func run(
        _ files: [String], _ execution: ExecutionSettings, _ catalog: Catalog, also listener: (any SpecListener)? = nil
    ) async throws(SpecRunnerError) -> Result {
        var execution = execution
        execution.programName = RootCommand.programName
        execution.recordsScreens = settings.reports.contains { $0.format.showsScreens }
        try settings.checkReach(of: files)
        let files = try settings.repeated(files)
        let failures = FailureRecord(selection: execution.selection)
        var loaded: [String: [String]] = [:]
        let jobs = settings.jobs ?? settings.usualJobs
        let tracer = RunTracer(catalog: catalog, settings: execution, jobs: jobs, tracesAll: settings.tracesAll)
        execution.trace = tracer.requestOfRun
        let report = try await ReportedRun(settings, execution, tracer: tracer).report(
            to: [failures] + [listener].compactMap(\.self)
        ) { listeners, observer throws(SpecRunnerError) in
            let runner = WorkerRunner(catalog: catalog, settings: execution, jobs: jobs, observer: observer)
            defer { loaded = runner.loadedFiles }
            return try await runner.run(files: files, listeners: listeners)
        }
        for path in StraySnapshots.beside(files) {
            Message.note("there is no spec file for \(path) any more; remove it, or rename it with the file")
        }
        if let failure = failures.failure { Message.note("--last-failed can't use this run: \(failure)") }
        if let seed = execution.seed { Message.write("Ran in the order of seed \(seed); --seed \(seed) repeats it\n") }
        return Result(summary: report.summary, loaded: loaded, hasLostReports: report.hasLostReports)
    }

    /// Re-runs affected specs until the user quits.
    @MainActor
    private func watch(_ catalog: Catalog) async throws -> ExitStatus {
        let (_, execution) = try settings.selected()
        PackageBuild.endWithPlugin()
        let output = FileOutput.standardOutput()
        var loop = try WatchLoop(
            paths: settings.paths, names: settings.fileNames, build: { AppConsole.ownBuild },
            memory: WatchHandover.take()
        ) { text in
            output.write(text)
            output.flush()
        }
        let ending = try await loop { request in
            var execution = execution
            request.restrict(&execution.selection)
            do {
                try execution.selection.check()
            } catch {
                // An invalid pattern is no reason to quit.
                output.write("\(error)\n")
                return .refused
            }
            let list = FileFailureList()
            let result = try await run(request.files, execution, catalog, also: list)
            return .finished(WatchState.Result(failed: list.failed, passed: list.passed, loaded: result.loaded))
        }
        switch ending {
        case .quit: return .passed
        case .interrupted(let signal): return .interrupted(signal: signal)
        case .rebuilt(let program, let memory):
            WatchHandover.give(memory, to: program)
            return Self.refuse(SpecRunnerError.cannotStartWorker(reason: "\(program): \(SystemError.last)"))
        }
    }

    @MainActor
    private func list(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        let (files, execution) = try settings.selected()
        let listing = try await InProcessRunner(catalog: catalog, settings: execution).list(files: files)
        if listing.specs.isEmpty && listing.problems.isEmpty {
            throw execution.selection.nothingRan(in: settings.paths)
        }
        let output = FileOutput.standardOutput()
        for spec in listing.specs { output.write("\(spec.location): \(spec.fullName.withVisibleControls)\n") }
        output.flush()
        for problem in listing.problems {
            let place = problem.location.map { "\($0): " } ?? ""
            Message.write("\(place)\(problem.message)\n")
        }
        return listing.problems.isEmpty ? .passed : .failed
    }
}

extension SpecRunnerError {
    /// The exit status of the process.
    var exitStatus: ExitStatus {
        switch self {
        case .pathNotFound, .file, .invalidFilter, .unknownReporter, .badHandler, .missingFileName, .sharedOutput,
            .cannotStartWorker, .noSpecFolder, .cannotRepeat, .sameFile,
            .cannotInterleave, .environmentWithinReach, .tooLargePicture:
            .usage
        case .noSpecFiles, .noSpecs, .noFilesLeft, .nothingSelected: .noSpecs
        }
    }
}
