import Lua
import System
import Views
import VirtualTime

/// The half of this product that is written in Lua, embedded into the binary.
public enum ScriptLibrary {
    /// The text of a Lua file.
    /// - Parameter name: The name of the file in any folder of `lua/`, without its extension.
    /// - Returns: UTF-8; `nil` if there is no such module.
    public static func source(named name: String) -> [UInt8]? {
        EmbeddedLua.texts[name]?.withUTF8Buffer { Array($0) }
    }

    /// Compiles a module.
    /// - Returns: `nil` if there is no such module.
    private static func chunk(named name: String, in interpreter: Interpreter) throws -> Function? {
        // The "=" marks a name that is no file of the user, and keeps it out of tracebacks.
        try source(named: name).map { try interpreter.load($0, name: "=[viewspec \(name)]") }
    }

    /// The names of the modules that have assertions or assertion modifiers, by the names of these. A module lists them in
    /// the comment that its file begins with, in lines such as `-- @assertions near matches`.
    static let assertionModules: [String: String] = {
        var modules: [String: String] = [:]
        for (module, text) in EmbeddedLua.texts {
            var rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            while begins(rest, with: "--") {
                var line = cut(&rest, at: UInt8(ascii: "\n"))
                guard begins(line, with: "-- @assertions ") else { continue }
                for _ in 1...2 { _ = cut(&line, at: UInt8(ascii: " ")) }
                while !line.isEmpty {
                    let name = cut(&line, at: UInt8(ascii: " "))
                    if !name.isEmpty { modules[String(decoding: name, as: UTF8.self)] = module }
                }
            }
        }
        return modules
    }()

    // Every process that runs specs reads these comments. The algorithms of collections would have the runtime make types of
    // slices for that, which takes longer than all of the reading.

    private static func begins(_ text: UnsafeBufferPointer<UInt8>, with mark: StaticString) -> Bool {
        guard text.count >= mark.utf8CodeUnitCount else { return false }
        for index in 0..<mark.utf8CodeUnitCount where text[index] != mark.utf8Start[index] { return false }
        return true
    }

    /// Takes what is before a byte off a text, and the byte.
    private static func cut(_ text: inout UnsafeBufferPointer<UInt8>, at byte: UInt8) -> UnsafeBufferPointer<UInt8> {
        var end = 0
        while end < text.count, text[end] != byte { end += 1 }
        let part = UnsafeBufferPointer(start: text.baseAddress, count: end)
        let taken = min(end + 1, text.count)
        text = UnsafeBufferPointer(start: text.baseAddress.map { $0 + taken }, count: text.count - taken)
        return part
    }

    /// Makes a table of modules, each of which is loaded on first use: most specs pass, and need neither the wording of
    /// failures nor the printing of values.
    ///
    /// A module is a chunk that is called with the table and with `host`; its result is its entry.
    /// - Parameters:
    ///  - names: The modules to load now, in order.
    ///  - interpreter: The interpreter to run them in.
    ///  - host: The functions that Swift provides for them.
    /// - Returns: The table of modules.
    /// - Throws: `LuaError`, in practice only if memory runs out.
    @discardableResult
    public static func load(_ names: [String], into interpreter: Interpreter, host: Lua.Table) throws -> Lua.Table {
        let library = try interpreter.makeTable()
        let held = try interpreter.makeTable([.table(host)])
        let find = try interpreter.makeFunction { call in
            // A capture of the tables would be a cycle through the interpreter's memory: they are found through the
            // argument.
            let library = try call.table(1)
            guard let name = try call.value(2).string, let chunk = try chunk(named: name, in: call.interpreter),
                let held = try library.metatable()?.rawGet("__held").table, let host = try held.get(1).table
            else { return .nothing }
            if let environment = try held.get(2).table { try chunk.setEnvironment(environment) }
            let module = try chunk.call(.table(library), .table(host)).first ?? .nil
            try library.rawSet(.string(LuaString(name)), module)
            return try call.returns(module)
        }
        try library.setMetatable(
            interpreter.makeTable(fields: ["__index": .function(find), "__held": .table(held)]))
        for name in names {
            let module = try library.get(name)
            precondition(module != .nil, "no Lua module is called \(name)")
        }
        // Scripts may replace any global, but modules that are loaded later rely on the original ones. Other names are
        // looked up in the current globals, and new ones are defined there.
        let globals = try interpreter.makeTable()
        let all = Value.table(try interpreter.globals)
        try globals.setMetatable(interpreter.makeTable(fields: ["__index": all, "__newindex": all]))
        try interpreter.copyGlobals(into: globals)
        try held.set(2, .table(globals))
        return library
    }

