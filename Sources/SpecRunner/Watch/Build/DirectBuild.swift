import Foundation
import System

/// Builds the program after a change in the bodies of one file's functions, with three processes: the compiler for the file's
/// object, the compiler for its module, and the linker.
///
/// SwiftPM's plan leads to the same three, by drivers that find out what else has to be compiled and linked; that takes as long
/// again. Here it is only found out that nothing else has to be: the file means the same to other files and to other
/// modules, and needs the same libraries. Otherwise it builds nothing.
///
/// All that it makes but the program has a folder of its own. For SwiftPM's next build, the file is one that has changed.
struct DirectBuild {
    private let plan: BuildPlan
    private let program: String
    private let prepared: PreparedCommands

    private var folder: String { prepared.folder }

    /// - Parameters:
    ///  - plan: The plan.
    ///  - planFile: The path of its file.
    ///  - program: The path of the program.
    ///  - folder: The folder of what it makes.
    init(_ plan: BuildPlan, planFile: String, program: String, folder: String) {
        self.plan = plan
        self.program = program
        prepared = PreparedCommands(plan, planFile: planFile, folder: folder)
    }

    // MARK: - Files that were built so

    /// The objects that are not as SwiftPM made them, which its next build makes again.
    private struct Replacements: Codable {
        /// The state in which they stand for those of the plan.
        let state: String
        /// The sources, by their paths without links.
        var files: [String: Replacement] = [:]
    }

    private struct Replacement: Codable {
        /// When the source was last written.
        let time: Int
        let object: String
    }

    private var replacementsFile: String { "\(folder)/replacements.json" }

    /// The replacements that count.
    /// - Returns: `nil` if there are some for another state, or they can't be read.
    private func readReplacements() -> Replacements? {
        guard FileSystem.status(replacementsFile) != nil else { return Replacements(state: prepared.state) }
        guard let found = readRecord(replacementsFile, Replacements.self), found.state == prepared.state else {
            return nil
        }
        return found
    }

    // MARK: - Files that SwiftPM has built

    /// When each source was last written, by its path without links.
    var sourceTimes: [String: Int] {
        var times: [String: Int] = [:]
        for module in plan.modules {
            for path in module.files.keys { times[path] = FileSystem.modificationTime(path) }
        }
        return times
    }

    private var timesFile: String { "\(folder)/times.json" }

    /// Notes that SwiftPM has built everything.
    ///
    /// It compiles nothing again whose content is the same, such as after a branch was checked out and left again: then the source
    /// stays newer than its object.
    /// - Parameter times: The `sourceTimes` when it began.
    func noteBuilt(at times: [String: Int]) {
        unlink(replacementsFile)
        unlink(timesFile)
        // Where that fails, the times of the objects decide.
        _ = write(times, to: timesFile)
    }

    /// Whether all files of the package but one are compiled as they are.
    private func isUpToDate(but source: String, _ replacements: Replacements) -> Bool {
        let built = readRecord(timesFile, [String: Int].self) ?? [:]
        return plan.modules.allSatisfy { module in
            module.files.allSatisfy { path, file in
                guard path != source else { return true }
                guard let time = FileSystem.modificationTime(path) else { return false }
                if let replacement = replacements.files[path] { return time == replacement.time }
                return time == built[path] || time <= FileSystem.modificationTime(file.object) ?? 0
            }
        }
    }

    // MARK: - Building

    /// Makes in the background what the next build needs, if it isn't there.
    /// - Returns: The process that does it, if there is something to do.
    func prepare() -> ChildProcess? {
        guard !plan.modules.isEmpty, !plan.linkCommand.isEmpty else { return nil }
        prepared.removeOldFiles()
        let scriptFile = "\(folder)/prepare.sh"
        guard let script = try? prepared.script(),
            (try? FileSystem.write(script, to: scriptFile, replacing: true)) != nil
        else { return nil }
        return start(["/usr/bin/env", "nice", "/bin/sh", scriptFile])
    }

