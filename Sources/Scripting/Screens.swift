import Lua
import Views

/// `host(view)`, `inspect(view)` and the clock.
extension ScriptSession {
    func installScreens() throws {
        try define("host") { session, call in
            try call.takes(2, "host")
            let (view, options) = try session.view(call, for: "host")
            session.journal.endStep()
            let screen = try Element(root: session.host(view, on: options.screen(for: view)), session: session)
            session.journal.note("host(\(screen.lastFound.kind.name))", call)
            return try call.returns(screen, session.types.element)
        }
        try define("inspect") { session, call in
            try call.takes(2, "inspect")
            let (view, _) = try session.view(call, for: "inspect")
            let graph = session.inspect(view)
            try session.reportFailures(in: graph)
            return try call.returns(Element(root: graph, session: session), session.types.element)
        }
        try interpreter.globals.set("clock", .userdata(try interpreter.makeUserdata(Clock(), types.clock)))
    }

    private func inspect(_ view: any View) -> Graph {
        func open<V: View>(_ view: V) -> Graph {
            Graph(view, mode: .inspected, environment: environment, clock: clock)
        }
        let graph = open(view)
        graph.pathStyle = .lua
        return graph
    }

    /// The view that an object of a script is; nil for any other.
    static func view(in object: AnyObject?) -> (any View)? {
        (object as? ViewBox)?.view ?? (object as? OpaqueBox)?.value as? any View
    }

    private func view(_ call: borrowing Call, for what: String) throws -> (any View, HostOptions) {
        let object = call.object(1)
        guard let view = Self.view(in: object) else {
            let value = try call.value(1)
            let found =
                if object is ScriptDefinition {
                    "a definition: call it to make a view"
                } else if let name = catalogFunctions.first(where: { .function($0.value) == value })?.key {
                    "the function that makes one: call it, as in \(what)(\(name)())"
                } else {
                    value.summary
                }
            throw ScriptingError.viewExpected(what: what, found: found)
        }
        let options = try HostOptions(call.value(2), for: what, self)
        return (options.apply(to: view), options)
    }
}
