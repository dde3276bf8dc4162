import Lua
import Scripting

/// An interpreter with the spec language in it that belongs to no file yet: what is the same for all files of a run. It
/// can be made ahead, and copied with the process.
@MainActor
final class PreparedInterpreter {
    let session: ScriptSession
    let host: Table
    let library: Table
    let driver: ScriptDriver
    let openGroup = Box<PlannedGroup?>(nil)

    /// The file that it is for, and who listens; nothing happens before these are known.
    private let target = Box<Target?>(nil)

    private struct Target {
        let path: String
        let emit: (SpecEvent) -> Void
    }

    /// Makes the interpreter the one of a file.
    /// - Parameters:
    ///   - seed: Decides which numbers `math.random` draws: Lua seeds itself from the time and from addresses, which are
    ///     the same in all copies of one process.
    ///   - emit: Takes what specs print and the steps they name.
    func dedicate(to path: String, seed: RandomSeed, emit: @escaping (SpecEvent) -> Void) throws {
        try session.interpreter.seedRandomNumbers(seed)
        target.value = Target(path: path, emit: emit)
    }

    /// - Throws: `LuaError` if there is no memory for an interpreter.
    init(catalog: Catalog, settings: ExecutionSettings) throws {
        let sandbox = Sandbox(settings, file: "")
        session = try ScriptSession(
            catalog: catalog, configuration: Configuration(memoryLimit: settings.memoryLimit, hookInterval: 0),
            sandbox: sandbox)
        let interpreter = session.interpreter
        try ProgramArguments.define(in: interpreter)
        host = try ScriptLibrary.makeHost(interpreter) { [target] in target.value?.emit(.output(text: $0)) }
        let step = try interpreter.makeFunction { [target] call in
            target.value?.emit(.step(name: try call.string(1)))
            return .nothing
        }
        try host.set("step", .function(step))
        session.journal.recordsScreens = settings.recordsScreens
        let failed = try interpreter.makeFunction { [unowned session] _ in
            MainActor.assumeIsolated { session.noteFailure() }
            return .nothing
        }
        try host.set("failed", .function(failed))
        let define = try SpecEngine.makeDefine(interpreter, open: openGroup, forbidsOnly: settings.forbidsOnly) {
            [target] in target.value?.path ?? ""
        }
        try host.set("define", .function(define))
        try host.set("mostRetries", .integer(Int64(ExecutionSettings.mostRetries)))
        try ScriptSession.addElementQueries(to: host, interpreter)
        library = try ScriptLibrary.load(["output", "execution"], into: interpreter, host: host)
        guard let makeDriver = try library.get("execution").function else {
            preconditionFailure("the execution module returns a function")
        }
        driver = try ScriptDriver(makeCoroutine: makeDriver)
    }
}

extension Interpreter {
    /// Decides which numbers `math.random` draws from here on.
    fileprivate func seedRandomNumbers(_ seed: RandomSeed) throws {
        let function = try globals.get("math").table?.get("randomseed").function
        try function?.call(.integer(seed.numbers.0), .integer(seed.numbers.1))
    }
}
