import Lua
import Scripting
import System
import VirtualTime

/// An interpreter with the spec language and without a file: the part that all files of a run share. It can be made in
/// advance, and copied with the process.
@MainActor
final class PreparedInterpreter {
    let session: ScriptSession
    let host: Table
    let library: Table
    let driver: ScriptDriver
    let openGroup = Box<PlannedGroup?>(nil)

    /// The file and the receiver of its events; nothing runs before they are set.
    private let target = Box<Target?>(nil)
    private var seed: RandomSeed?

    private struct Target {
        let path: String
        let emit: (SpecEvent) -> Void
    }

    /// Dedicates the interpreter to a file.
    /// - Parameters:
    ///  - seed: The seed of `math.random`: Lua's own seed, from the time and from addresses, is the same in all copies
    ///    of a process.
    ///  - emit: Receives the output of specs and their steps.
    func dedicate(to path: String, seed: RandomSeed, emit: @escaping (SpecEvent) -> Void) throws {
        self.seed = seed
        try restartRandomNumbers()
        target.value = Target(path: path, emit: emit)
    }

    /// Lets `math.random` draw the same numbers again as at the start of the file.
    func restartRandomNumbers() throws {
        if let seed { try session.interpreter.seedRandomNumbers(seed) }
    }

    /// - Throws: `LuaError` if there is no memory for an interpreter.
    init(catalog: Catalog, settings: ExecutionSettings) throws {
        let sandbox = Sandbox(settings, file: "")
        // Beside the tests of a test runner, specs are where these are.
        if VirtualExecutor.isConsole {
            RunPlace.enter(
                locale: settings.locale ?? RunPlace.usualLocale, timeZone: settings.timeZone ?? RunPlace.usualTimeZone)
        }
        session = try ScriptSession(
            catalog: catalog, configuration: Configuration(memoryLimit: settings.memoryLimit, hookInterval: 0),
            sandbox: sandbox)
        let interpreter = session.interpreter
        try ProgramArguments.define(in: interpreter)
        host = try ScriptLibrary.makeHost(interpreter) { [target] in target.value?.emit(.output(text: $0)) }
        let step = try interpreter.makeFunction { [target, unowned session] call in
            MainActor.assumeIsolated { session.journal.endStep() }
            target.value?.emit(.step(name: try call.string(1)))
            return .nothing
        }
        try host.set("step", .function(step))
        if settings.locale != nil || settings.timeZone != nil { session.showPlace() }
        session.isStrict = settings.isStrict
        session.journal.recordsScreens = settings.recordsScreens
        session.journal.drawsFailures = settings.drawsFailures
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
        let folder = try interpreter.makeFunction { call in try call.returns(FileSystem.realPath(".")) }
        try host.set("workingFolder", .function(folder))
        if let trace = settings.trace {
            try session.trace(detailed: trace.detailed, isIllustrated: trace.isIllustrated, host: host) { [target] in
                target.value?.emit(.traced($0))
            }
        }
        let modules = ["output", "execution"] + (settings.trace == nil ? [] : ["tracing"])
        library = try ScriptLibrary.load(modules, into: interpreter, host: host)
        guard let field = try library.get("definition").table?.get("field").function else {
            preconditionFailure("the definition module has the fields of words")
        }
        try interpreter.indexFunctions(by: field)
        guard let makeDriver = try library.get("execution").function else {
            preconditionFailure("the execution module returns a function")
        }
        driver = try ScriptDriver(makeCoroutine: makeDriver)
    }

    /// Loads the modules that most files with assertions need, for the copies that share them. A single file loads them when
    /// it comes to them, since it may not.
    /// - Throws: `LuaError` if there isn't enough memory.
    func loadSharedModules() throws {
        for name in Self.sharedModules { _ = try library.get(name) }
    }

    private static let sharedModules = [
        "view_names", "searching", "registry", "compare", "pretty", "wording", "error_assertions", "luassert_util",
    ]
}

extension Interpreter {
    /// Decides which numbers `math.random` draws from here on.
    fileprivate func seedRandomNumbers(_ seed: RandomSeed) throws {
        let function = try globals.get("math").table?.get("randomseed").function
        try function?.call(.integer(seed.numbers.0), .integer(seed.numbers.1))
    }
}
