import Foundation
import System

/// The commands that the compiler's drivers start in the end, and the objects that change least linked together: made in the
/// background, so that a build can do without the drivers.
///
/// Each of them is a file whose name has a digest of what it was made from. A file of that name is complete and true: it is
/// moved into place when it is.
struct PreparedCommands {
    /// The folder of these files.
    let folder: String
    /// A digest of the plan and of all objects that the program is linked from.
    let state: String
    private let plan: BuildPlan
    /// The objects of other packages, which are linked together.
    private let distantObjects: [String]
    private let planDigest: String
    private let distantDigest: String

    /// - Parameters:
    ///  - plan: The plan.
    ///  - planFile: The path of its file.
    ///  - folder: The folder of the prepared files.
    /// - Complexity: O(n) in the number of objects, whose times are asked for.
    init(_ plan: BuildPlan, planFile: String, folder: String) {
        self.plan = plan
        self.folder = folder
        let own = Set(plan.modules.flatMap { $0.files.values.map(\.object) })
        // The driver wraps the module itself into an object, for debuggers, each time that it compiles.
        let wrapped = Set(plan.modules.flatMap { ["\($0.name).o", "\($0.name).swiftmodule.o"] })
        distantObjects = plan.objects.filter { path in
            !own.contains(path) && !wrapped.contains(path.split(separator: "/").last.map(String.init) ?? path)
        }
        planDigest = Self.digest("\(planFile) \(FileSystem.modificationTime(planFile) ?? 0)")
        func states(_ paths: some Collection<String>) -> String {
            paths.map { "\($0) \(FileSystem.modificationTime($0) ?? 0)\n" }.joined()
        }
        distantDigest = Self.digest(states(distantObjects))
        state = Self.digest(planDigest + distantDigest + states(Set(plan.objects).subtracting(distantObjects).sorted()))
    }

    private static func digest(_ text: String) -> String { String(FNV(text).value, radix: 16) }

    // MARK: - Files

    private var linkerFile: String { "\(folder)/linker-\(state).txt" }
    private var distantFile: String { "\(folder)/distant-\(distantDigest).o" }
    private func jobsFile(of module: BuildPlan.Module) -> String { "\(folder)/jobs-\(module.name)-\(planDigest).txt" }

    /// The script that makes what is missing; `nil` if nothing is.
    /// - Throws: `FileError` if a list can't be written.
    func script() throws(FileError) -> String? {
        func make(_ file: String, _ command: [String], _ redirection: String) -> String {
            let words = command.map(ShellWord.quotedIfNeeded).joined(separator: " ")
            return "\(words) \(redirection) && mv \"$draft\" \(ShellWord.quoted(file))\n"
        }
        func isThere(_ file: String) -> Bool { FileSystem.status(file) != nil }
        var steps = ""
        for module in plan.modules where !isThere(jobsFile(of: module)) {
            // A command for each file, with all files named in it, however many there are.
            let flags = ["-driver-print-jobs", "-disable-batch-mode", "-driver-filelist-threshold=1000000"]
            steps += make(jobsFile(of: module), module.command + flags, "> \"$draft\"")
        }
        if !isThere(linkerFile) {
            // The linker's command, instead of its call.
            steps += make(linkerFile, plan.linkCommand + ["-Xclang-linker", "-###"], "2> \"$draft\"")
        }
        if !distantObjects.isEmpty, !isThere(distantFile) {
            let list = "\(folder)/distant.txt"
            try FileSystem.write(distantObjects.map { "\"\($0)\"\n" }.joined(), to: list, replacing: true)
            steps += make(
                distantFile, ["\(plan.toolFolder)/ld.lld", "--relocatable", "@" + list], "-o \"$draft\"")
        }
        guard !steps.isEmpty else { return nil }
        return "cd \(ShellWord.quoted(plan.packageFolder)) || exit\ndraft=\(ShellWord.quoted(folder))/draft-$$\n"
            + steps
            + "rm -f \"$draft\"\n"
    }

    /// Removes the files of earlier states.
    func removeOldFiles() {
        let current = [linkerFile, distantFile] + plan.modules.map(jobsFile)
        for name in (try? FileSystem.names(in: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            let isPrepared = ["linker-", "distant-", "jobs-", "draft-"].contains { name.hasPrefix($0) }
            if isPrepared, !current.contains(path) { unlink(path) }
        }
    }

    // MARK: - Commands

    /// The commands of the compiler itself that make a file's object and its module.
    /// - Returns: `nil` if they aren't known, or the module is compiled as a whole.
    func compilerCommands(for file: BuildPlan.File, of module: BuildPlan.Module) -> (
        object: [String], module: [String]
    )? {
        guard let text = try? FileSystem.text(of: jobsFile(of: module)) else { return nil }
        let jobs = text.split(separator: "\n")
        let marks = ["-primary-file \(file.path) ", "-primary-file \(ShellWord.quoted(file.path)) "]
        guard let job = jobs.first(where: { job in marks.contains(where: job.contains) }),
            let moduleJob = jobs.first(where: { $0.contains(" -emit-module ") }),
            let object = CommandWords.split(job), let module = CommandWords.split(moduleJob),
            object.count(where: { $0 == "-primary-file" }) == 1
        else { return nil }
        return (object, module)
    }

    /// The linker's path and the lines of its response file, with other objects in place of some.
    /// - Parameters:
    ///  - program: The path of what it makes.
    ///  - objects: Objects for those of the plan.
    /// - Returns: `nil` if they aren't known, or another linker than lld is used.
    func linkerCommand(making program: String, replacing objects: [String: String]) -> (
        linker: String, response: String
    )? {
        guard distantObjects.isEmpty || FileSystem.status(distantFile) != nil,
            let text = try? FileSystem.text(of: linkerFile),
            let line = text.split(separator: "\n").last(where: { $0.hasPrefix(" \"") && $0.hasSuffix("\"") })
        else { return nil }
        // Each word is quoted, which is how response files are written as well.
        let words = line.dropFirst(2).dropLast().components(separatedBy: "\" \"")
        guard words[0].hasSuffix("/ld.lld"), let output = words.firstIndex(of: "-o"), output + 1 < words.count else {
            return nil
        }
        let distant = Set(distantObjects)
        var seen = 0
        var replaced = 0
        var lines: [String] = []
        for (index, word) in words.enumerated().dropFirst() {
            if index == output + 1 {
                lines.append(program)
            } else if distant.contains(word) {
                if seen == 0 { lines.append(distantFile) }
                seen += 1
            } else if let object = objects[word] {
                lines.append(object)
                replaced += 1
            } else if word != lines.last || !word.hasPrefix("-l") {
                // Each object names the libraries of its imports: some stand there a thousand times.
                lines.append(word)
            }
        }
        guard seen == distant.count, replaced == objects.count else { return nil }
        // Merging equal strings and hashing the program takes a third of the time, and is of no use to a program of which
        // there will soon be another.
        lines += ["-O0", "--build-id=none"]
        return (words[0], lines.map { "\"\($0)\"\n" }.joined())
    }
}
