import System

/// The state of `--watch` and its decisions: which spec files a change affects, and the meaning of keys. It accesses no
/// files, keys or clock.
public struct WatchState: Sendable {
    /// A run that is to happen.
    public struct Run: Hashable, Sendable {
        /// The spec files, in this order.
        public var files: [String]
        /// A Lua pattern that the specs' full names have to match; `nil` for all.
        public var namePattern: String?
        /// The failures of these files, if nothing else is to run; `nil` for all specs.
        public var failures: [String: FileFailure]?

        /// Leaves the other specs out of a selection.
        public func restrict(_ selection: inout SpecSelection) {
            if let namePattern { selection.filters.append(namePattern) }
            guard let failures else { return }
            selection.identities = failures.values.reduce(into: []) { $0.formUnion($1.specs) }
            selection.wholeFiles = Set(failures.filter(\.value.concernsWholeFile).keys)
        }
    }

    /// The result of a run.
    public struct Result: Sendable {
        /// What failed, by the path of the spec file.
        public var failed: [String: FileFailure]
        /// The specs that passed, as in `SpecReference.identity`.
        public var passed: Set<String>
        /// The Lua files that each spec file loaded: absolute paths without links.
        public var loaded: [String: [String]]

        /// A result.
        public init(
            failed: [String: FileFailure] = [:], passed: Set<String> = [], loaded: [String: [String]] = [:]
        ) {
            self.failed = failed
            self.passed = passed
            self.loaded = loaded
        }
    }

    /// The next action.
    public enum Action: Hashable, Sendable {
        case run(Run)
        /// Shows this line and the typed text after it.
        case prompt(String)
        /// Say something: nothing is to run, for this reason.
        case say(String)
        /// Says that specs aren't run any more only because these files change during each run.
        case pause(files: [String])
        /// Show the keys.
        case help
        case quit
    }

    /// A spec file: its path as the user knows it, and without links.
    public struct File: Hashable, Sendable {
        /// As it is reported.
        public let path: String
        /// Absolute, without links.
        public let realPath: String

        /// A file with its paths.
        public init(path: String, realPath: String) {
            self.path = path
            self.realPath = realPath
        }
    }

    /// The state that outlives the replacement of the program that watches.
    public struct Memory: Codable, Hashable, Sendable {
        let failed: [String: FileFailure]
        let pathPart: String
        let namePattern: String
    }

    /// The state that is kept when the program that watches is replaced. Of many failures it has only some: a variable of the
    /// environment has to hold it.
    public var memory: Memory {
        var room = 500
        var kept: [String: FileFailure] = [:]
        for (file, failure) in failed.sorted(by: { $0.key < $1.key }) {
            room -= 1 + failure.specs.count
            guard room >= 0 else { break }
            kept[file] = failure
        }
        return Memory(failed: kept, pathPart: pathPart, namePattern: namePattern)
    }

    private enum Input {
        case path, name

        var question: String {
            switch self {
            case .path: "part of a path: "
            case .name: "pattern of a name: "
            }
        }
    }

    /// All spec files in their order.
    public private(set) var files: [File]
    /// What failed when the files ran last, by their paths.
    public private(set) var failed: [String: FileFailure] = [:]
    /// A part of the paths that are wanted; empty for all.
    public private(set) var pathPart = ""
    /// A Lua pattern for the names that are wanted; empty for all.
    public private(set) var namePattern = ""
    private var loaded: [String: Set<String>] = [:]
    private var lastRun: Run?
    private var input: Input?
    private var typed: [UInt8] = []
    /// What changed while specs ran.
    private var duringRun = Watcher.Changes()
    private var echo = RunEcho()

    /// - Parameters:
    ///  - files: All spec files in their order.
    ///  - memory: What was kept of another program's state.
    public init(files: [File], memory: Memory? = nil) {
        self.files = files
        guard let memory else { return }
        let paths = Set(files.map(\.path))
        failed = memory.failed.filter { paths.contains($0.key) }
        pathPart = memory.pathPart
        namePattern = memory.namePattern
    }

    /// The run that begins it all.
    public mutating func start() -> Action { run(files.map(\.path).filter(isWanted)) }

    /// Records the result of a run.
    /// - Parameter changes: What changed during it. It is to be passed to `change(_:files:)` as well.
    public mutating func finish(_ run: Run, _ result: Result, during changes: Watcher.Changes = Watcher.Changes()) {
        for file in run.files {
            var left = FileFailure()
            // Those that the pattern left out still fail.
            if run.namePattern != nil { left.specs = (failed[file]?.specs ?? []).subtracting(result.passed) }
            left.formUnion(result.failed[file] ?? FileFailure())
            failed[file] = left.isEmpty ? nil : left
        }
        if changes.isEmpty { echo.forget() }
        duringRun.formUnion(changes)
        // A file that failed early still needs the files that it loaded before.
        for (file, paths) in result.loaded { loaded[file, default: []].formUnion(paths) }
    }

