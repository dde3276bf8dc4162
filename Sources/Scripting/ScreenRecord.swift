import Lua
import Views

extension ScriptSession {
    /// `screen.openedURLs`: the addresses that links and the environment's `openURL` left to the system, in order.
    static func openedURLs(on element: Element, _ interpreter: Interpreter) throws -> Lua.Table {
        try list(of: element, interpreter, orElse: "inspect(view) opens no URLs; host(view) keeps them in openedURLs") {
            $0.openedURLs.map(\.absoluteString)
        }
    }

    /// `screen.playedFeedback`: the names of the feedback that `sensoryFeedback` of views has played, in order.
    static func playedFeedback(on element: Element, _ interpreter: Interpreter) throws -> Lua.Table {
        let problem = "inspect(view) plays no feedback; host(view) keeps it in playedFeedback"
        return try list(of: element, interpreter, orElse: problem) { $0.playedFeedback.map { "\($0)" } }
    }

    /// A list in the record of an element's screen.
    /// - Throws: `ScriptingError.unconvertible` with the problem for an element without a screen.
    private static func list(
        of element: Element, _ interpreter: Interpreter, orElse problem: String, _ texts: (ScreenRecord) -> [String]
    ) throws -> Lua.Table {
        guard let record = try element.current().graph.root.environment.screenRecord else {
            throw ScriptingError.unconvertible(problem)
        }
        return try interpreter.makeTable(texts(record).map { .string(LuaString($0)) })
    }
}
