import Scripting
import SpecRunner

/// What `run` is asked to do, apart from how it is written on a command line.
struct SpecRun {
    /// How long a spec may take if nobody says so, in seconds: long enough for whatever works.
    static let defaultTimeout = 60.0
    /// How much memory a spec file may use if nobody says so, in bytes: more than whatever works needs, and less than
    /// takes the machine down.
    static let defaultMemoryLimit = 4 << 30

    /// Files or directories; a file may have a line behind it, as in `a_spec.lua:12`. None stand for the folder that
    /// specs are usually in.
    var paths: [String] = []
    var isListing = false
    /// The reports with their outputs; the default one if empty.
    var reporters: [ReporterArgument] = []
    var color = ColorMode.auto
    /// How specs are run.
    var options = {
        var options = RunOptions()
        options.timeout = defaultTimeout
        options.memoryLimit = defaultMemoryLimit
        return options
    }()
    /// How many processes run specs at a time; nil for one a core.
    var jobs: Int?
    /// After how many specs that failed the run ends.
    var bail: Int?
    /// How often everything runs.
    var repetitions = 1
    /// The part of the files that is this machine's; nil for all of them.
    var shard: Shard?
    /// Where durations are read from, to give shards equal work.
    var durations: String?
    /// Where durations are written to.
    var writtenDurations: String?
    /// Whether only the specs run that failed last time.
    var runsLastFailed = false
    /// Whether only files run that a change touches, and since which revision.
    var change: Change?
    /// Whether a run in which nothing was found is a good one.
    var passesWithNoTests = false
    /// How many of the slowest specs are listed.
    var slowest = 0
    /// Which files of a directory are spec files.
    var names = FileNames()
    /// Whether what changes concern is run again.
    var watches = false

    /// What counts as changed.
    enum Change {
        /// What is not committed.
        case uncommitted
        /// What has come since a revision.
        case since(String)
    }

    /// Does it. What keeps the run from happening goes to standard error.
    @MainActor
    func callAsFunction(catalog: Catalog) async -> ExitStatus {
        guard paths.isEmpty else { return await start(catalog) }
        guard let folder = SpecDiscovery.usualFolder() else {
            return Self.refuse(SpecRunnerError.noSpecFolder(program: RootCommand.programName))
        }
        var run = self
        run.paths = [folder]
        return await run.start(catalog)
    }

    @MainActor
    private func start(_ catalog: Catalog) async -> ExitStatus {
        do {
            if isListing { return try await list(catalog) }
            let ending = try watches ? watch(catalog) : runOnce(catalog)
            switch ending {
            case .worker(let copy): await copy.run()
            case .status(let status): return status
            }
        } catch let error as SpecRunnerError {
            if error.exitStatus == .noSpecs, passesWithNoTests || shard != nil { return .passed }
            return Self.refuse(error)
        } catch {
            return Self.refuse(error)
        }
    }

    /// Says why nothing is run.
    static func refuse(_ error: any Error) -> ExitStatus {
        FileOutput.standardError().write("Error: \(error)\n")
        return (error as? SpecRunnerError)?.exitStatus ?? .usage
    }

    /// What a run leaves to be done.
    private enum Ending {
        /// Nothing.
        case status(ExitStatus)
        /// This is a copy of the process.
        case worker(WorkerCopy)
    }

    @MainActor
    private func runOnce(_ catalog: Catalog) throws(SpecRunnerError) -> Ending {
        let (files, options) = try selected()
        let result = try run(files, options, catalog)
        let summary: RunSummary
        switch result.role {
        case .worker(let copy): return .worker(copy)
        case .reporter(let all): summary = all
        }
        if let signal = summary.interruption { return .status(.interrupted(signal: signal)) }
        if result.hasLostReports { return .status(.usage) }
        if summary.total == 0 { throw options.selection.nothingRan(in: paths) }
        return .status(summary.isGood ? .passed : .failed)
    }

