import Scripting
import SpecRunner

/// What `run` is asked to do, apart from how it is written on a command line.
struct SpecRun {
    var paths: [String] = ["specs"]
    var filters: [String] = []
    var isListing = false
    /// The reports with their outputs; the default one if empty.
    var reporters: [ReporterArgument] = []
    var color = ColorMode.auto

    /// Does it. What keeps the run from happening goes to standard error.
    @MainActor
    func callAsFunction(catalog: Catalog) async -> ExitStatus {
        do {
            var options = RunOptions()
            options.selection.filters = filters
            let runner = SpecRunner(catalog: catalog, options: options)
            return try await isListing ? list(with: runner) : run(with: runner)
        } catch {
            FileOutput.standardError().write("Error: \(error.description)\n")
            return error.exitStatus
        }
    }

    @MainActor
    private func run(with runner: SpecRunner) async throws(SpecRunnerError) -> ExitStatus {
        var listeners: [any SpecListener] = []
        for reporter in reporters.isEmpty ? [.standard] : reporters {
            listeners.append(try reporter.makeReporter(color: color))
        }
        let summary = try await runner.run(paths: paths, listeners: listeners)
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
        case .pathNotFound, .unreadable, .invalidFilter, .unknownReporter, .cannotWrite: .usage
        case .noSpecFiles, .noSpecs, .nothingSelected: .noSpecs
        }
    }
}
