import CWorkers
import System

/// Builds the package that this program belongs to, as its sources change.
@MainActor
public final class PackageBuild {
    /// The result of a build.
    public enum Outcome: Equatable {
        /// There is a new program.
        case rebuilt
        /// The program is as it was.
        case unchanged
        /// It doesn't build, for these reasons.
        case failed(errors: String)
    }

    /// The path of the program, which stays when a build replaces the file.
    public let program: String
    /// The folder of everything that builds make.
    private let buildFolder: String
    /// The name of the configuration: `debug`.
    private let configuration: String
    private var plan: BuildPlan

    /// The files that a build may read in any folder.
    private static let sourceEndings = [
        ".swift", ".c", ".h", ".m", ".mm", ".cc", ".cpp", ".cxx", ".hpp", ".s", ".S", ".modulemap", "/Package.resolved",
    ]

    /// - Parameters:
    ///  - program: The path of the program.
    ///  - folder: The folder that the user is in.
    /// - Returns: `nil` if SwiftPM didn't build the program, or the folder isn't in the program's package.
    public init?(of program: String, in folder: String = ".") {
        guard let real = FileSystem.realPath(program), let here = FileSystem.realPath(folder) else { return nil }
        // It is in BUILD/TRIPLE/CONFIGURATION.
        let parts = real.split(separator: "/").map(String.init)
        guard parts.count > 3 else { return nil }
        self.program = real
        configuration = parts[parts.count - 2]
        buildFolder = "/" + parts.dropLast(3).joined(separator: "/")
        guard let plan = Self.readPlan(buildFolder, configuration, real) else { return nil }
        self.plan = plan
        let package = FileSystem.realPath(plan.packageFolder) ?? plan.packageFolder
        guard here == package || here.hasPrefix(package + "/") else { return nil }
    }

    private static func readPlan(_ buildFolder: String, _ configuration: String, _ program: String) -> BuildPlan? {
        guard let bytes = try? FileSystem.contents(of: "\(buildFolder)/\(configuration).yaml") else { return nil }
        return BuildPlan(String(decoding: bytes, as: UTF8.self), program: program, buildFolder: buildFolder)
    }

    /// The name of the package's folder.
    public var name: String { plan.packageFolder.split(separator: "/").last.map(String.init) ?? plan.packageFolder }

    /// The folders with files that builds read.
    public var folders: Set<String> { plan.folders }

    /// Whether changes may concern the program.
    public func isConcerned(by changes: Watcher.Changes) -> Bool {
        changes.isEverything || changes.files.contains { plan.sources.contains($0) || needsPlanning($0) }
    }

    /// Whether SwiftPM has to see to a change: a file came or went, or it is none of those that the compiler reads.
    private func needsPlanning(_ file: String) -> Bool {
        let isThere = FileSystem.status(file) != nil
        if plan.sources.contains(file) { return !isThere || file.hasSuffix("/Package.swift") }
        if plan.resources.contains(file) { return true }
        // An editor's file that is gone again is none, nor is its copy of the file before; what is Lua is a spec's.
        guard isThere, !file.hasSuffix("~"), !file.hasSuffix(".lua") else { return false }
        return Self.sourceEndings.contains { file.hasSuffix($0) } || plan.targetFolders.contains { file.hasPrefix($0) }
    }

    /// The changes since the last build, as the times of the files tell.
    public var changes: Watcher.Changes {
        let built = FileSystem.modificationTime(program) ?? 0
        let known = plan.sources.union(plan.resources)
        let entries = plan.folders.flatMap { folder in
            // Hidden files are those that editors write before they rename them.
            ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
        }
        // A folder that is none of these is a new one, or has no sources.
        let new = Set(entries).subtracting(known).subtracting(plan.folders).filter(needsPlanning)
        var changes = Watcher.Changes()
        // What is gone has changed too.
        changes.files = known.union(new).filter { FileSystem.modificationTime($0) ?? .max > built }
        return changes
    }

    /// Builds the program.
    /// - Parameters:
    ///  - changes: The changes since the last build.
    ///  - write: Receives that it builds, and how long that took, in one line.
    public func build(for changes: Watcher.Changes, write: (String) -> Void) -> Outcome {
        write("building \(name)…")
        let start = MonotonicTime.nanoseconds
        let outcome = build(for: changes)
        write(" \(DurationText.readable(MonotonicTime.seconds(since: start)))\n")
        return outcome
    }

    private func build(for changes: Watcher.Changes) -> Outcome {
        let before = FileSystem.modificationTime(program)
        let needsPlanning = changes.isEverything || changes.files.contains(where: needsPlanning)
        let result = (needsPlanning ? nil : runPlan()) ?? runPackageManager()
        guard result.succeeded else {
            return .failed(errors: CompilerErrors(result.output, in: plan.packageFolder).text)
        }
        return FileSystem.modificationTime(program) == before ? .unchanged : .rebuilt
    }

    // MARK: - Tools

    private typealias ToolResult = (succeeded: Bool, output: String)

    /// Runs the plan as it is.
    /// - Returns: `nil` if that isn't possible.
    private func runPlan() -> ToolResult? {
        let manifest = "\(buildFolder)/\(configuration)-watch.yaml"
        guard (try? FileSystem.write(plan.manifest, to: manifest, replacing: true)) != nil else { return nil }
        // With SwiftPM's own record of what is built, so that neither builds again what the other has.
        return run(
            "swift-build-tool", "-C", plan.packageFolder, "-f", manifest, "--db", "\(buildFolder)/build.db", "main")
    }

    /// Whether SwiftPM itself started the program, and holds the lock of the build folder until it ends.
    private static var isInPlugin: Bool { ProcessEnvironment["VIEWSPEC_IN_PLUGIN"] != nil }

    /// Ends this process when the plugin does, if one started it, even where that is killed.
    public static func endWithPlugin() {
        if isInPlugin { sw_end_with_parent() }
    }

    /// Lets SwiftPM plan and build, and reads its plan.
    private func runPackageManager() -> ToolResult {
        let product = program.split(separator: "/").last.map(String.init) ?? program
        let result = run(
            "swift", "build", "--package-path", plan.packageFolder, "--scratch-path", buildFolder, "-c", configuration,
            "--product", product, more: Self.isInPlugin ? ["--ignore-lock"] : [])
        if let plan = Self.readPlan(buildFolder, configuration, program) { self.plan = plan }
        return result ?? (false, "error: there is no swift in \(plan.toolFolder)")
    }

    /// Runs a tool that is beside the compiler to its end, which a signal to this process hastens.
    /// - Returns: `nil` if it can't be started.
    private func run(_ tool: String, _ arguments: String..., more: [String] = []) -> ToolResult? {
        guard let pipe = PipeEnds() else { return nil }
        defer { Descriptor.release(pipe.reading) }
        let process = ChildProcess(
            ["\(plan.toolFolder)/\(tool)"] + arguments + more, output: pipe.writing, errors: pipe.writing)
        Descriptor.release(pipe.writing)
        guard let process else { return nil }
        var output = ""
        var signals = sw_interruption_descriptor()
        let wait = {
            Self.await(pipe.reading, or: signals)
            guard signals >= 0, sw_interruption() != 0 else { return }
            process.interrupt()
            signals = -1
        }
        Descriptor.readText(pipe.reading, wait: wait) { output += $0 }
        return (process.wait(), output)
    }

    /// Waits until one of the descriptors is readable.
    private static func await(_ output: Int32, or signals: Int32) {
        var watched = [output, signals].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&watched, nfds_t(watched.count), -1)
    }
}