    /// What came of a run.
    private struct Result {
        let role: Coordinator.Role
        /// The Lua files that each spec file loaded.
        let loaded: [String: [String]]
        /// Whether a report isn't where it should be. The user has been told.
        var hasLostReports = false
    }

    /// Runs files, and returns with the specs' own listeners told.
    @MainActor
    private func run(
        _ files: [String], _ options: RunOptions, _ catalog: Catalog, also listener: (any SpecListener)? = nil
    ) throws(SpecRunnerError) -> Result {
        var options = options
        options.recordsScreens = reporters.contains { $0.format.showsScreens }
        let files = try repeated(files)
        let reporters = reporters.isEmpty ? [.standard] : reporters
        try ReporterArgument.checkPlaces(
            reporters, and: writtenDurations.map { [("--write-durations \($0)", $0)] } ?? [])
        let durations = try writtenDurations.map { path throws(SpecRunnerError) in try DurationRecord(path: path) }
        Coordinator.noteInterruptions()
        Coordinator.ignoreOutputSignals()
        var made = try ReporterArgument.makeReporters(reporters, color: color)
        let coordinator = Coordinator(
            catalog: catalog, options: options, jobs: jobs ?? Coordinator.availableCores, bail: bail,
            observer: made.statusLine)
        let failures = FailureRecord(selection: options.selection)
        var listeners = made.listeners + [failures]
        if let durations { listeners.append(durations) }
        if let listener { listeners.append(listener) }
        if slowest > 0 { listeners.append(made.makeSlowestSpecs(slowest, color: color)) }
        let role: Coordinator.Role
        do {
            role = try coordinator.run(files: files, listeners: listeners)
        } catch {
            made.discard()
            throw error
        }
        var result = Result(role: role, loaded: coordinator.loadedFiles)
        guard case .reporter = role else { return result }
        let problems = made.finish() + [durations?.failure].compactMap(\.self)
        result.hasLostReports = !problems.isEmpty
        let errors = FileOutput.standardError()
        for problem in problems { errors.write("Error: \(problem)\n") }
        if let failure = failures.failure {
            errors.write("Note: --last-failed will not know of this run: \(failure)\n")
        }
        if let seed = options.seed { errors.write("The order was that of seed \(seed): --seed \(seed)\n") }
        errors.flush()
        return result
    }

    /// Files as often as they run.
    private func repeated(_ files: [String]) throws(SpecRunnerError) -> [String] {
        guard repetitions > 1, !files.isEmpty else { return files }
        let most = RunLimits.fileRuns.range.upperBound / files.count
        guard repetitions <= most else {
            throw .cannotRepeat(times: repetitions, files: files.count, most: most)
        }
        return (1...repetitions).flatMap { _ in files }
    }

    /// Runs again and again, until somebody quits.
    @MainActor
    private func watch(_ catalog: Catalog) throws -> Ending {
        let (_, options) = try selected()
        let output = FileOutput.standardOutput()
        var loop = try WatchLoop(paths: paths, names: names) { text in
            output.write(text)
            output.flush()
        }
        var copy: WorkerCopy?
        let ending = try loop { request in
            var options = options
            if let pattern = request.namePattern { options.selection.filters.append(pattern) }
            do {
                try options.selection.check()
            } catch {
                // What was typed is no pattern. There will be another.
                output.write("\(error)\n")
                return .refused
            }
            let failed = FailedFiles()
            let result = try run(request.files, options, catalog, also: failed)
            if case .worker(let work) = result.role {
                copy = work
                return .leave
            }
            return .finished(WatchSession.Result(failed: failed.paths, loaded: result.loaded))
        }
        switch ending {
        case .left: return copy.map(Ending.worker) ?? .status(.passed)
        case .quit: return .status(.passed)
        case .interrupted(let signal): return .status(.interrupted(signal: signal))
        }
    }

