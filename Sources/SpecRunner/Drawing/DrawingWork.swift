import Checks
import System

/// The work of a run that draws views: a part is a view, so that each has a process of its own.
@MainActor
final class DrawingWork: WorkerTask {
    private let views: [DrawnView]
    private let exceptions: [CheckException]
    /// The positions of views by their names, which stand for files.
    private let positions: [String: Int]
    /// The setting in which the view is shown that runs now.
    private var step: String?

    /// The pictures by the positions of their views.
    private(set) var drawings: [Drawing]

    /// The most bytes of a picture: a few hundred of these fill a page that browsers still show.
    private static let mostBytes = 4 << 20

    init(_ views: [DrawnView], exceptions: [CheckException]) {
        self.views = views
        self.exceptions = exceptions
        positions = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.name, $0) })
        drawings = views.map { _ in Drawing() }
    }

    // MARK: - In a copy

    func run(_ part: Int, _ file: FileProgress, _ line: WorkerLine) async throws(SpecRunnerError) {
        let view = views[part]
        await line.runOnly(view.reference, of: file) { await draw(view, line) }
    }

    /// Sends the pictures of a view.
    /// - Returns: What was found meanwhile.
    private func draw(_ view: DrawnView, _ line: WorkerLine) async -> [OutcomeDetail] {
        var details: [OutcomeDetail] = []
        for (number, setting) in view.settings.enumerated() {
            line.emit(.step(name: setting))
            do {
                let picture = try await view.draw(number)
                guard picture.utf8.count <= Self.mostBytes else {
                    throw SpecRunnerError.tooLargePicture(bytes: picture.utf8.count, most: Self.mostBytes)
                }
                line.note(.drew(setting: number, picture: picture))
            } catch {
                details.append(OutcomeDetail(outcome: .error, message: "\(error)"))
            }
        }
        if let refusal = view.preview?.refusal {
            details.append(OutcomeDetail(outcome: .error, message: refusal))
        }
        if let preview = view.preview, details.isEmpty { details = await check(preview, line) }
        return details
    }

    /// What `check` finds in a preview, but for what exceptions cover: failures, and notes as pending ones.
    private func check(_ preview: CheckedPreview, _ line: WorkerLine) async -> [OutcomeDetail] {
        let found = await Examination.examine(preview) { line.emit(.step(name: $0.phrase)) }
        return found.filter { result in
            !exceptions.contains { $0.covers(result.finding.rule, in: preview.names) }
        }.map { OutcomeDetail(outcome: $0.finding.rule.isNote ? .pending : .failure, message: $0.message) }
    }

    // MARK: - In the original

    func note(_ note: FileExecution.Note, of part: Int) {
        guard case .drew(let setting, let picture) = note, views[part].settings.indices.contains(setting) else {
            return
        }
        drawings[part].add(picture, of: setting)
    }

    func pass(_ event: SpecEvent, to emit: (SpecEvent) -> Void) {
        switch event {
        case .step(let name): step = name
        case .specStarted: step = nil
        case .specFinished(let result):
            if let position = positions[result.spec.group.file] { add(result, to: position) }
        case .groupFailed(let group, let detail):
            if let position = positions[group.file] { drawings[position].add(.missing, detail.message) }
        default: break
        }
        emit(event)
    }

    private func add(_ result: SpecResult, to position: Int) {
        for detail in result.details {
            switch detail.outcome {
            case .crashed:
                let frames = detail.nativeTraceback.map { "\n  at \($0)" }.joined()
                drawings[position].add(.missing, "\(detail.message)\(step.map { "\n  \($0)" } ?? "")\(frames)")
            case .failure: drawings[position].add(.finding, detail.message)
            case .pending: drawings[position].add(.note, detail.message)
            default: drawings[position].add(.missing, detail.message)
            }
        }
    }
}

extension DrawnView {
    /// The view in events.
    fileprivate var reference: SpecReference {
        let position = place ?? SourcePosition(file: name, line: 1)
        return SpecReference(group: GroupReference(file: name), name: name, location: position)
    }
}
