import Foundation
import PackagePlugin

/// Embeds the Lua files below a target's `lua/` as Swift source: `embed.sh` writes it anew where one of them changes.
@main
struct EmbedLua: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "lua").resolvingSymlinksInPath()
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".lua") }
        let files = paths.sorted().map { folder.appending(path: $0) }
        let script = context.package.directoryURL.appending(path: "Plugins/EmbedLua/embed.sh")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLua.swift")
        return [
            .buildCommand(
                displayName: "Embedding the Lua modules", executable: URL(filePath: "/bin/sh"),
                arguments: [script.path, output.path] + files.map(\.path), inputFiles: [script] + files,
                outputFiles: [output])
        ]
    }
}
