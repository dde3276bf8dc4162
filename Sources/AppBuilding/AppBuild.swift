import System

/// Builds the console of the app in a folder, and builds it again as the app's sources change.
@MainActor
package final class AppBuild: ProgramBuild {
    private let folder: ConsoleFolder
    private let settings: AppSettings
    private let library: InstalledLibrary
    /// The targets that the console has been linked with; `nil` before.
    private var targets: [String]?
    private var plan: BuildPlan?

    /// - Parameters:
    ///  - app: The folder of the app.
    ///  - targets: The targets that the console has been linked with, where it has been built.
    package init(
        _ app: String, _ settings: AppSettings, against library: InstalledLibrary, builtFrom targets: [String]? = nil
    ) {
        folder = ConsoleFolder(app: FileSystem.realPath(app) ?? app)
        self.settings = settings
        self.library = library
        self.targets = targets
        if let targets { plan = readPlan(targets) }
    }

    package var program: String { folder.program }

    /// The targets that the console is linked with; none before it has been built.
    package var linkedTargets: [String] { targets ?? [] }

    // MARK: - Changes

    package var folders: Set<String> { (plan?.folders ?? []).union(registrationFolder) }

    package var changes: FileChanges {
        let built = FileSystem.modificationTime(program) ?? 0
        var changes = plan?.changes(since: built) ?? FileChanges()
        changes.files.formUnion(folder.registration.filter { FileSystem.modificationTime($0) ?? .max > built })
        return changes
    }

    package func isConcerned(by changes: FileChanges) -> Bool {
        let folders = registrationFolder
        return plan?.isConcerned(by: changes) ?? false
            || changes.files.contains { file in
                file.hasSuffix(".swift") && folders.contains { file.hasPrefix($0 + "/") }
            }
    }

    private var registrationFolder: [String] {
        folder.registration.prefix(1).map { path in String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
    }

    // MARK: - Building

    package func build(for changes: FileChanges, write: (String) -> Void) -> BuildOutcome {
        let name = folder.app.split(separator: "/").last.map(String.init) ?? folder.app
        return .timed(name, write: write) {
            do throws(AppBuildingError) {
                return try update(isKnown: isKnown(after: changes)) { _ in } ? .rebuilt : .unchanged
            } catch .notBuilt(let errors, let hint) {
                return .failed(errors: errors + (hint.map { "\n\($0)" } ?? ""))
            } catch {
                return .failed(errors: "\(error)")
            }
        }
    }

    /// Whether changes leave the package as it was: all are of files that the last build has read.
    private func isKnown(after changes: FileChanges) -> Bool {
        guard let plan, !changes.isEverything else { return false }
        return changes.files.allSatisfy { file in
            plan.sources.contains(file) && FileSystem.status(file) != nil || file.hasSuffix(".lua")
        }
    }

    /// Builds what has changed.
    /// - Parameters:
    ///  - isKnown: Whether only files of the linked targets have changed since the last build.
    ///  - write: Receives what SwiftPM prints while it works.
    /// - Returns: Whether the program is a new one.
    /// - Throws: `AppBuildingError`.
    package func update(
        isKnown: Bool = false, _ write: @escaping (String) -> Void
    ) throws(AppBuildingError) -> Bool {
        let lock = try lockFolder(write)
        defer { withExtendedLifetime(lock) {} }
        let tools = try SwiftTools()
        if FileSystem.status(program) == nil { try library.check(tools) }
        let shield = SignalShield()
        let session = try BuildSession(folder, settings, library, tools, isKnown: isKnown)
        defer { session.end() }
        let names = try session.facts.map(chosenTargets) ?? linkedTargets
        do throws(AppBuildingError) {
            try build(names, session, tools, write)
        } catch {
            throw shield.signal.map { .interrupted(signal: $0) } ?? error
        }
        if let signal = shield.signal { throw .interrupted(signal: signal) }
        guard let plan = readPlan(names) else { throw .unknownPlan(target: names.joined(separator: ", ")) }
        self.plan = plan
        targets = names
        return try ConsoleProgram(
            folder: folder, toolset: session.toolset, compiler: tools.compiler, plan: plan
        ).update()
    }

    /// Makes the folder of the console ready, for this process alone.
    private func lockFolder(_ write: (String) -> Void) throws(AppBuildingError) -> BuildLock {
        try folder.make()
        let lock = try BuildLock(in: folder) { write("Another viewspec is building this app: waiting for it\n") }
        try folder.removeBuildOfOtherPlace()
        return lock
    }

    /// The names of the targets that the console is to be linked with.
    private func chosenTargets(_ facts: PackageFacts) throws(AppBuildingError) -> [String] {
        let wanted = try facts.appTargets(named: settings.targets, importing: modulesOfRegistration)
        if let taken = facts.targets.first(where: { $0.isLinkable && library.has(module: $0.c99name) }) {
            throw .takenName(target: taken.name)
        }
        return wanted.map(\.name)
    }

    private func build(
        _ targets: [String], _ session: BuildSession, _ tools: SwiftTools, _ write: @escaping (String) -> Void
    ) throws(AppBuildingError) {
        var progress = BuildProgress(without: folder.mirrors, write)
        for target in targets {
            let result = try session.manager.build(target) { progress.receive($0) }
            guard !result.succeeded else { continue }
            try library.check(tools)
            throw session.failure(result.output)
        }
    }

    private func readPlan(_ targets: [String]) -> BuildPlan? {
        BuildPlan(of: .modules(targets), configuration: "debug", buildFolder: folder.build)
    }

    private var modulesOfRegistration: Set<String> {
        folder.registration.reduce(into: []) { $0.formUnion(ImportScan.modules(of: $1)) }
    }

    // MARK: - Tests

    /// Runs the tests of the package, at the terminal of this process.
    /// - Parameter arguments: Those of `swift test`.
    /// - Returns: Its exit status.
    /// - Throws: `AppBuildingError`.
    package func test(_ arguments: [String], _ write: @escaping (String) -> Void) throws(AppBuildingError) -> Int32 {
        let lock = try lockFolder(write)
        defer { withExtendedLifetime(lock) {} }
        let tools = try SwiftTools()
        try library.check(tools)
        let shield = SignalShield()
        let session = try BuildSession(folder, settings, library, tools)
        defer { session.end() }
        let command = session.manager.testCommand(arguments)
        guard let process = ChildProcess(command, output: STDOUT_FILENO, errors: STDERR_FILENO) else {
            throw .noTool("swift")
        }
        let status = process.waitForStatus()
        if let signal = shield.signal { throw .interrupted(signal: signal) }
        return status
    }
}
