import Lua
import System
import Views

/// The half of this product that is written in Lua, embedded into the binary.
public enum ScriptLibrary {
    /// The text of `lua/<name>.lua`.
    /// - Returns: UTF-8; `nil` if there is no such module.
    public static func source(named name: String) -> [UInt8]? {
        switch name {
        case "assert": PackageResources.assert_lua
        case "assertions": PackageResources.assertions_lua
        case "awaiting": PackageResources.awaiting_lua
        case "binary": PackageResources.binary_lua
        case "busted": PackageResources.busted_lua
        case "compare": PackageResources.compare_lua
        case "console": PackageResources.console_lua
        case "coroutines": PackageResources.coroutines_lua
        case "definition": PackageResources.definition_lua
        case "diff": PackageResources.diff_lua
        case "elements": PackageResources.elements_lua
        case "execution": PackageResources.execution_lua
        case "explore": PackageResources.explore_lua
        case "failure": PackageResources.failure_lua
        case "forms": PackageResources.forms_lua
        case "golden": PackageResources.golden_lua
        case "hints": PackageResources.hints_lua
        case "insulation": PackageResources.insulation_lua
        case "match": PackageResources.match_lua
        case "mock": PackageResources.mock_lua
        case "output": PackageResources.output_lua
        case "polling": PackageResources.polling_lua
        case "pretty": PackageResources.pretty_lua
        case "provided": PackageResources.provided_lua
        case "raising": PackageResources.raising_lua
        case "registry": PackageResources.registry_lua
        case "rows": PackageResources.rows_lua
        case "say": PackageResources.say_lua
        case "stages": PackageResources.stages_lua
        case "scopes": PackageResources.scopes_lua
        case "searching": PackageResources.searching_lua
        case "spy": PackageResources.spy_lua
        case "spying": PackageResources.spying_lua
        case "state": PackageResources.state_lua
        case "stub": PackageResources.stub_lua
        case "text": PackageResources.text_lua
        case "trace": PackageResources.trace_lua
        case "util": PackageResources.util_lua
        case "waiting": PackageResources.waiting_lua
        case "wording": PackageResources.wording_lua
        default: nil
        }
    }

    /// Runs modules in order. Each is a chunk that is called with the table of those before it, by name, and with
    /// `host`; what it returns is its entry in that table.
    /// - Parameters:
    ///   - names: The modules, each after those that it uses. Those in `lazyModules` are read when something of theirs is
    ///     first used: most specs pass, and print nothing.
    ///   - interpreter: Where they run.
    ///   - host: The functions that Swift offers them.
    /// - Returns: The table of modules.
    /// - Throws: `LuaError`, in practice only if memory runs out.
    @discardableResult
    public static func load(_ names: [String], into interpreter: Interpreter, host: Lua.Table) throws -> Lua.Table {
        let library = try interpreter.makeTable()
        let globals = try interpreter.makeTable()
        // What isn't copied is found where it is, and what such a module defines is there for all.
        let all = Value.table(try interpreter.globals)
        try globals.setMetatable(interpreter.makeTable(fields: ["__index": all, "__newindex": all]))
        for name in names {
            let isLazy = lazyModules.contains(name)
            try library.set(
                name,
                isLazy
                    ? .table(try makeLazy(name, interpreter, library, host, globals))
                    : try run(name, in: interpreter, library, host))
        }
        // Scripts may replace any global, and a module that is read later relies on what they were.
        try interpreter.copyGlobals(into: globals)
        try makeLazy(library, interpreter, host, globals)
        return library
    }

    /// The modules that most specs don't need, since they pass and are written plainly: tables that modules keep, and
    /// use by name.
    private static let lazyModules: Set<String> = [
        "pretty", "compare", "hints", "forms", "rows", "stages", "insulation", "busted",
    ]

    /// Runs a module; gives what it returns.
    /// - Parameter globals: The globals that it sees; `nil` for those of scripts.
    private static func run(
        _ name: String, in interpreter: Interpreter, _ library: Table, _ host: Table, globals: Table? = nil
    ) throws -> Value {
        guard let source = source(named: name) else { preconditionFailure("no Lua module is called \(name)") }
        // The name begins with "=": no file of the user's, so that it stays out of tracebacks.
        let module = try interpreter.load(source, name: "=[viewspec \(name)]", environment: globals)
        return try module.call(.table(library), .table(host)).first ?? .nil
    }

