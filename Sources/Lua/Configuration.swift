import CLua

/// The configuration of an ``Interpreter``.
public struct Configuration: Sendable {
    /// The memory limit in bytes; nil for no limit.
    public var memoryLimit: Int?

    /// The libraries that scripts find.
    public var libraries: Libraries

    /// The number of instructions between two checks of the interruption flag, the budget and the checkpoint. 0 turns
    /// the checks off: scripts cannot be interrupted then. Any other value costs about the same: Lua counts each
    /// instruction, which makes tight loops of pure Lua up to twice as slow.
    public var hookInterval: Int

    /// For tests: the requests for memory that fail, from the very first one on.
    public var failure: AllocationFailure?

    /// Creates a configuration.
    public init(
        memoryLimit: Int? = nil,
        libraries: Libraries = .all,
        hookInterval: Int = 10_000,
        failure: AllocationFailure? = nil
    ) {
        self.memoryLimit = memoryLimit
        self.libraries = libraries
        self.hookInterval = hookInterval
        self.failure = failure
    }
}

/// For tests: which requests for more memory fail.
public struct AllocationFailure: Sendable {
    /// The first request that fails, counted from 1.
    public var first: Int
    /// The number of failures in a row. After a single failure Lua collects garbage and tries once more.
    public var times: Int

    /// Creates a plan of failures.
    public init(at first: Int, times: Int = .max) {
        self.first = first
        self.times = times
    }
}

/// Lua's standard libraries.
///
/// Some are restricted, so that no script can corrupt the host's memory: `load`, `loadfile`, `dofile`
/// and `require` take text only, `package` loads no C modules, and `debug` has only `traceback`,
/// `getinfo` and `getlocal`.
public struct Libraries: OptionSet, Sendable {
    /// A bit for each library.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The library `base`.
    public static let base = Libraries(vs_library_base)
    /// The library `coroutine`.
    public static let coroutine = Libraries(vs_library_coroutine)
    /// The library `table`.
    public static let table = Libraries(vs_library_table)
    /// The library `string`.
    public static let string = Libraries(vs_library_string)
    /// The library `math`.
    public static let math = Libraries(vs_library_math)
    /// The library `utf8`.
    public static let utf8 = Libraries(vs_library_utf8)
    /// The library `os`.
    public static let os = Libraries(vs_library_os)
    /// The library `io`.
    public static let io = Libraries(vs_library_io)
    /// The library `debug`.
    public static let debug = Libraries(vs_library_debug)
    /// The library `package`.
    public static let package = Libraries(vs_library_package)

    /// The library `all`.
    public static let all: Libraries = [
        .base, .coroutine, .table, .string, .math, .utf8, .os, .io, .debug, .package,
    ]
    /// Lifts the restrictions of those that are there: bytecode, C modules and all of `debug`. A script that means harm
    /// can corrupt the host's memory then.
    public static let unguarded = Libraries(vs_library_unguarded)
    /// Without files, processes and modules.
    public static let pure: Libraries = [.base, .coroutine, .table, .string, .math, .utf8, .debug]

    private init(_ library: vs_library) { self.init(rawValue: library.rawValue) }
}