    @MainActor
    private func list(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        let (files, options) = try selected()
        let listing = try await SpecRunner(catalog: catalog, options: options).list(files: files)
        if listing.specs.isEmpty && listing.problems.isEmpty { throw options.selection.nothingRan(in: paths) }
        let output = FileOutput.standardOutput()
        for spec in listing.specs { output.write("\(spec.location): \(spec.fullName.withVisibleControls)\n") }
        output.flush()
        let errors = FileOutput.standardError()
        for problem in listing.problems {
            let place = problem.location.map { "\($0): " } ?? ""
            errors.write("\(place)\(problem.message.withVisibleControls)\n")
        }
        return listing.problems.isEmpty ? .passed : .failed
    }

    // MARK: - What runs

    /// The files that run, in their order, and what of them.
    private func selected() throws(SpecRunnerError) -> (files: [String], options: RunOptions) {
        var options = self.options
        let places = paths.map(PlaceArgument.init)
        var files = try SpecDiscovery.files(in: places.map(\.path), names: names)
        for place in places {
            if let line = place.line { options.selection.lines[place.path, default: []].append(line) }
        }
        if runsLastFailed {
            switch try FailureRecord.read() {
            case .specs([]): throw .noFilesLeft(reason: "--last-failed finds nothing: the last run had no failures")
            case .specs(let failed):
                options.selection.identities = Set(failed)
                files = files.filter { file in failed.contains { $0.hasPrefix("\(file): ") } }
            case .damaged:
                FileOutput.standardError().write(
                    "Note: \(FailureRecord.folder)/\(FailureRecord.name) is damaged: everything runs\n")
            }
        }
        try options.selection.check()
        switch change {
        case .uncommitted: files = try ChangedFiles(since: nil).touched(files)
        case .since(let revision): files = try ChangedFiles(since: revision).touched(files)
        case nil: break
        }
        if change != nil, files.isEmpty {
            throw .noFilesLeft(reason: "--changed finds nothing: no spec file is touched by the change")
        }
        if let seed = options.seed { files = files.shuffled(seed: seed) }
        if let shard {
            files = shard.own(
                files,
                durations: try durations.map { (path) throws(SpecRunnerError) in
                    try DurationRecord.read(path)
                } ?? [:])
            // The run takes place all the same: whoever joins the shards waits for the reports of this one too.
            if files.isEmpty {
                FileOutput.standardError().write(
                    "Note: --shard \(shard) has no files: there are fewer files than shards\n")
            }
        }
        return (files, options)
    }
}

/// Takes down in which files something failed.
private final class FailedFiles: SpecListener {
    private(set) var paths: Set<String> = []

    func receive(_ event: SpecEvent) {
        switch event {
        case .specFinished(let result) where !result.outcome.isGood: paths.insert(result.spec.group.file)
        case .groupFailed(let group, _): paths.insert(group.file)
        default: break
        }
    }
}

extension SpecRun {
    /// Takes over what a command line and a configuration file say.
    /// - Parameters:
    ///   - flags: What the command line says; it wins.
    ///   - file: The configuration file; nil for that of the working directory, if there is one.
    ///   - name: Which of busted's runs it is.
    /// - Throws: `ConfigurationError`; `SpecRunnerError.unknownReporter` for a report that the file names.
    mutating func configure(_ flags: RunConfiguration, file: String? = nil, run name: String? = nil) throws {
        let written =
            try file.map { try ConfigurationFile(path: $0).configuration(run: name) }
            ?? ConfigurationFile.configuration(run: name)
        let configuration = written.map(flags.merging(over:)) ?? flags
        for note in configuration.notes { FileOutput.standardError().write("Note: \(note)\n") }
        paths = configuration.paths ?? paths
        names.patterns = configuration.filePatterns ?? []
        names.excludedPatterns = configuration.excludedFilePatterns ?? []
        names.isRecursive = configuration.isRecursive ?? true
        jobs = configuration.jobs ?? jobs
        bail = configuration.bail ?? bail
        repetitions = configuration.repetitions ?? repetitions
        slowest = configuration.slowest ?? slowest
        watches = configuration.watches ?? watches
        passesWithNoTests = configuration.passesWithNoTests ?? passesWithNoTests
        color = configuration.color.flatMap(ColorMode.init) ?? color
        if reporters.isEmpty, let named = configuration.reporters {
            reporters = try named.map(ReporterArgument.init)
            try ReporterArgument.check(reporters)
        }
        configure(&options, configuration)
    }

