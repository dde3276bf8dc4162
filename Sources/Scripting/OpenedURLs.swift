import Lua
import Views

extension ScriptSession {
    /// `screen.openedURLs`: the addresses that links and the environment's `openURL` left to the system, in order.
    static func openedURLs(on element: Element, _ interpreter: Interpreter) throws -> Lua.Table {
        guard let opened = try element.current().graph.root.environment.openedURLs else {
            throw ScriptingError.unconvertible("inspect(view) opens no URLs; host(view) keeps them in openedURLs")
        }
        return try interpreter.makeTable(opened.urls.map { .string(LuaString($0.absoluteString)) })
    }
}
