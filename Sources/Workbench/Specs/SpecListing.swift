import Foundation
import Scripting
import SpecRunner

/// Lists the specs of files, each of which runs for that up to its first `it`, in copies of the process: a file that doesn't come
/// to an end, or that ends the process, keeps none of the others from being listed.
@MainActor
final class SpecListing {
    private let catalog: Catalog
    private let settings: ExecutionSettings
    private let receive: (ListedFile) -> Void
    private var waiting: [String] = []
    /// The files that the job hasn't listed yet. One that changes meanwhile waits again.
    private var begun: [String] = []
    private(set) var job: CopyJob?

    /// For how many seconds a file may keep its specs to itself.
    private static let patience = 10.0

    /// - Parameter receive: Receives each file.
    init(catalog: Catalog, settings: ExecutionSettings, receive: @escaping (ListedFile) -> Void) {
        (self.catalog, self.settings, self.receive) = (catalog, settings, receive)
    }

    /// Adds files.
    func add(_ files: [String]) { waiting += files.filter { !waiting.contains($0) } }

    /// Starts on the files that wait, unless others are being listed.
    func advance() async {
        if let job, job.isOver { self.job = nil }
        guard job == nil, !waiting.isEmpty || !begun.isEmpty else { return }
        begun += waiting.filter { !begun.contains($0) }
        waiting = []
        let (files, catalog, settings) = (begun, catalog, settings)
        do {
            job = try await CopyJob(patience: Self.patience) { send in
                let encoder = JSONEncoder()
                for path in files {
                    let file = await Self.list(path, catalog, settings)
                    // Texts and numbers can't fail to be encoded.
                    send(Array(try! encoder.encode(file)))
                }
            } receive: { [weak self] line in
                guard let file = try? JSONDecoder().decode(ListedFile.self, from: Data(line)) else { return }
                self?.note(file)
            } finish: { [weak self] ending in
                self?.end(ending)
            }
        } catch {
            let failed = begun
            begun = []
            for path in failed { receive(ListedFile(path: path, problems: ["\(error)"])) }
        }
    }

    private static func list(
        _ path: String, _ catalog: Catalog, _ settings: ExecutionSettings
    ) async -> ListedFile {
        do {
            let listing = try await InProcessRunner(catalog: catalog, settings: settings).list(files: [path])
            return ListedFile(
                path: path, specs: listing.specs.map(ListedSpec.init),
                problems: listing.problems.map { problem in
                    "\(problem.location.map { "\($0): " } ?? "")\(problem.message)"
                })
        } catch {
            return ListedFile(path: path, problems: ["\(error)"])
        }
    }

    private func note(_ file: ListedFile) {
        begun.removeAll { $0 == file.path }
        receive(file)
    }

    /// Goes on behind the file that a copy didn't list.
    private func end(_ ending: CopyJob.Ending) {
        guard let path = begun.first else { return }
        let reason: String
        switch ending {
        case .finished: return
        case .died(let words): reason = "the process that listed its specs died (\(words))"
        case .silent:
            reason =
                "its code outside of specs doesn't come to an end within \(Int(Self.patience)) s, so that they can't be listed"
        }
        note(ListedFile(path: path, problems: [reason]))
    }

    /// Ends what is going on.
    func stop() { job?.stop() }
}
