import Lua
import Scripting
import System

/// Files of the project: what they define, and what their specs say.
extension SessionCommand {
    static let load = SessionCommand(
        "load", "file.lua", "runs a Lua file in this session", example: ":load views/counter.lua"
    ) { commands, line in
        guard !line.words.isEmpty else { throw CommandFailure("which file? :load file.lua") }
        for path in line.words {
            // In a spec it is the same as a call.
            let call = "dofile(\(LuaLiteral.quoted(LuaString(path))))"
            try await commands.evaluate { await $0.evaluate(file: path) }
            commands.recorder.note(
                call, values: [], running: try FileSystem.text(of: path), waits: commands.watch.take())
            commands.loadedFiles.removeAll { $0 == path }
            commands.loadedFiles.append(path)
        }
        return .done("loaded \(line.words.joined(separator: ", "))")
    }

    static let reload = SessionCommand(
        "reload", "", "loads the files and modules of this session anew", example: ":reload"
    ) { commands, line in
        guard line.words.isEmpty else { throw CommandFailure(":reload takes nothing: it reloads all there is") }
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

    static let run = SessionCommand(
        "run", "file_spec.lua[:line]", "runs specs in a process of their own; without a file, the last ones",
        example: ":run specs/sign_in_spec.lua:12"
    ) { commands, line in
        let paths = line.words.isEmpty ? commands.lastRun : line.words
        guard !paths.isEmpty else { throw CommandFailure("which specs? :run file_spec.lua") }
        if let flag = paths.first(where: { $0.hasPrefix("-") }) {
            throw CommandFailure(":run takes files and folders, not \(flag)")
        }
        commands.lastRun = paths
        return try commands.runSpecs(paths, commands.write)
            ? .done(nil) : .error("Not all specs passed.")
    }
}

extension SessionCommands {
    /// Loads modules anew, all of them forgotten first, since they may require each other. Global variables that hold
    /// what they returned hold what they return now.
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
