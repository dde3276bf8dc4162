import Foundation
import System

/// What SwiftPM's last build was made of: the sources, the object files, and the options of the compiler.
///
/// It reads the commands for llbuild that SwiftPM leaves beside what it built. The format is SwiftPM's own, and no other
/// of its outputs names the object files of a target with those of the targets and packages that it depends on. Without
/// them a console could only be linked by SwiftPM, from a manifest that is the user's and would have to change.
struct BuildPlan {
    /// What a plan is asked about.
    enum Goal {
        /// A program, by its path as the plan has it.
        case file(String)
        /// Modules of the package, by their targets' names.
        case modules([String])
    }

    /// The folder of the package.
    let packageFolder: String
    /// The folder of the compiler and its tools.
    let toolFolder: String
    /// The files that builds read, by their paths without links: of the package, and of packages beside it.
    let sources: Set<String>
    /// The folders of the package's targets, each with a slash at its end: what is new in them may be a source.
    let targetFolders: [String]
    /// The folders of all these files.
    let folders: Set<String>
    /// The object files of the goal, in the order of the plan.
    let objects: [String]
    /// The modules that were compiled for the goal, as files.
    let modules: [String]
    /// The arguments of the compiler for the goal's own modules.
    let compilerArguments: [String]
    /// The libraries that the package's programs are linked against, as `-lz`.
    let libraries: [String]

    /// Reads the plan in a folder of builds.
    /// - Parameters:
    ///  - configuration: Such as `debug`.
    ///  - buildFolder: The folder of everything that builds make; what is in it is no source.
    /// - Returns: `nil` if there is none for that goal.
    init?(of goal: Goal, configuration: String, buildFolder: String) {
        guard let bytes = try? FileSystem.contents(of: "\(buildFolder)/\(configuration).yaml") else { return nil }
        self.init(String(decoding: bytes, as: UTF8.self), of: goal, buildFolder: buildFolder)
    }

    /// Reads a plan.
    /// - Returns: `nil` if it is none for that goal.
    init?(_ text: String, of goal: Goal, buildFolder: String) {
        let commands = BuildCommands(text)
        guard let structure = commands.all.first(where: { $0.tool == "package-structure-tool" }),
            let manifestFile = structure.inputs.first(where: { $0.hasSuffix("/Package.swift") }),
            let ends = commands.nodes(of: goal)
        else { return nil }
        let made = commands.making(ends)
        guard let compiler = made.lazy.compactMap(\.arguments.first).first(where: { $0.hasSuffix("/swiftc") }) else {
            return nil
        }
        packageFolder = Self.folder(of: manifestFile)
        toolFolder = Self.folder(of: compiler)
        targetFolders = structure.inputs.filter { $0.hasSuffix("/") }
            .map { (FileSystem.realPath($0) ?? String($0.dropLast())) + "/" }
        var realFolders: [String: String] = [:]
        let read = made.flatMap(\.inputs).filter {
            $0.hasPrefix("/") && !$0.hasSuffix("/") && !$0.hasPrefix(buildFolder + "/")
        }
        sources = Set(
            read.map { path in
                let folder = Self.folder(of: path)
                let real = realFolders[folder] ?? FileSystem.realPath(folder) ?? folder
                realFolders[folder] = real
                return real + path.dropFirst(folder.count)
            })
        folders = Set(realFolders.values).union([packageFolder])
        // Programs that the build itself runs, such as macros, have objects of their own.
        let linked = commands.making(ends, throughPrograms: false).flatMap(\.outputs)
        objects = linked.filter { $0.hasSuffix(".o") }
        modules = linked.filter { $0.hasSuffix(".swiftmodule") }
        compilerArguments = ends.flatMap { end in
            commands.making([end], depth: 2).first(where: \.isCompilation)?
                .arguments ?? []
        }
        libraries = commands.libraries
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}

extension BuildPlan {
    /// The files that a build may read in any folder.
    private static let sourceEndings = [
        ".swift", ".c", ".h", ".m", ".mm", ".cc", ".cpp", ".cxx", ".hpp", ".s", ".S", ".modulemap", "/Package.resolved",
    ]

    /// Whether changes may concern what is built.
    func isConcerned(by changes: FileChanges) -> Bool {
        changes.isEverything || changes.files.contains { sources.contains($0) || isNewSource($0) }
    }

    /// Whether a file is there that may be a source, and wasn't one.
    private func isNewSource(_ file: String) -> Bool {
        // An editor's file that is gone again is none, nor is its copy of the file before; what is Lua is a spec's.
        guard FileSystem.status(file) != nil, !file.hasSuffix("~"), !file.hasSuffix(".lua") else { return false }
        return Self.sourceEndings.contains { file.hasSuffix($0) } || targetFolders.contains { file.hasPrefix($0) }
    }

    /// The changes since a time, in nanoseconds since 1970, as the times of the files tell.
    func changes(since built: Int) -> FileChanges {
        let entries = folders.flatMap { folder in
            // Hidden files are those that editors write before they rename them.
            ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
        }
        // A folder that is none of these is a new one, or has no sources.
        let new = Set(entries).subtracting(sources).subtracting(folders).filter(isNewSource)
        var changes = FileChanges()
        // What is gone has changed too.
        changes.files = sources.union(new).filter { FileSystem.modificationTime($0) ?? .max > built }
        return changes
    }
}
