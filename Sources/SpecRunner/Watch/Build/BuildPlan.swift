import Foundation
import System

/// The commands by which SwiftPM makes one program: those of the plan that its last build left, which are commands of llbuild.
///
/// SwiftPM runs them itself, after it has planned again, which takes most of the time of a small change. As long as no file
/// has come or gone, they can be run as they are. Those that only SwiftPM itself can run write lists of files and copy
/// resources; they are left out.
struct BuildPlan {
    /// The manifest of the commands that llbuild can run, for `swift-build-tool`.
    let manifest: String
    /// The folder of the package.
    let packageFolder: String
    /// The folder of the compiler and its tools.
    let toolFolder: String
    /// The source files of the package, and of packages beside it, by their paths without links.
    let sources: Set<String>
    /// Other files that make up the program, which only SwiftPM can put in place.
    let resources: Set<String>
    /// The folders of the package's targets, each with a slash at its end: what is new in them may be a source.
    let targetFolders: [String]
    /// The folders of all these files.
    let folders: Set<String>

    /// A command of the plan.
    private struct Command {
        var text: Substring
        var tool = ""
        var inputs: Substring = "[]"
        var outputs: Substring = "[]"
        /// The first line of its arguments.
        var arguments: Substring = "[]"
    }

    /// - Parameters:
    ///  - text: The plan.
    ///  - program: The path of the program as the plan has it.
    ///  - buildFolder: The folder of everything that builds make; what is in it is no source.
    /// - Returns: `nil` if this is no plan for that program.
    init?(_ text: String, program: String, buildFolder: String) {
        guard let start = text.range(of: "\ncommands:\n") else { return nil }
        let commands = Self.commands(in: text[start.upperBound...])
        guard let structure = commands.first(where: { $0.tool == "package-structure-tool" }),
            let manifestFile = Self.paths(structure.inputs).first(where: { $0.hasSuffix("/Package.swift") })
        else { return nil }
        packageFolder = Self.folder(of: manifestFile)
        targetFolders = Self.paths(structure.inputs).filter { $0.hasSuffix("/") }
            .map { (FileSystem.realPath($0) ?? String($0.dropLast())) + "/" }
        let (runnable, others) = Self.needed(for: program, among: commands)
        guard let compiler = runnable.lazy.compactMap({ Self.paths($0.arguments).first }).first(where: Self.isCompiler)
        else { return nil }
        toolFolder = Self.folder(of: compiler)
        let header = text[..<(text.range(of: "\ntargets:\n")?.lowerBound ?? start.lowerBound)]
        manifest =
            header.replacing("name: basic", with: "name: swift-build") + "\ntargets:\n  \"main\": [\"\(program)\"]\n"
            + "default: \"main\"\ncommands:\n" + runnable.map { $0.text + "\n" }.joined()
        var realFolders: [String: String] = [:]
        func files(_ commands: [Command]) -> Set<String> {
            let paths = commands.flatMap { Self.paths($0.inputs) }
                .filter { $0.hasPrefix("/") && !$0.hasSuffix("/") && !$0.hasPrefix(buildFolder + "/") }
            return Set(
                paths.map { path in
                    let folder = Self.folder(of: path)
                    let real = realFolders[folder] ?? FileSystem.realPath(folder) ?? folder
                    realFolders[folder] = real
                    return real + path.dropFirst(folder.count)
                })
        }
        sources = files(runnable)
        resources = files(others).subtracting(sources)
        folders = Set(realFolders.values).union([packageFolder])
    }

    // MARK: - Reading

    /// The commands, each of a line with its name and indented lines with a value each.
    private static func commands(in text: Substring) -> [Command] {
        var commands: [Command] = []
        var start = text.startIndex
        // By bytes: a plan has megabytes.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map({ Substring($0) }) {
            if line.hasPrefix("  \"") {
                commands.append(Command(text: line))
                start = line.startIndex
                continue
            }
            guard !commands.isEmpty else { continue }
            let last = commands.count - 1
            commands[last].text = text[start..<line.endIndex]
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "    tool": commands[last].tool = String(parts[1].dropFirst())
            case "    inputs": commands[last].inputs = parts[1]
            case "    outputs": commands[last].outputs = parts[1]
            case "    args": commands[last].arguments = parts[1]
            default: break
            }
        }
        return commands
    }

    /// The commands that make a file, directly or not: those that llbuild can run, and the others.
    private static func needed(for file: String, among commands: [Command]) -> ([Command], [Command]) {
        var makers: [String: Int] = [:]
        for (index, command) in commands.enumerated() {
            for output in paths(command.outputs) { makers[output] = index }
        }
        var found: Set<Int> = []
        var waiting = [file]
        while let next = waiting.popLast() {
            guard let maker = makers[next], found.insert(maker).inserted else { continue }
            waiting += paths(commands[maker].inputs)
        }
        let all = found.sorted().map { commands[$0] }
        return (all.filter { runnableTools.contains($0.tool) }, all.filter { !runnableTools.contains($0.tool) })
    }

    private static let runnableTools: Set = ["shell", "clang", "phony"]

    /// A list of paths, which is written as in JSON.
    private static func paths(_ list: Substring) -> [String] {
        (try? JSONDecoder().decode([String].self, from: Data(list.utf8))) ?? []
    }

    private static func isCompiler(_ path: String) -> Bool { path.hasSuffix("/swiftc") }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
