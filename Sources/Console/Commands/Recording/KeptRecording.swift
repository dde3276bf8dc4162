import System

/// Keeps the recording of a console in a file as long as it runs: should the app's code end the process, nothing is lost. The
/// file is a spec, in which the chunk that ran comes last.
@MainActor
final class KeptRecording {
    nonisolated private static let name = "recording_spec.lua"
    /// The file, in the working folder.
    nonisolated private static let path = "\(ProjectFolder.name)/\(name)"
    /// The path at which it is found after an accident: the next console has a recording of its own.
    nonisolated private static let rescuedPath = "\(ProjectFolder.name)/crashed_spec.lua"

    private let recorder: Recorder
    /// Whether the file can't be written, of which a person at the console is told nothing: it is for an accident.
    private var isRefused = false

    init(_ recorder: Recorder) { self.recorder = recorder }

    /// Writes the recording, with a chunk that is about to run.
    func keep(beginning source: String) {
        guard !isRefused else { return }
        do {
            try ProjectFolder.make(ProjectFolder.name)
            let spec = recorder.spec(named: "does what was recorded", ending: source)
            try FileSystem.replace(Self.name, in: ProjectFolder.name, with: Array(spec.text.utf8))
        } catch {
            isRefused = true
        }
    }

    /// Removes the file: the process ends as it should.
    func discard() { unlink(Self.path) }

    /// Puts the file where the next console leaves it, of whichever process it is.
    /// - Returns: Its path; nil where there is none.
    nonisolated static func rescue() -> String? { rename(path, rescuedPath) == 0 ? rescuedPath : nil }
}
