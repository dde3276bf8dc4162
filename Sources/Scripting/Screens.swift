import Lua
import ViewTree

/// `host(view)`, `inspect(view)` and the clock.
extension ScriptSession {
    func installScreens() throws {
        try define("host") { session, call in
            let view = try session.view(call, for: "host")
            return try call.returns(Element(root: session.host(view), session: session), session.types.element)
        }
        try define("inspect") { session, call in
            let view = try session.view(call, for: "inspect")
            let graph = session.inspect(view)
            try session.reportFailures(in: graph)
            return try call.returns(Element(root: graph, session: session), session.types.element)
        }
        try interpreter.globals.set("clock", .userdata(try interpreter.makeUserdata(Clock(), types.clock)))
    }

    private func inspect(_ view: any View) -> Graph {
        func open<V: View>(_ view: V) -> Graph { Graph(view, mode: .inspected, clock: clock) }
        return open(view)
    }

    private func view(_ call: borrowing Call, for what: String) throws -> any View {
        guard let box = call.object(1) as? ViewBox else {
            let found = try call.value(1)
            throw ScriptingError.viewExpected(
                what: what, found: call.object(1) is ScriptDefinition ? "a definition: call it to make a view" : found.summary)
        }
        return try environment(call.value(2)).reduce(box.view) { view, modifier in
            try modifier(view)
        }
    }

    /// What `{ environment = { locale = "de" } }` does to a view.
    private func environment(_ options: Lua.Value) throws -> [(any View) throws -> any View] {
        guard let values = try options.table?.get("environment").table else { return [] }
        guard let kind = KnownKinds.modifiers.first(where: { $0.call == "environment" }) else { return [] }
        return try values.pairs.map { key, value in
            let arguments = Arguments([try bridge.dynamicValue(key), try bridge.dynamicValue(value)])
            return { try kind.apply(to: $0, arguments) }
        }
    }

    /// The time that hosted views see, in scripts' hands.
    final class Clock {}

    static func makeClockType() -> UserdataType<Clock> {
        UserdataType<Clock>("clock") { type in
            type.method(
                "advance",
                onMain { _, call in
                    let session = session(of: call)
                    session.clock.advance(by: try call.number(1))
                    try session.reportFailures()
                    return .nothing
                })
            type.method("elapsed", onMain { _, call in try call.returns(session(of: call).clock.elapsed) })
            type.metamethod(
                "__tostring",
                onMain { _, call in try call.returns("clock at \(session(of: call).clock.elapsed) s") })
        }
    }
}
