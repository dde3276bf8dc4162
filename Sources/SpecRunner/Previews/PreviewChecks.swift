import Checks
import Lua
import System

/// The work of a run that checks previews: a part is a preview, so that each has a process of its own.
@MainActor
final class PreviewChecks: WorkerTask {
    private let previews: [CheckedPreview]
    private let exceptions: [CheckException]
    private var events = PreviewEvents()

    /// The numbers of the exceptions that previews have needed.
    private(set) var needed: Set<Int> = []

    init(_ previews: [CheckedPreview], exceptions: [CheckException]) {
        self.previews = previews
        self.exceptions = exceptions
    }

    func fileCount(_ paths: [String]) -> Int { Set(paths).count }

    func note(_ note: FileExecution.Note, of part: Int) {
        if case .excused(let numbers) = note { needed.formUnion(numbers.filter(exceptions.indices.contains)) }
    }

    // MARK: - In a copy

    func run(_ part: Int, _ file: FileProgress, _ line: WorkerLine) async throws(SpecRunnerError) {
        let preview = previews[part]
        await line.runOnly(preview.reference, of: file) { await check(preview, line) }
    }

    /// Returns what was found.
    private func check(_ preview: CheckedPreview, _ line: WorkerLine) async -> [OutcomeDetail] {
        if let refusal = preview.refusal {
            return [OutcomeDetail(outcome: .pending, message: refusal, location: preview.reference.location)]
        }
        let found = await Examination.examine(preview) { variant in
            if variant.difference != .nothing { Self.beQuiet() }
            line.emit(.step(name: variant.phrase))
        }
        return tell(found, of: preview, line)
    }

    /// Drops what is printed from here on: the preview has printed it once. Errors are still heard.
    private static func beQuiet() {
        fflush(nil)
        let nowhere = open("/dev/null", O_WRONLY)
        guard nowhere >= 0 else { return }
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
    }

    /// Says what was found, but for what an exception covers.
    /// - Returns: What fails the preview.
    private func tell(
        _ found: [Examination.Result], of preview: CheckedPreview, _ line: WorkerLine
    ) -> [OutcomeDetail] {
        var details: [OutcomeDetail] = []
        var excuses: Set<Int> = []
        for result in found {
            let covering = exceptions.indices.filter { exceptions[$0].covers(result.finding.rule, in: preview.names) }
            guard covering.isEmpty else {
                excuses.formUnion(covering)
                continue
            }
            if result.finding.rule.isNote {
                line.emit(.output(text: "note: \(preview.name): \(result.message)\n"))
            } else {
                details.append(
                    OutcomeDetail(
                        outcome: .failure, message: result.message, location: preview.reference.location,
                        excerpt: preview.excerpt))
            }
        }
        if !excuses.isEmpty { line.note(.excused(excuses.sorted())) }
        return details
    }

    // MARK: - In the original

    func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) {
        guard case .specFinished(let result) = event, result.outcome == .crashed else {
            return events.pass(event, to: emit)
        }
        let names = previews.first { $0.reference == result.spec }?.names ?? [result.spec.name]
        let covering = exceptions.indices.filter { exceptions[$0].covers(.crash, in: names) }
        needed.formUnion(covering)
        events.pass(
            .specFinished(result.told(during: events.step, excuse: covering.first.map { exceptions[$0].reason })),
            to: emit)
    }

    func finish(_ emit: (SpecEvent) -> Void) { events.finish(emit) }
}

extension CheckedPreview {
    /// The preview in events.
    var reference: SpecReference {
        SpecReference(
            group: GroupReference(file: file), name: name, location: SourcePosition(file: file, line: line))
    }

    /// The line of the source, where it can be read.
    fileprivate var excerpt: SourceExcerpt? {
        (try? FileSystem.contents(of: file)).flatMap {
            SourceExcerpt(of: String(decoding: $0, as: UTF8.self), around: line)
        }
    }
}

extension SpecResult {
    /// The result of a preview whose process died, with the circumstances in which it was shown.
    /// - Parameter excuse: The reason why that is to be left out; nil where it isn't.
    fileprivate func told(during step: String?, excuse: String?) -> SpecResult {
        let circumstances = step.map { "\n  \($0)" } ?? ""
        let details = details.map { detail in
            var detail = detail
            detail.outcome = excuse == nil ? detail.outcome : .pending
            detail.message = excuse ?? "\(RuleName.crash.rawValue): \(detail.message)\(circumstances)"
            return detail
        }
        return SpecResult(spec: spec, details: details, seconds: seconds)
    }
}
