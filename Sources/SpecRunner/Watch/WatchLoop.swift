import AppBuilding
import CWorkers
import System

/// Runs specs again as files change and keys are pressed, until the user quits.
@MainActor
public struct WatchLoop {
    /// The reason why the loop ended.
    public enum Ending {
        /// The user quit.
        case quit
        /// The process was sent this signal.
        case interrupted(signal: Int)
        /// There is a new program, which goes on from here.
        case rebuilt(program: String, WatchState.Memory)
    }

    /// The result of a run.
    public enum Step {
        case finished(WatchState.Result)
        /// The run couldn't begin, and the reason has been printed.
        case refused
    }

    private let paths: [String]
    private let names: FileNames
    private let watcher: Watcher
    private var state: WatchState
    private let write: (String) -> Void
    private let keyboard: Int32?
    private let findBuild: () -> (any ProgramBuild)?
    private var build: (any ProgramBuild)?
    /// The working directory, as a path that outlives it.
    private let workingFolder = FileSystem.realPath(".")
    /// Changes that are still to be looked at.
    private var missed = Watcher.Changes()

    /// - Parameters:
    ///  - paths: Spec files, or directories of them.
    ///  - names: The names of spec files in directories.
    ///  - build: Makes what builds this program when its sources change; `nil` if nothing is to be built.
    ///    It is called after the first run, whose results shouldn't wait for it.
    ///  - memory: What the program before this one kept.
    ///  - keyboard: The descriptor to read keys from, if it is a terminal.
    ///  - write: Receives messages for the user, line ends included.
    /// - Throws: `SpecRunnerError` if a path doesn't exist, `Watcher.Failure` if files can't be watched.
    package init(
        paths: [String], names: FileNames = FileNames(), build: @escaping () -> (any ProgramBuild)? = { nil },
        memory: WatchState.Memory? = nil, keyboard: Int32 = STDIN_FILENO, write: @escaping (String) -> Void
    ) throws {
        findBuild = build
        self.paths = paths
        self.names = names
        self.write = write
        self.keyboard = sw_is_key_terminal(keyboard) ? keyboard : nil
        state = WatchState(files: Self.files(try SpecDiscovery.files(in: paths, names: names)), memory: memory)
        watcher = try Watcher()
        for path in paths {
            let isFolder = FileSystem.status(path)?.kind == .directory
            try watcher.watch(isFolder ? path : Self.folder(of: path), isDeep: isFolder)
        }
    }

    /// Runs everything, then the files that changes affect.
    /// - Parameter run: Runs spec files and returns which of them failed.
    /// - Throws: The errors of `run`, and `Watcher.Failure`.
    public mutating func callAsFunction(
        run: @MainActor (WatchState.Run) async throws -> Step
    ) async throws -> Ending {
        sw_note_interruptions()
        try await perform(state.start(), run)
        build = findBuild()
        for folder in build?.folders ?? [] { try watcher.watch(folder, isDeep: false) }
        // A source may have changed before its folder was watched.
        missed.formUnion(build?.changes ?? Watcher.Changes())
        while true {
            if let keyboard { _ = sw_read_keys(keyboard) }
            if missed.isEmpty { wait() }
            if let ending = interruption { return ending }
            var changes = try watcher.changes()
            changes.formUnion(missed)
            missed = Watcher.Changes()
            enterWorkingFolder()
            if let build, build.isConcerned(by: changes), try rebuild(build, for: changes) {
                return ending(build)
            }
            for action in nextActions(changes) {
                if let ending = interruption { return ending }
                if case .quit = action {
                    restore()
                    return .quit
                }
                try await perform(action, run)
            }
        }
    }

    /// The end for a signal; `nil` if none has come.
    private var interruption: Ending? {
        guard sw_interruption() != 0 else { return nil }
        restore()
        return .interrupted(signal: Int(sw_interruption()))
    }

    /// Goes into the working directory again where another one is in its place, as after a branch without it was checked
    /// out: relative paths would stay in the one that is gone.
    private func enterWorkingFolder() {
        guard let workingFolder, let there = FileSystem.status(workingFolder),
            there.identity != FileSystem.status(".")?.identity
        else { return }
        FileSystem.enter(workingFolder)
    }

