import Scripting
import SpecRunner

/// What `run` is asked to do, apart from how it is written on a command line.
struct SpecRun {
    /// How long a spec may take if nobody says so, in seconds: long enough for whatever works.
    static let defaultTimeout = 60.0
    /// How much memory a spec file may use if nobody says so, in bytes: more than whatever works needs, and less than
    /// takes the machine down.
    static let defaultMemoryLimit = 4 << 30

    /// Files or directories; a file may have a line behind it, as in `a_spec.lua:12`.
    var paths: [String] = ["specs"]
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
    /// Whether this is the first of several machines' or of several turns' runs, so that what failed is kept.
    var keepsFailures = true

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
        do {
            return try await isListing ? list(catalog) : run(catalog)
        } catch {
            if error.exitStatus == .noSpecs, passesWithNoTests || shard != nil { return .passed }
            FileOutput.standardError().write("Error: \(error.description)\n")
            return error.exitStatus
        }
    }

    @MainActor
    private func run(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        var (files, options) = try selected()
        options.recordsScreens = reporters.contains { $0.format.showsScreens }
        Coordinator.noteInterruptions()
        let made = try ReporterArgument.makeReporters(reporters, color: color)
        let coordinator = Coordinator(
            catalog: catalog, options: options, jobs: jobs ?? Coordinator.availableCores, bail: bail,
            observer: made.statusLine)
        var listeners = made.listeners
        if keepsFailures { listeners.append(FailureRecord(selection: options.selection)) }
        if let writtenDurations { listeners.append(DurationRecord(path: writtenDurations)) }
        let summary: RunSummary
        if repetitions > 1 { files = (1...repetitions).flatMap { _ in files } }
        switch try coordinator.run(files: files, listeners: listeners) {
        case .worker(let copy): await copy.run()
        case .reporter(let total): summary = total
        }
        if let signal = summary.interruption { return .interrupted(signal: signal) }
        if summary.total == 0 { throw options.selection.nothingRan(in: paths) }
        if let seed = options.seed { FileOutput.standardError().write("Order of seed \(seed): --seed \(seed)\n") }
        return summary.isGood ? .passed : .failed
    }

    @MainActor
    private func list(_ catalog: Catalog) async throws(SpecRunnerError) -> ExitStatus {
        let (files, options) = try selected()
        let listing = try await SpecRunner(catalog: catalog, options: options).list(files: files)
        if listing.specs.isEmpty && listing.problems.isEmpty { throw options.selection.nothingRan(in: paths) }
        let output = FileOutput.standardOutput()
        for spec in listing.specs { output.write("\(spec.location): \(spec.fullName)\n") }
        output.flush()
        let errors = FileOutput.standardError()
        for problem in listing.problems {
            errors.write("\(problem.location.map { "\($0): " } ?? "")\(problem.message)\n")
        }
        return listing.problems.isEmpty ? .passed : .failed
    }

    // MARK: - What runs

    /// The files that run, in their order, and what of them.
    private func selected() throws(SpecRunnerError) -> (files: [String], options: RunOptions) {
        var options = self.options
        let places = paths.map(PlaceArgument.init)
        var files = try SpecDiscovery.files(in: places.map(\.path))
        for place in places {
            if let line = place.line { options.selection.lines[place.path, default: []].append(line) }
        }
        if runsLastFailed {
            let failed = FailureRecord.read()
            guard !failed.isEmpty else {
                throw .noFilesLeft(reason: "--last-failed finds nothing: the last run had no failures")
            }
            options.selection.identities = Set(failed)
            files = files.filter { file in failed.contains { $0.hasPrefix("\(file): ") } }
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
            if files.isEmpty {
                throw .noFilesLeft(reason: "--shard \(shard) has no files: there are fewer files than shards")
            }
        }
        return (files, options)
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
    init?(plain arguments: [String]) {
        guard arguments.first == "run", arguments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
        if arguments.count > 1 { paths = Array(arguments.dropFirst()) }
        obey(ShardEnvironment())
    }

    /// Does what the environment asks for and the command line leaves open.
    mutating func obey(_ environment: ShardEnvironment) {
        shard = shard ?? environment.shard
        if let file = environment.shardStatusFile { _ = try? FileOutput(creating: file) }
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
        case .pathNotFound, .unreadable, .invalidFilter, .unknownReporter, .cannotStartWorker, .cannotWrite: .usage
        case .noSpecFiles, .noSpecs, .noFilesLeft, .nothingSelected: .noSpecs
        }
    }
}
