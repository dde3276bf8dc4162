import Lua
import System

/// The global `arg` of a spec file, as in busted and in the `lua` program: the program that runs the specs at 0, and
/// the Lua interpreter at -1. Specs search it downwards to find an interpreter for programs of their own.
///
/// This program contains Lua, so that the `lua` of the `PATH` is at -1, or nil if there is none. The other arguments
/// are left out: specs must not depend on flags.
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
