import Scripting
import SpecRunner

/// What `run` is asked to do, apart from how it is written on a command line.
struct SpecRun {
    var paths: [String] = ["specs"]
    var isListing = false
    /// The reports with their outputs; the default one if empty.
    var reporters: [ReporterArgument] = []
    var color = ColorMode.auto

    /// How long a spec may take if nobody says so, in seconds: long enough for whatever works.
    static let defaultTimeout = 60.0

    /// How specs are run.
    var options = {
        var options = RunOptions()
        options.timeout = defaultTimeout
        return options
    }()
    /// How many processes run specs at a time; nil for one a core.
    var jobs: Int?
    /// After how many specs that failed the run ends.
    var bail: Int?

    /// Does it. What keeps the run from happening goes to standard error.
    @MainActor
    func callAsFunction(catalog: Catalog) async -> ExitStatus {
        do {
            return try await isListing ? list(with: SpecRunner(catalog: catalog, options: options)) : run(catalog)
        } catch {
            FileOutput.standardError().write("Error: \(error.description)\n")
            return error.exitStatus
        }
    }

    @MainActor
    private func run(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        try options.selection.check()
        let files = try SpecDiscovery.files(in: paths)
        let made = try ReporterArgument.makeReporters(reporters, color: color)
        var options = options
        options.recordsScreens = reporters.contains { $0.format.showsScreens }
        let coordinator = Coordinator(
            catalog: catalog, options: options, jobs: jobs ?? Coordinator.availableCores, bail: bail,
            observer: made.statusLine)
        let summary: RunSummary
        switch try coordinator.run(files: files, listeners: made.listeners) {
        case .worker(let copy): await copy.run()
        case .reporter(let total): summary = total
        }
        if let signal = summary.interruption { return .interrupted(signal: signal) }
        if summary.total == 0 { throw options.selection.nothingRan(in: paths) }
        return summary.isGood ? .passed : .failed
    }

    @MainActor
    private func list(with runner: SpecRunner) async throws(SpecRunnerError) -> ExitStatus {
        let listing = try await runner.list(paths: paths)
        let output = FileOutput.standardOutput()
        for spec in listing.specs { output.write("\(spec.location): \(spec.fullName)\n") }
        output.flush()
        let errors = FileOutput.standardError()
        for problem in listing.problems {
            errors.write("\(problem.location.map { "\($0): " } ?? "")\(problem.message)\n")
        }
        return listing.problems.isEmpty ? .passed : .failed
    }
}

extension SpecRun {
    /// The plainest command line, `run` and paths; `nil` for any other.
    ///
    /// It is also the most frequent one. ArgumentParser spends a third of a short run's time on it, since it looks up
    /// types and conformances at run time, among all that are in the binary.
    init?(plain arguments: [String]) {
        guard arguments.first == "run", arguments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
        if arguments.count > 1 { paths = Array(arguments.dropFirst()) }
    }
}

extension SpecRunnerError {
    /// What the shell is told.
    var exitStatus: ExitStatus {
        switch self {
        case .pathNotFound, .unreadable, .invalidFilter, .unknownReporter, .cannotStartWorker, .cannotWrite: .usage
        case .noSpecFiles, .noSpecs, .nothingSelected: .noSpecs
        }
    }
}