    private func configure(_ options: inout RunOptions, _ configuration: RunConfiguration) {
        options.selection.filters += configuration.filters ?? []
        options.selection.excludedFilters = configuration.excludedFilters ?? []
        options.selection.names = configuration.names ?? []
        options.selection.tags = configuration.tags ?? []
        options.selection.excludedTags = configuration.excludedTags ?? []
        if let timeout = configuration.timeout { options.timeout = timeout == 0 ? nil : timeout }
        options.memoryLimit = configuration.memoryLimit ?? options.memoryLimit
        options.retries = configuration.retries ?? options.retries
        options.forbidsOnly = configuration.forbidsOnly ?? options.forbidsOnly
        options.helper = configuration.helper
        options.moduleTemplates = configuration.moduleTemplates ?? []
        options.shownVariables = configuration.shownVariables ?? []
        guard configuration.shuffles == true else { return }
        options.seed = configuration.seed ?? UInt64.random(in: 1...999_999)
    }
}

/// `PATH` or `PATH:LINE`: where specs are looked for.
struct PlaceArgument {
    let path: String
    /// Counted from 1.
    let line: Int?

    init(_ text: String) {
        let colon = text.utf8.lastIndex(of: UInt8(ascii: ":"))
        let line = colon.flatMap { Int(text[text.utf8.index(after: $0)...]) }
        // A path may end like that too.
        guard let colon, let line, line > 0, SpecDiscovery.isFile(String(text[..<colon])) else {
            (path, self.line) = (text, nil)
            return
        }
        (path, self.line) = (String(text[..<colon]), line)
    }
}

extension SpecRun {
    /// The plainest command line, `run` and paths; `nil` for any other.
    ///
    /// It is also the most frequent one. ArgumentParser spends a third of a short run's time on it, since it looks up
    /// types and conformances at run time, among all that are in the binary.
    /// - Throws: `NumberError` for a shard in the environment that is none.
    init?(plain arguments: [String]) throws {
        guard arguments.first == "run", arguments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
        // A configuration file is looked for in either case; only where there is one does it matter.
        if ConfigurationFile.exists { return nil }
        if arguments.count > 1 { paths = Array(arguments.dropFirst()) }
        try obey(ShardEnvironment())
    }

    /// Does what the environment asks for and the command line leaves open.
    /// - Throws: `NumberError` for a shard that is none, `SpecRunnerError.cannotWrite` for a file that can't be touched.
    mutating func obey(_ environment: ShardEnvironment) throws {
        shard = try shard ?? environment.shard()
        // Bazel takes a program that doesn't touch this file for one that knows nothing of shards.
        if let file = environment.shardStatusFile { try ReportFile(path: file).finish() }
        if let filter = environment.filter { options.selection.filters.append(filter) }
        if let file = environment.reportFile {
            if reporters.isEmpty { reporters = [.standard] }
            reporters.append(ReporterArgument(format: JUnitReporter.self, path: file))
        }
    }
}

extension SpecRunnerError {
    /// What the shell is told.
    var exitStatus: ExitStatus {
        switch self {
        case .pathNotFound, .unreadable, .invalidFilter, .unknownReporter, .cannotStartWorker, .cannotWrite,
            .noSpecFolder, .cannotRepeat, .sameFile:
            .usage
        case .noSpecFiles, .noSpecs, .noFilesLeft, .nothingSelected: .noSpecs
        }
    }
}