    /// The longest wait of a script or a spec, in seconds.
    public static var longestWait: Double { ScriptSeconds.range.upperBound }

    /// Makes the table of Swift functions for modules: `longestWait`; `caller()`, the path and the line
    /// of the innermost frame in a file; `now()`, seconds on a monotonic clock;
    /// `output(text)`; `isCallable(value)`, whether a value is a function or can be called like one; `isNotYet(error)`, whether an error means that a view is still missing;
    /// `passTime(seconds, isStep)`, which advances the views' clock by that, or else to what is due before;
    /// `isAwaitingOthers()`, whether another thread may still change the outcome; `assertionModules()`, the modules of
    /// assertions by name; `nearest(word, names)`, the nearest name or nil; `listed(word, names)`, a text with the
    /// nearest names first.
    /// - Parameters:
    ///  - interpreter: The interpreter of the table; more functions can be added to it.
    ///  - printed: Receives the output of scripts, line ends included.
    public static func makeHost(_ interpreter: Interpreter, printed: @escaping (String) -> Void) throws -> Lua.Table {
        let start = MonotonicTime.nanoseconds
        return try interpreter.makeTable(fields: [
            "longestWait": .integer(Int64(longestWait)),
            "caller": .function(try interpreter.makeCallerFunction()),
            "now": .function(
                try interpreter.makeFunction { call in
                    try call.returns(MonotonicTime.seconds(since: start))
                }),
            "output": .function(
                try interpreter.makeFunction { call in
                    printed(try call.string(1))
                    return .nothing
                }),
            "isCallable": .function(
                try interpreter.makeFunction { call in try call.returns(call.value(1).callable != nil) }),
            "isNotYet": .function(
                try interpreter.makeFunction { call in
                    let error = try call.value(1).swiftError
                    return try call.returns((error as? ScriptingError)?.isNotYet == true || error is InspectionError)
                }),
            "passTime": .function(
                try interpreter.makeFunction(
                    onMain { call in
                        let limit = try call.number(1)
                        guard let session = call.interpreter.owner as? ScriptSession else {
                            return try call.returns(limit)
                        }
                        return try call.returns(session.passTime(atMost: limit, isStep: try call.boolean(2)))
                    })),
            "isAwaitingOthers": .function(
                try interpreter.makeFunction { call in
                    try call.returns(VirtualExecutor.current == nil || ProcessThreads.count > 1)
                }),
            "assertionModules": .function(
                try interpreter.makeFunction { call in
                    let modules = assertionModules.mapValues { Value.string(LuaString($0)) }
                    return try call.returns(Value.table(call.interpreter.makeTable(fields: modules)))
                }),
            "nearest": .function(
                try interpreter.makeFunction { call in
                    let near = Suggestions.nearest(to: try call.string(1), in: try names(call.table(2)))
                    return try call.returns(near)
                }),
            "meanings": .function(
                try interpreter.makeFunction { call in
                    let meanings = EverydayWords.meanings(of: try call.string(1))
                    let words = meanings.map { Value.string(LuaString($0)) }
                    return try call.returns(.table(call.interpreter.makeTable(words)))
                }),
            "listed": .function(
                try interpreter.makeFunction { call in
                    try call.returns(Suggestions.listed(try names(call.table(2)), by: try call.string(1)))
                }),
        ])
    }

    /// The strings of a sequence, sorted, so that equally near names have a stable order.
    private static func names(_ table: Table) throws -> [String] {
        try table.sequence.compactMap(\.string).sorted()
    }
}
