import Lua
import Views

/// `host(view)`, `inspect(view)` and the clock.
extension ScriptSession {
    func installScreens() throws {
        try define("host") { session, call in
            try call.takes(2, "host")
            let view = try session.view(call, for: "host")
            let screen = try Element(root: session.host(view), session: session)
            session.journal.note("host(\(screen.lastFound.kind.name))", call)
            return try call.returns(screen, session.types.element)
        }
        try define("inspect") { session, call in
            try call.takes(2, "inspect")
            let view = try session.view(call, for: "inspect")
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
        return open(view)
    }

    private func view(_ call: borrowing Call, for what: String) throws -> any View {
        let found = try call.value(1)
        let object = call.object(1)
        guard let view = (object as? ViewBox)?.view ?? (object as? OpaqueBox)?.value as? any View else {
            throw ScriptingError.viewExpected(
                what: what,
                found: object is ScriptDefinition ? "a definition: call it to make a view" : found.summary)
        }
        return try HostOptions(call.value(2), for: what, self).apply(to: view)
    }

    /// The time that hosted views see, in scripts' hands.
    final class Clock {
        /// The limits of a single step, in seconds.
        static let range: ClosedRange<Double> = 0...(100 * 365.25 * 86_400)
    }

    static func makeClockType() -> UserdataType<Clock> {
        UserdataType<Clock>("clock") { type in
            type.method(
                "advance",
                onMain { _, call in
                    let session = session(of: call)
                    try call.takes(1, "clock:advance")
                    let seconds = try naming("clock:advance") { try call.number(1) }
                    // The limit holds for the sum too, so that dates stay in the range of calendars.
                    let elapsed = session.clock.elapsed
                    guard seconds >= 0, Clock.range.contains(elapsed + seconds) else {
                        throw ArgumentError.calling(
                            "clock:advance",
                            .wrongType(
                                argument: "seconds",
                                expected: "number from 0 to \(Int(Clock.range.upperBound)), a hundred years",
                                found: try call.value(1).summary)
                        )
                    }
                    return try session.journal.noting(
                        "clock:advance(\(seconds))", on: session.screens.last, call
                    ) {
                        session.clock.advance(by: seconds)
                        try session.reportFailures()
                        return .nothing
                    }
                })
            type.method(
                "elapsed",
                onMain { _, call in
                    try call.takes(0, "clock:elapsed")
                    return try call.returns(session(of: call).clock.elapsed)
                })
            type.index(
                onMain { _, call in
                    throw ScriptingError.unknownMember(
                        of: "clock", name: "\(try call.value(1))", known: ["advance", "elapsed"])
                })
            type.metamethod(
                "__tostring",
                onMain { _, call in try call.returns("clock at \(session(of: call).clock.elapsed) s") })
        }
    }
}
