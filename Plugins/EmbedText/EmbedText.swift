import Foundation
import PackagePlugin

/// Embeds texts of a target as Swift source: the Lua files below its `lua/` as `EmbeddedLua`, the articles in its `articles/`
/// as `EmbeddedArticles`, and the files in its `Resources/`, which are only read, as `EmbeddedResources`. `embed.sh` writes
/// the source anew where one of them changes.
@main
struct EmbedText: BuildToolPlugin {
    private static let kinds = [
        (folder: "lua", endings: [".lua"], type: "EmbeddedLua"),
        (folder: "articles", endings: [".md"], type: "EmbeddedArticles"),
        (folder: "Resources", endings: [".lua", ".txt", ".css", ".html", ".js"], type: "EmbeddedResources"),
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try Self.kinds.compactMap { kind in
            let folder = target.directoryURL.appending(path: kind.folder).resolvingSymlinksInPath()
            guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let files = paths.filter { path in kind.endings.contains { path.hasSuffix($0) } }.sorted()
                .map { folder.appending(path: $0) }
            let script = context.package.directoryURL.appending(path: "Plugins/EmbedText/embed.sh")
            let output = context.pluginWorkDirectoryURL.appending(path: "\(kind.type).swift")
            return .buildCommand(
                displayName: "Embedding \(kind.folder)/", executable: URL(filePath: "/bin/sh"),
                arguments: [script.path, output.path, kind.type] + files.map(\.path), inputFiles: [script] + files,
                outputFiles: [output])
        }
    }
}
