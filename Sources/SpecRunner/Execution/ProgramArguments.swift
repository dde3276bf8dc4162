import Lua
import System

/// The global `arg` of a spec file, as busted and the `lua` program give it: the program that runs the specs at 0, and the
/// Lua that runs the program at -1. Specs go down from 0 to the last entry to find an interpreter for programs of their
/// own.
///
/// This program runs Lua by itself, so that the `lua` of the `PATH` stands at -1; nothing does where there is none. What
/// else stands on the command line is left out: how specs end is to depend on no flag that they needn't know.
enum ProgramArguments {
    /// Names of interpreters for the version of Lua that specs are written in, the more precise one first.
    private static let names = ["lua5.4", "lua"]

    /// The first of them on the `PATH`.
    private static let interpreterPath: String? = {
        guard let path = ProcessEnvironment["PATH"] else { return nil }
        let folders = path.split(separator: ":")
        for name in names {
            for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
        }
        return nil
    }()

    /// Sets the global, to a table that the file may change.
    static func define(in interpreter: Interpreter) throws {
        let table = try interpreter.makeTable()
        try table.set(.integer(0), .string(LuaString(CommandLine.arguments.first ?? "")))
        if let interpreterPath { try table.set(.integer(-1), .string(LuaString(interpreterPath))) }
        try interpreter.globals.set("arg", .table(table))
    }
}
