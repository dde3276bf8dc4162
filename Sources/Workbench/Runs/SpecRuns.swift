import Agents
import SpecRunner
import System

/// The run that goes on, and the one that watches files: each is this program with `run`, in a process of its own.
@MainActor
final class SpecRuns {
    private(set) var state = RunState()
    private unowned let workbench: Workbench
    private var current: RunProcess?
    private var watcher: RunProcess?

    init(_ workbench: Workbench) { self.workbench = workbench }

    /// Whether files are watched.
    var isWatching: Bool { watcher != nil }

    /// The descriptors to poll.
    var polled: [pollfd] { processes.flatMap(\.polled) }

    private var processes: [RunProcess] { [current, watcher].compactMap(\.self) }

    /// Takes what the processes have said.
    func listen() { for process in processes { process.listen() } }

    // MARK: - Running

    /// Runs specs.
    /// - Parameters:
    ///   - arguments: Filters and places, as on the command line of `run`.
    ///   - title: What runs, in a few words.
    /// - Throws: `WorkbenchError.isRunning`, and what keeps a process from being started.
    func run(_ arguments: [String], title: String) throws {
        guard current == nil else { throw WorkbenchError.isRunning }
        let reader = RunReader(workbench)
        current = try RunProcess(
            command + arguments,
            RunProcess.Listener { [weak self] event in
                reader.receive(event)
                if case .runFinished(let summary) = event { self?.state.summary = summary }
            } say: { [weak self] line in
                self?.workbench.say(line)
            } finish: { [weak self] status, errors in
                self?.current = nil
                self?.end(status, errors, reader.files)
            })
        begin(title)
    }

    private var command: [String] { ["run"] + (workbench.surroundings.app.isTrusted ? ["--trust"] : []) }

    private func begin(_ title: String) {
        state = RunState(isRunning: true, title: title)
        workbench.tell(.running(state))
    }

    private func end(_ status: Int32, _ errors: String, _ files: [String]) {
        state.isRunning = false
        state.errors = errors.trimmingSpaces.isEmpty && status < 0 ? "the run was ended by a signal" : errors
        workbench.tell(.running(state))
        workbench.list(again: files)
    }

    /// Ends the run that goes on, but for one that watches.
    func stop() {
        guard let process = current else { return }
        process.end()
        current = nil
        state.isRunning = false
        state.errors = "stopped"
        workbench.tell(.running(state))
        workbench.list(again: [])
    }

    // MARK: - Watching

    /// Runs all specs, and again those that edits of Lua and Swift concern, until this is switched off.
    /// - Throws: What keeps a process from being started.
    func watch(_ isOn: Bool) throws {
        guard isOn != isWatching else { return }
        guard isOn else {
            watcher?.end()
            return endWatching(errors: "")
        }
        let reader = RunReader(workbench)
        watcher = try RunProcess(
            command + ["--watch", "--"] + workbench.surroundings.paths,
            RunProcess.Listener { [weak self] event in
                reader.receive(event)
                self?.noteWatched(event, reader)
            } say: { [weak self] line in
                if line.trimmingSpaces != "watching" { self?.workbench.say(line) }
            } finish: { [weak self] _, errors in
                self?.endWatching(errors: errors)
            })
        workbench.tell(.watching(true))
    }

    private func noteWatched(_ event: SpecEvent, _ reader: RunReader) {
        switch event {
        case .runStarted(let files, _): begin("watching: \(files) \(files == 1 ? "file" : "files")")
        case .runFinished(let summary):
            state.summary = summary
            end(0, "", reader.files)
        default: break
        }
    }

    private func endWatching(errors: String) {
        watcher = nil
        workbench.tell(.watching(false))
        if !errors.trimmingSpaces.isEmpty { workbench.say(errors) }
        guard state.isRunning, current == nil else { return }
        state.isRunning = false
        workbench.tell(.running(state))
    }

    /// Ends all processes.
    func endAll() {
        for process in processes { process.end() }
        (current, watcher) = (nil, nil)
    }
}
