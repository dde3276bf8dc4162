import ArgumentParser
import SpecRunner
import System

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

extension RunSettings {
    /// Makes a folder the working directory of the process.
    /// - Throws: `SpecRunnerError.file` if that isn't possible.
    static func enter(_ folder: String) throws(SpecRunnerError) {
        guard chdir(folder) == 0 else { throw .unreadable(path: folder, reason: SystemError.last) }
    }

    /// Settles what settings of several places say together.
    /// - Throws: `ValidationError` for flags that don't go with the others, `SpecRunnerError` for a folder that can't be
    ///   entered.
    mutating func settle() throws {
        if let workingFolder, workingFolder != "." { try Self.enter(workingFolder) }
        workingFolder = nil
        if tracesAll, !reports.contains(where: { $0.format.showsSteps }) {
            throw ValidationError("--trace needs a report that shows steps: --reporter html=report.html")
        }
        guard execution.measuresCoverage, !execution.isTrusted else { return }
        let reason = "coverage needs --trust: LuaCov counts lines by the debug library"
        guard !insistsOnCoverage else { throw ValidationError(reason) }
        execution.measuresCoverage = false
        notes.append(reason)
    }

    /// The settings of the execution of specs.
    var resolved: ExecutionSettings {
        var execution = execution
        if shuffles { execution.seed = seed ?? UInt64.random(in: 1...999_999) }
        return execution
    }

    /// The selected files in their order, and the selection within them.
    func selected() throws(SpecRunnerError) -> (files: [String], execution: ExecutionSettings) {
        var execution = resolved
        let places = paths.map(PlaceArgument.init)
        var files = try SpecDiscovery.files(in: places.map(\.path), names: fileNames, note: Message.note)
        for place in places {
            if let line = place.line { execution.selection.lines[place.path, default: []].append(line) }
        }
        if runsLastFailed {
            switch try FailureRecord.read() {
            case .specs([]): throw .noFilesLeft(reason: "--last-failed finds nothing: the last run had no failures")
            case .specs(let failed):
                execution.selection.identities = Set(failed)
                files = files.filter { file in failed.contains { $0.hasPrefix("\(file): ") } }
            case .damaged:
                Message.note("\(FailureRecord.folder)/\(FailureRecord.name) is damaged: everything runs")
            }
        }
        try execution.selection.check()
        switch change {
        case .uncommitted: files = try ChangedFiles(since: nil).touched(files)
        case .since(let revision): files = try ChangedFiles(since: revision).touched(files)
        case nil: break
        }
        if change != nil, files.isEmpty {
            throw .noFilesLeft(reason: "--changed finds nothing: no spec file is touched by the change")
        }
        if let shard {
            // In an order that all machines have: each may shuffle by a seed of its own.
            let plan = shard.plan(
                for: files,
                durations: try durations.map { (path) throws(SpecRunnerError) in
                    try DurationRecord.read(path)
                } ?? [:])
            execution.shards = plan
            files = plan.ownFiles
            // The run takes place all the same: joining the shards takes the reports of all of them.
            if files.isEmpty {
                Message.note("--shard \(shard) has no files: there are fewer files than shards")
            }
        }
        if let seed = execution.seed { files = files.shuffled(seed: seed) }
        return (files, execution)
    }

    /// Makes sure that no spec could have let itself read secrets: it may write files in its own folder.
    /// - Throws: `SpecRunnerError.environmentWithinReach`.
    func checkReach(of files: [String]) throws(SpecRunnerError) {
        guard let environmentFile, !execution.isTrusted, let real = FileSystem.realPath(environmentFile) else { return }
        for file in files {
            let folder = Sandbox(file: file).folder
            guard let reach = FileSystem.realPath(folder.isEmpty ? "." : folder), real.isBelow(reach) else { continue }
            throw .environmentWithinReach(file: environmentFile, spec: file)
        }
    }

    /// The largest number of times that files run in all: each run of one is kept track of.
    private static let mostFileRuns = 1_000_000

    /// Files as often as they run.
    func repeated(_ files: [String]) throws(SpecRunnerError) -> [String] {
        guard repetitions > 1, !files.isEmpty else { return files }
        let most = Self.mostFileRuns / files.count
        guard repetitions <= most else {
            throw .cannotRepeat(times: repetitions, files: files.count, most: most)
        }
        return (1...repetitions).flatMap { _ in files }
    }
}
