import Lua
import System

/// The coverage of Lua files, which LuaCov measures. It counts lines by a hook of the debug library, so that it works in
/// trusted scripts only, and adds what it counted to a file when the program ends. Here each spec file has a process, which
/// ends without taking the interpreter apart: LuaCov is told when a file is through.
enum Coverage {
    /// The text of a function that loads LuaCov and starts it, with the path of its configuration or nil.
    private static let starting = """
        local configuration = ...
        local found, runner = pcall(require, "luacov.runner")
        if not found then
          local isMissing = tostring(runner):find("not found:", 1, true)
          error(isMissing and "LuaCov isn't there: install it, or run without coverage" or runner, 0)
        end
        runner(configuration)
        """

    /// The text of a function that has LuaCov write its counts, and its report if that is configured.
    private static let saving = """
        local runner = package.loaded["luacov.runner"]
        if type(runner) ~= "table" or not runner.initialized then return end
        debug.sethook()
        runner.save_stats()
        if runner.configuration and runner.configuration.runreport then runner.run_report(runner.configuration) end
        """

    static func start(in interpreter: Interpreter) throws -> Function? {
        try interpreter.load(Array(starting.utf8), name: "=[viewspec coverage]")
    }

    /// Writes the counts. Processes take turns: each reads the file and adds its own.
    static func save(in interpreter: Interpreter) throws {
        guard let loaded = try interpreter.globals.get("package").table?.get("loaded").table,
            try loaded.get("luacov.runner").table != nil
        else { return }
        let folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        if folder >= 0 { flock(folder, LOCK_EX) }
        _ = try interpreter.load(Array(saving.utf8), name: "=[viewspec coverage]").call()
    }
}
