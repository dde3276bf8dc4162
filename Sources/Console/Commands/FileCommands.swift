import Lua
import Scripting
import System

package enum LoadCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "load", arguments: "file.lua…", "Run Lua files in this session.", example: ":load views/counter.lua",
        changesSession: true
    ) { commands, line in
        guard !line.words.isEmpty else { throw CommandFailure("name a file: :load file.lua") }
        for path in line.words {
            // A spec calls `dofile` for the same effect.
            let call = "dofile(\(LuaLiteral.quoted(LuaString(path))))"
            try await commands.evaluate { await $0.evaluate(file: path) }
            commands.recorder.note(
                call, values: [], running: try FileSystem.text(of: path), waits: commands.watch.take())
            commands.loadedFiles.removeAll { $0 == path }
            commands.loadedFiles.append(path)
        }
        return .done("loaded \(line.words.joined(separator: ", "))")
    }
}

package enum ReloadCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "reload", "Load the files and modules of this session again.", example: ":reload", changesSession: true
    ) { commands, line in
        guard line.words.isEmpty else { throw CommandFailure(":reload takes no arguments: it reloads everything") }
        let modules = try SessionCommands.modules(in: commands.session).subtracting(commands.ownModules).sorted()
        guard !modules.isEmpty || !commands.loadedFiles.isEmpty else {
            throw CommandFailure("nothing to reload: no file was loaded by :load, no module by require")
        }
        try await commands.reload(modules: modules)
        for path in commands.loadedFiles {
            try await commands.evaluate { await $0.evaluate(file: path) }
        }
        let names = modules.map { "module \($0)" } + commands.loadedFiles
        return .done("reloaded \(names.joined(separator: ", "))")
    }
}

package enum RunCommand: DeclaredCommand {
    package static let command = SessionCommand(
        "run", arguments: "file_spec.lua[:line]",
        "Run specs in a separate process; without a file, the last ones again.",
        example: ":run specs/sign_in_spec.lua:12"
    ) { commands, line in
        let paths = line.words.isEmpty ? commands.lastRun : line.words
        guard !paths.isEmpty else { throw CommandFailure("name a spec file: :run file_spec.lua") }
        if let flag = paths.first(where: { $0.hasPrefix("-") }) {
            throw CommandFailure(":run takes files and folders, not \(flag)")
        }
        commands.lastRun = paths
        return try commands.runSpecs(paths, commands.write)
            ? .done(nil) : .error("Not all specs passed.")
    }
}

extension SessionCommands {
    /// Requires modules again. All of them are unloaded first, since they may require each other. A global variable that
    /// holds the table of a module gets the new one.
    fileprivate func reload(modules: [String]) async throws {
        let globals = try session.interpreter.globals
        guard let loaded = try globals.get("package").table?.get("loaded").table else { return }
        let old = try modules.map { try loaded.get($0) }
        for name in modules { try loaded.set(name, .nil) }
        for (name, before) in zip(modules, old) {
            let call = "require(\(LuaLiteral.quoted(LuaString(name))))"
            try await evaluate { await $0.evaluate(call) }
            guard let address = before.table?.address else { continue }
            let now = try loaded.get(name)
            for (key, value) in try globals.pairs where value.table?.address == address { try globals.set(key, now) }
        }
    }
}