    /// The end for a new program, or for a signal that came while it was built.
    private func ending(_ build: any ProgramBuild) -> Ending {
        // A signal that was noted after the last look would be lost with this program.
        sw_stop_noting_interruptions()
        if let interruption { return interruption }
        restore()
        return .rebuilt(program: build.program, state.memory)
    }

    /// Builds the program, and says for how long and with which errors.
    /// - Returns: Whether there is a new program, or a signal came.
    private func rebuild(_ build: any ProgramBuild, for changes: Watcher.Changes) throws -> Bool {
        write("\n")
        var outcome = build.build(for: changes, write: write)
        // What was saved meanwhile may have been read before.
        while outcome == .rebuilt {
            let more = try watcher.changes()
            guard build.isConcerned(by: more) else { break }
            outcome = build.build(for: more, write: write)
        }
        // Folders may have come with a new file.
        for folder in build.folders { try watcher.watch(folder, isDeep: false) }
        if sw_interruption() != 0 { return true }
        switch outcome {
        case .rebuilt: return true
        case .unchanged: write(invitation)
        case .failed(let errors): write("\(errors)\n\(invitation)")
        }
        return false
    }

    /// The line that says that nothing is going on.
    private var invitation: String { keyboard == nil ? "\nwatching\n" : "\nwatching; h lists the keys\n" }

    private func restore() {
        if let keyboard { sw_restore_terminal(keyboard) }
    }

    /// Waits for a change, a key or a signal.
    private func wait() {
        var watched = [watcher.descriptor, sw_interruption_descriptor(), keyboard ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = poll(&watched, nfds_t(watched.count), -1)
    }

    /// The actions for the next keys, and for changes.
    private mutating func nextActions(_ changes: Watcher.Changes) -> [WatchState.Action] {
        var actions: [WatchState.Action] = []
        if let keyboard { actions += state.type(Self.keys(keyboard)) }
        if !changes.isEmpty, let action = state.change(changes, files: currentFiles()) { actions.append(action) }
        return actions
    }

    /// The pressed keys; none after the end of the input.
    private static func keys(_ descriptor: Int32) -> [UInt8] {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 0) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : [0x04]
    }

    private mutating func perform(
        _ action: WatchState.Action, _ run: @MainActor (WatchState.Run) async throws -> Step
    ) async throws {
        switch action {
        case .say(let text): write("\(text)\n")
        case .prompt(let text): write("\r\u{1B}[K\(text)")
        case .pause(let files):
            write("\n\(Self.pauseMessage(files.map(shown)))\n\(invitation)")
        case .help: write("\r\u{1B}[K\(WatchState.keys)\n")
        case .quit: break
        case .run(let wanted):
            // Runs see an ordinary terminal.
            restore()
            if keyboard != nil { write("\n") }
            if case .finished(let result) = try await run(wanted) {
                let during = try watcher.changes(quiet: 0)
                missed.formUnion(during)
                state.finish(wanted, result, during: during)
                for path in result.loaded.values.joined() { try watcher.watch(Self.folder(of: path), isDeep: false) }
            }
            write(invitation)
        }
    }

    /// The sentence about specs that make themselves run again.
    private static func pauseMessage(_ files: [String]) -> String {
        let most = 5
        let names = files.prefix(most).map { "  \($0)\n" }.joined()
        let rest = files.count > most ? "  and \(files.count - most) more\n" : ""
        return "Three runs in a row were only for files that changed during the run before:\n\(names)\(rest)"
            + "If specs write them, each run leads to the next. Waiting for another change."
    }

    /// A path as it is seen from the working directory.
    private func shown(_ path: String) -> String {
        guard let workingFolder, path.hasPrefix(workingFolder + "/") else { return path.withVisibleControls }
        return String(path.dropFirst(workingFolder.count + 1)).withVisibleControls
    }

    // MARK: - Files

    /// The spec files there are now. Where a path is gone for the moment, as while an editor saves, those it had.
    private func currentFiles() -> [WatchState.File] {
        let found = paths.flatMap { path -> [String] in
            (try? SpecDiscovery.files(in: [path], names: names)) ?? []
        }
        var seen: Set<String> = []
        return Self.files(found.filter { seen.insert($0).inserted })
    }

    private static func files(_ paths: [String]) -> [WatchState.File] {
        paths.map { WatchState.File(path: $0, realPath: FileSystem.realPath($0) ?? $0) }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
