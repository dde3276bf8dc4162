import Lua
import Scripting

/// An interpreter with the spec language in it, before it is said which file it is for: what is the same for all files
/// of a run. It can be made ahead, and copied with the process.
@MainActor
final class SpecSession {
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

    /// One that was made ahead, for the next file.
    private static var ahead: SpecSession?

    /// The Lua half, each module after those that it uses.
    private static let modules = [
        "text", "pretty", "compare", "failure", "hints", "trace", "assert", "coroutines", "output",
        "scopes", "rows", "forms", "stages", "insulation", "busted", "definition", "execution",
    ]

    /// Makes one for the next file of a run with these options.
    static func makeAhead(catalog: Catalog, options: RunOptions) {
        // Whoever can't have one finds out when it is needed.
        ahead = try? SpecSession(catalog: catalog, options: options)
    }

    /// One for a file: that which was made ahead, or a new one.
    /// - Parameter repetition: How many times the file has run before in this run.
    static func take(
        catalog: Catalog, options: RunOptions, path: String, repetition: Int, emit: @escaping (SpecEvent) -> Void
    ) throws -> SpecSession {
        let made = ahead
        ahead = nil
        let session = try made ?? SpecSession(catalog: catalog, options: options)
        // Lua seeds itself from the time and from addresses, which are the same in all copies of one process.
        let seed = RandomSeed(run: options.seed ?? options.randomSeed, path: path, repetition: repetition)
        try session.session.interpreter.seedRandomNumbers(seed)
        session.target.value = Target(path: path, emit: emit)
        return session
    }

    private init(catalog: Catalog, options: RunOptions) throws {
        let sandbox = Sandbox(options, file: "")
        session = try ScriptSession(
            catalog: catalog, configuration: Configuration(memoryLimit: options.memoryLimit, hookInterval: 0),
            sandbox: sandbox)
        let interpreter = session.interpreter
        try ProgramArguments.define(in: interpreter)
        host = try ScriptLibrary.makeHost(interpreter) { [target] in target.value?.emit(.output(text: $0)) }
        let step = try interpreter.makeFunction { [target] call in
            target.value?.emit(.step(name: try call.string(1)))
            return .nothing
        }
        try host.set("step", .function(step))
        session.journal.recordsScreens = options.recordsScreens
        let failed = try interpreter.makeFunction { [unowned session] _ in
            MainActor.assumeIsolated { session.noteFailure() }
            return .nothing
        }
        try host.set("failed", .function(failed))
        let define = try SpecEngine.makeDefine(interpreter, open: openGroup, forbidsOnly: options.forbidsOnly) {
            [target] in target.value?.path ?? ""
        }
        try host.set("define", .function(define))
        try host.set(
            "limits",
            .table(
                interpreter.makeTable(fields: [
                    "timeout": .integer(Int64(RunLimits.timeout.range.upperBound)),
                    "retries": .integer(Int64(RunLimits.retries.range.upperBound)),
                ])))
        try ScriptSession.addElementFacts(to: host, interpreter)
        library = try ScriptLibrary.load(Self.modules, into: interpreter, host: host)
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