    /// Lets the table of modules run one that is not in it yet when it is first looked up there.
    private static func makeLazy(
        _ library: Table, _ interpreter: Interpreter, _ host: Table, _ globals: Table
    ) throws {
        let references = try interpreter.makeTable([.table(host), .table(globals)])
        let find = try interpreter.makeFunction { call in
            let library = try call.table(1)
            guard let name = try call.value(2).string, source(named: name) != nil,
                let held = try library.metatable()?.rawGet("__held").table, let host = try held.get(1).table,
                let globals = try held.get(2).table
            else { return .nothing }
            let module = try run(name, in: call.interpreter, library, host, globals: globals)
            try library.rawSet(.string(LuaString(name)), module)
            return try call.returns(module)
        }
        try library.setMetatable(
            interpreter.makeTable(fields: ["__index": .function(find), "__held": .table(references)]))
    }

    /// A table that fills itself with what a module returns once something is looked up in it.
    private static func makeLazy(
        _ name: String, _ interpreter: Interpreter, _ library: Table, _ host: Table, _ globals: Table
    ) throws -> Table {
        let module = try interpreter.makeTable()
        // Lua keeps the function, and the tables would keep the interpreter's memory in turn: they are found again
        // through the table that is asked.
        let references = try interpreter.makeTable([.table(library), .table(host), .table(globals)])
        let fill = try interpreter.makeFunction { call in
            let (proxy, key) = (try call.table(1), try call.value(2))
            guard let metatable = try proxy.metatable(), let held = try metatable.rawGet("__held").table,
                let library = try held.get(1).table, let host = try held.get(2).table,
                let globals = try held.get(3).table
            else { return .nothing }
            try run(name, in: call.interpreter, library, host, globals: globals).table?.forEach {
                try proxy.rawSet($0, $1)
            }
            try proxy.setMetatable(nil)
            return try call.returns(proxy.rawGet(key))
        }
        try module.setMetatable(
            interpreter.makeTable(fields: [
                "__index": .function(fill), "__held": .table(references),
                // Such a table may be a global; what it holds is none of the scripts' business.
                "__metatable": .boolean(false),
            ]))
        return module
    }

    /// The name that somebody may have meant by a word; `nil` if none is near.
    public static func nearest(to word: String, among names: [String]) -> String? {
        Suggestions.nearest(to: word, in: names.sorted())
    }

    /// How long a script or a spec may wait for something, in seconds.
    public static var longestWait: Double { ScriptSeconds.range.upperBound }

    /// What Swift offers every module: `longestWait`, `now()`, seconds on a clock that only goes forward,
    /// `output(text)`, `isNotYet(error)`, whether an error says that a view isn't there yet, and what finds the names that somebody may have meant: `nearest(word, names)` is one of them or
    /// nil, `listed(word, names)` a text with the nearest first.
    /// - Parameters:
    ///   - interpreter: Whose table it is; more functions can be added to it.
    ///   - printed: Takes what scripts print, line ends included.
    public static func makeHost(_ interpreter: Interpreter, printed: @escaping (String) -> Void) throws -> Lua.Table {
        let start = ContinuousClock.now
        return try interpreter.makeTable(fields: [
            "longestWait": .integer(Int64(longestWait)),
            "now": .function(
                try interpreter.makeFunction { call in
                    try call.returns((ContinuousClock.now - start) / .seconds(1))
                }),
            "output": .function(
                try interpreter.makeFunction { call in
                    printed(try call.string(1))
                    return .nothing
                }),
            "isNotYet": .function(
                try interpreter.makeFunction { call in
                    let error = try call.value(1).swiftError
                    return try call.returns((error as? ScriptingError)?.isNotYet == true || error is InspectionError)
                }),
            "nearest": .function(
                try interpreter.makeFunction { call in
                    let near = Suggestions.nearest(to: try call.string(1), in: try names(call.table(2)))
                    return try call.returns(near)
                }),
            "listed": .function(
                try interpreter.makeFunction { call in
                    try call.returns(Suggestions.listed(try names(call.table(2)), by: try call.string(1)))
                }),
        ])
    }

    /// The strings of a sequence, sorted, so that what is equally near is listed in the same order each time.
    private static func names(_ table: Table) throws -> [String] {
        try table.sequence.compactMap(\.string).sorted()
    }
}