    // MARK: - Changes

    /// The run for a change.
    /// - Parameters:
    ///  - changes: The changed files.
    ///  - files: All current spec files, in their order.
    /// - Returns: `nil` if the change affects none of them.
    public mutating func change(_ changes: Watcher.Changes, files now: [File]) -> Action? {
        let isEcho = changes == duringRun
        duringRun = Watcher.Changes()
        let known = Set(files)
        let all = Set(now.map(\.path))
        let removed = files.contains { !all.contains($0.path) }
        files = now
        failed = failed.filter { all.contains($0.key) }
        let lua = changes.files.filter { $0.hasSuffix(".lua") }
        let needed = loaded.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let own = Set(now.map(\.realPath))
        // A failed file may have been looking for a file that no spec has loaded.
        let isMissed = lua.contains { !needed.contains($0) && !own.contains($0) } && !removed
        let concerned = now.filter { file in
            changes.isEverything || !known.contains(file) || changes.files.contains(file.realPath)
                || !(loaded[file.path] ?? []).isDisjoint(with: changes.files)
                || isMissed && failed[file.path] != nil
        }
        let wanted = concerned.map(\.path).filter(isWanted)
        guard !wanted.isEmpty, input == nil else { return nil }
        guard isEcho else {
            echo.end()
            return run(wanted)
        }
        switch echo.effect(of: changes.files) {
        case .run: return run(wanted)
        case .pause: return .pause(files: changes.files.sorted())
        case .nothing: return nil
        }
    }

    // MARK: - Keys

    /// The keys, as they are listed for the user.
    public static let keys = """
          a      run all, without filters
          f      run only what failed
          Enter  run the same again
          p      choose files by a part of their paths
          t      choose specs by a pattern of their names
          q      quit
        """

    /// The actions for keys that were typed together, in order.
    public mutating func type(_ bytes: [UInt8]) -> [Action] {
        // An arrow or function key is a sequence that begins with escape; here it means nothing.
        if bytes.count > 1, bytes.first == Self.escape { return [] }
        return bytes.compactMap { input == nil ? press($0) : enter($0) }
    }

    private static let escape: UInt8 = 0x1B

    private mutating func press(_ key: UInt8) -> Action? {
        echo.end()
        switch key {
        case UInt8(ascii: "a"):
            pathPart = ""
            namePattern = ""
            return run(files.map(\.path))
        case UInt8(ascii: "f"):
            return run(
                files.map(\.path).filter { failed[$0] != nil }, onlyFailed: true, otherwise: "nothing has failed")
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return repeatLast()
        case UInt8(ascii: "p"): return ask(.path)
        case UInt8(ascii: "t"): return ask(.name)
        case UInt8(ascii: "q"), 0x03, 0x04: return .quit
        case UInt8(ascii: "h"), UInt8(ascii: "?"): return .help
        default: return nil
        }
    }

    private mutating func ask(_ question: Input) -> Action {
        input = question
        typed = []
        return .prompt(question.question)
    }

    /// Handles a key of an answer.
    private mutating func enter(_ key: UInt8) -> Action? {
        guard let question = input else { return nil }
        switch key {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            input = nil
            let text = String(decoding: typed, as: UTF8.self)
            switch question {
            case .path: pathPart = text
            case .name: namePattern = text
            }
            return run(files.map(\.path).filter(isWanted), otherwise: "no spec file's path contains \"\(pathPart)\"")
        case Self.escape, 0x03, 0x04:
            input = nil
            return .help
        case 0x7F, 0x08:
            typed = Array(String(decoding: typed, as: UTF8.self).dropLast().utf8)
        case 0x15: typed = []  // Control-U clears a line everywhere
        case 0..<0x20: return nil
        default: typed.append(key)
        }
        return .prompt(question.question + String(decoding: typed, as: UTF8.self))
    }

    // MARK: - Runs

    private func isWanted(_ path: String) -> Bool { pathPart.isEmpty || path.contains(pathPart) }

    /// The last run again, with the specs that it had.
    private mutating func repeatLast() -> Action {
        guard let lastRun else { return start() }
        let action = run(lastRun.files)
        guard case .run(var run) = action else { return action }
        run.failures = lastRun.failures
        self.lastRun = run
        return .run(run)
    }

    /// A run of these files, those that failed first.
    private mutating func run(
        _ paths: [String], onlyFailed: Bool = false, otherwise: String = "there is no spec file"
    ) -> Action {
        let there = Set(files.map(\.path))
        let paths = paths.filter(there.contains)
        guard !paths.isEmpty else { return .say(otherwise) }
        let run = Run(
            files: paths.filter { failed[$0] != nil } + paths.filter { failed[$0] == nil },
            namePattern: namePattern.isEmpty ? nil : namePattern,
            failures: onlyFailed ? failed.filter { paths.contains($0.key) } : nil)
        lastRun = run
        return .run(run)
    }
}
