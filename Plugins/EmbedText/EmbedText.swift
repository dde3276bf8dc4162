import Foundation
import PackagePlugin

/// Embeds texts of a target as Swift source: the Lua files below its `lua/` as `EmbeddedLua`, the articles in its `articles/`
/// as `EmbeddedArticles`, and the Lua files in its `Resources/`, which are only read, as `EmbeddedResources`. `embed.sh` writes
/// the source anew where one of them changes, and `CompileLua` that of the bytecode of `lua/`, `CompiledLua`.
@main
struct EmbedText: BuildToolPlugin {
    private static let kinds = [
        (folder: "lua", ending: ".lua", type: "EmbeddedLua"),
        (folder: "articles", ending: ".md", type: "EmbeddedArticles"),
        (folder: "Resources", ending: ".lua", type: "EmbeddedResources"),
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try Self.kinds.flatMap { kind -> [Command] in
            let folder = target.directoryURL.appending(path: kind.folder).resolvingSymlinksInPath()
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let files = paths.filter { $0.hasSuffix(kind.ending) }.sorted().map { folder.appending(path: $0) }
            let script = context.package.directoryURL.appending(path: "Plugins/EmbedText/embed.sh")
            let output = context.pluginWorkDirectoryURL.appending(path: "\(kind.type).swift")
            let embedding = Command.buildCommand(
                displayName: "Embedding \(kind.folder)/", executable: URL(filePath: "/bin/sh"),
                arguments: [script.path, output.path, kind.type] + files.map(\.path), inputFiles: [script] + files,
                outputFiles: [output])
            guard kind.folder == "lua" else { return [embedding] }
            let compiled = context.pluginWorkDirectoryURL.appending(path: "CompiledLua.swift")
            return [
                embedding,
                .buildCommand(
                    displayName: "Compiling \(kind.folder)/", executable: try context.tool(named: "CompileLua").url,
                    arguments: [compiled.path] + files.map(\.path), inputFiles: files, outputFiles: [compiled]),
            ]
        }
    }
}
