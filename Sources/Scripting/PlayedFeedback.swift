import Lua
import Views

extension ScriptSession {
    /// `screen.playedFeedback`: the names of the feedback that `sensoryFeedback` of views has played, in order.
    static func playedFeedback(on element: Element, _ interpreter: Interpreter) throws -> Lua.Table {
        guard let played = try element.current().graph.root.environment.playedFeedback else {
            throw ScriptingError.unconvertible("inspect(view) plays no feedback; host(view) keeps it in playedFeedback")
        }
        return try interpreter.makeTable(played.list.map { .string(LuaString("\($0)")) })
    }
}