    /// Builds the program.
    /// - Parameter source: The file that has changed, by its path without links.
    /// - Returns: Whether there is a new program. Otherwise all is as before, and SwiftPM has to build.
    func build(_ source: String) -> Bool {
        // Another process may be watching the same package.
        let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard lock >= 0 else { return false }
        defer { close(lock) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
        return buildAlone(source)
    }

    private func buildAlone(_ source: String) -> Bool {
        guard let module = plan.modules.first(where: { $0.files[source] != nil }), let file = module.files[source],
            var replacements = readReplacements(), isUpToDate(but: source, replacements),
            let time = FileSystem.modificationTime(source),
            let commands = prepared.compilerCommands(for: file, of: module)
        else { return false }
        let object = "\(folder)/objects/\(module.name)/\(file.object.split(separator: "/").last ?? "")"
        let interface = object + ".swiftdeps"
        let moduleFile = "\(folder)/objects/\(module.name).swiftmodule"
        replacements.files[source] = Replacement(time: time, object: object)
        guard let compile = FrontendJob(commands.object, making: object, interface: interface),
            let emit = FrontendJob(commands.module, making: moduleFile),
            compile.plannedOutput == file.object, let plannedInterface = compile.plannedInterface,
            let link = linkCommand(replacements)
        else { return false }
        guard (try? FileSystem.makeFolders(above: object)) != nil, let emitting = start(emit.command) else {
            return false
        }
        // Nobody waits for it where something else shows that SwiftPM has to build.
        var isEmitted: Bool?
        defer { if isEmitted == nil { emitting.kill() } }
        guard run(compile.command), isSame(object, file.object, AutolinkEntries.read),
            let linking = start(link)
        else { return false }
        let isOwnMatter = isSame(interface, plannedInterface, FileInterface.init)
        isEmitted = emitting.wait()
        let isLinked = linking.wait()
        guard isOwnMatter, isEmitted == true, isLinked, isSame(moduleFile, emit.plannedOutput, { $0 }) else {
            return false
        }
        return write(replacements, to: replacementsFile) && rename(draft, program) == 0
    }

    /// The new program, before it has its place.
    private var draft: String { "\(folder)/program" }

    /// The command that links it.
    private func linkCommand(_ replacements: Replacements) -> [String]? {
        var objects: [String: String] = [:]
        for module in plan.modules {
            for (path, file) in module.files {
                if let replacement = replacements.files[path] { objects[file.object] = replacement.object }
            }
        }
        let list = "\(folder)/link.txt"
        guard objects.count == replacements.files.count,
            let (linker, response) = prepared.linkerCommand(making: draft, replacing: objects),
            (try? FileSystem.write(response, to: list, replacing: true)) != nil
        else { return nil }
        return [linker, "@" + list]
    }

    /// Whether two files mean the same, and mean something.
    private func isSame<Meaning: Equatable>(
        _ first: String, _ second: String, _ meaning: ([UInt8]) -> Meaning?
    ) -> Bool {
        guard let first = try? FileSystem.contents(of: first), let second = try? FileSystem.contents(of: second) else {
            return false
        }
        guard let meant = meaning(first) else { return false }
        return meant == meaning(second)
    }

    // MARK: - Records

    private func readRecord<Record: Decodable>(_ file: String, _ type: Record.Type) -> Record? {
        guard let bytes = try? FileSystem.contents(of: file) else { return nil }
        return try? JSONDecoder().decode(type, from: Data(bytes))
    }

    /// - Returns: Whether the record is written.
    private func write(_ record: some Encodable, to file: String) -> Bool {
        guard let bytes = try? JSONEncoder().encode(record) else { return false }
        return (try? FileSystem.write(String(decoding: bytes, as: UTF8.self), to: file, replacing: true)) != nil
    }

    // MARK: - Processes

    /// Starts a command in the package's folder. Its output is lost: where it fails, SwiftPM's says why.
    private func start(_ command: [String]) -> ChildProcess? {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nowhere >= 0 else { return nil }
        defer { close(nowhere) }
        let inFolder = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", plan.packageFolder]
        return ChildProcess(inFolder + command, output: nowhere, errors: nowhere)
    }

    private func run(_ command: [String]) -> Bool { start(command)?.wait() ?? false }
}
