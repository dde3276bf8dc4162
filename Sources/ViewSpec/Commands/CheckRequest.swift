import Checks
import SpecRunner
import System
import Views

/// A check of previews, from its settings to the exit status.
@MainActor
struct CheckRequest {
    private let names: [String]
    private var settings: RunSettings

    /// - Throws: `NumberError` for an invalid shard, `SpecRunnerError` for reports that exclude each other.
    init(_ names: [String], _ settings: RunSettings, environment: ShardEnvironment) throws {
        self.names = names
        self.settings = settings
        self.settings.shard = try settings.shard ?? environment.shard()
        try RequestedReport.check(settings.reports)
    }

    /// Prints the reason why nothing is checked.
    static func refuse(_ error: any Error) -> ExitStatus {
        switch error {
        case CheckError.nothing, CheckError.noneMatched:
            Message.error("\(error)")
            return .noSpecs
        default: return RunRequest.refuse(error)
        }
    }

    /// Checks the previews.
    func run() async throws -> ExitStatus {
        WorkerRunner.noteOpenFiles()
        let all = ProgramPreviews.all()
        let known = Set(all.flatMap(\.names))
        for exception in settings.checkExceptions {
            if let name = exception.preview, !known.contains(name) {
                throw CheckError.unknown(name: name, known: all.map(\.name), place: "check_exceptions")
            }
        }
        do {
            let chosen = try chosen(from: all)
            return settings.isListing ? list(chosen) : try await check(chosen, isWhole: chosen.count == all.count)
        } catch CheckError.nothing where settings.passesWithNoTests {
            return .passed
        } catch CheckError.noneMatched where settings.passesWithNoTests || settings.shard != nil {
            return .passed
        }
    }

    // MARK: Selection

    /// The previews that the names and filters select, those of a file together.
    private func chosen(from all: [CheckedPreview]) throws -> [CheckedPreview] {
        guard !all.isEmpty else { throw CheckError.nothing }
        var chosen = all
        if !names.isEmpty {
            let selected = try names.flatMap { try previews(called: $0, in: all) }
            chosen = all.filter { preview in selected.contains { $0.fullName == preview.fullName } }
        }
        let finder = try settings.execution.selection.nameFilter()
        chosen = chosen.filter { finder($0.name) }
        guard !chosen.isEmpty else { throw CheckError.noneMatched(settings.execution.selection.written) }
        guard let shard = settings.shard else { return chosen }
        let files = chosen.map(\.file).reduce(into: [] as [String]) { if $0.last != $1 { $0.append($1) } }
        let durations = try settings.durations.map { try DurationRecord.read($0) } ?? [:]
        let own = Set(shard.own(files, durations: durations))
        if own.isEmpty { Message.note("--shard \(shard) has no previews: there are fewer files than shards") }
        return chosen.filter { own.contains($0.file) }
    }

    /// The previews of a name, or of a file.
    private func previews(called name: String, in all: [CheckedPreview]) throws -> [CheckedPreview] {
        let named = all.filter { $0.names.contains(name) }
        let ofFile = all.filter { $0.file == name || $0.origin == name || $0.file.hasSuffix("/\(name)") }
        if !ofFile.isEmpty, named.isEmpty { return ofFile }
        guard named.count < 2 else {
            throw CheckError.ambiguous(name: name, fullNames: named.map(\.fullName))
        }
        guard let first = named.first else {
            throw CheckError.unknown(name: name, known: all.map(\.name), place: nil)
        }
        return [first]
    }

    // MARK: Running

    private func list(_ previews: [CheckedPreview]) -> ExitStatus {
        let output = FileOutput.standardOutput()
        for preview in previews {
            output.write("\(preview.file):\(preview.line): \(preview.name.withVisibleControls)\n")
        }
        output.flush()
        return .passed
    }

    private func check(_ previews: [CheckedPreview], isWhole: Bool) async throws(SpecRunnerError) -> ExitStatus {
        var execution = settings.execution
        execution.programName = RootCommand.programName
        let runner = PreviewRunner(previews, exceptions: settings.checkExceptions, settings: execution)
        let report = try await ReportedRun(settings, execution).report(to: []) {
            listeners, observer throws(SpecRunnerError) in
            try await runner.run(
                jobs: settings.jobs ?? WorkerRunner.availableCores, observer: observer, listeners: listeners)
        }
        if let signal = report.summary.interruption { return .interrupted(signal: signal) }
        for exception in runner.unneeded(isWhole: isWhole) {
            Message.note(
                "the exception of \(exception.rule.rawValue)\(exception.preview.map { " for \"\($0)\"" } ?? "") isn't needed "
                    + "any more: the rule finds nothing there")
        }
        if report.hasLostReports { return .usage }
        return report.summary.isGood ? .passed : .failed
    }
}

/// The reason why no preview is checked.
enum CheckError: Error, CustomStringConvertible {
    /// The program has no previews.
    case nothing
    /// The selection leaves none of them.
    case noneMatched(String)
    /// No preview has the name.
    case unknown(name: String, known: [String], place: String?)
    /// Several previews have the name.
    case ambiguous(name: String, fullNames: [String])

    var description: String {
        switch self {
        case .nothing: "\(PreviewError.none)"
        case .noneMatched(let selection): "no preview matches \(selection); --list shows all of them"
        case .unknown(let name, let known, let place):
            "\(place.map { "\($0): " } ?? "")\(PreviewError.unknown(name: name, known: known))"
        case .ambiguous(let name, let fullNames): "\(PreviewError.ambiguous(name: name, fullNames: fullNames))"
        }
    }
}
