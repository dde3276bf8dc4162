import Lua
import System
import Views

/// The functions behind the REPL's words: trees for people, and the changes of the last action.
extension ScriptSession {
    /// Adds functions for our Lua modules:
    /// - `host.outline(element, depth, limit)`: the tree of the element, by default the last screen, for a terminal,
    ///   with `depth` levels below it and `limit` views, unlimited where nil; and the number of views that were left
    ///   out. Nothing without a screen;
    /// - `host.change()`: the last action, and the tree of its screen before it and now, as text; nothing without an
    ///   action;
    /// - `host.style(mark, text)`: the text marked up for the terminal: bold, dim, red, green, yellow, magenta, cyan.
    ///
    /// - Parameter style: Whether text is colored.
    public static func addExploration(to host: Lua.Table, _ interpreter: Interpreter, style: TextStyle) throws {
        func add(_ name: String, _ body: @escaping @MainActor (borrowing Call) throws -> Returned) throws {
            try host.set(name, .function(interpreter.makeFunction(onMain(body))))
        }
        try ScriptSession.addElementQueries(to: host, interpreter)
        try add("outline") { call in
            let root = session(of: call).screens.last?.root
            guard let node = try (call.object(1) as? Element)?.current() ?? (call.isNil(1) ? root : nil) else {
                return .nothing
            }
            node.graph.flush()
            let depth = call.isNil(2) ? nil : try call.integer(2)
            let limit = call.isNil(3) ? Int.max : try call.integer(3)
            var outline = Outline(style: style, depth: depth, limit: limit, isForReading: true)
            let (lines, hidden) = outline.text(of: node)
            return try call.returns([
                .string(LuaString(lines.joined(separator: "\n"))), .integer(Int64(hidden)),
            ])
        }
        try add("change") { call in
            guard let screens = session(of: call).journal.lastChange else { return .nothing }
            return try call.returns(
                [screens.action ?? "", screens.before ?? "", screens.after].map { .string(LuaString($0)) })
        }
        try add("style") { call in
            let (name, text) = (try call.string(1), try call.string(2))
            guard let mark = TextStyle.Mark(name: name) else { return try call.returns(text) }
            // A mark ends with its line.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { style(mark, String($0)) }
            return try call.returns(lines.joined(separator: "\n"))
        }
    }
}

extension TextStyle.Mark {
    /// The mark of a name.
    fileprivate init?(name: String) {
        let marks: [String: TextStyle.Mark] = [
            "bold": .bold, "dim": .dim, "red": .red, "green": .green, "yellow": .yellow, "magenta": .magenta,
            "cyan": .cyan,
        ]
        guard let mark = marks[name] else { return nil }
        self = mark
    }
}
