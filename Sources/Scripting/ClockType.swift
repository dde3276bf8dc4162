import Lua
import Views

/// `clock`: the time that hosted views see, in a script's hands.
extension ScriptSession {
    /// What scripts hold of the clock.
    final class Clock {
        /// How far it may be moved on at once, in seconds.
        static let range: ClosedRange<Double> = 0...(100 * 365.25 * 86_400)
        /// How many events `settle` lets happen.
        static let eventLimit = 1_000
    }

    static func makeClockType() -> UserdataType<Clock> {
        UserdataType<Clock>("clock") { type in
            type.method(
                "advance",
                onMain { _, call in
                    let session = session(of: call)
                    try call.takes(1, "clock:advance")
                    guard !call.isNil(1) else {
                        return try session.journal.noting("clock:advance()", on: session.screens.last, call) {
                            try call.returns(session.passTime(atMost: .infinity, isStep: false))
                        }
                    }
                    let seconds = try session.seconds(call)
                    return try session.journal.noting("clock:advance(\(seconds))", on: session.screens.last, call) {
                        _ = try session.passTime(atMost: seconds, isStep: true)
                        return .nothing
                    }
                })
            type.method(
                "settle",
                onMain { _, call in
                    let session = session(of: call)
                    try call.takes(0, "clock:settle")
                    return try session.journal.noting("clock:settle()", on: session.screens.last, call) {
                        try session.settleClock()
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
                        of: "clock", name: "\(try call.value(1))", known: ["advance", "elapsed", "settle"])
                })
            type.metamethod(
                "__tostring",
                onMain { _, call in try call.returns("clock at \(session(of: call).clock.elapsed) s") })
        }
    }

    /// The seconds that a call is given.
    private func seconds(_ call: borrowing Call) throws -> Double {
        let seconds = try naming("clock:advance") { try call.number(1) }
        // The whole way is as long at most, so that dates stay those of a calendar.
        guard seconds >= 0, Clock.range.contains(clock.elapsed + seconds) else {
            throw ArgumentError.calling(
                "clock:advance",
                .wrongType(
                    argument: "seconds",
                    expected: "number from 0 to \(Int(Clock.range.upperBound)), a hundred years",
                    found: try call.value(1).summary))
        }
        return seconds
    }

    /// Moves the clock on until nothing is due any more.
    /// - Throws: `ScriptingError.restless` if that has no end.
    private func settleClock() throws {
        settleTasks()
        for _ in 0..<Clock.eventLimit {
            guard let next = clock.timeToNext, Clock.range.contains(clock.elapsed + next) else { return }
            _ = try passTime(atMost: next, isStep: true)
        }
        guard clock.timeToNext != nil else { return }
        throw ScriptingError.restless(events: Clock.eventLimit, running: clock.tasks.map(\.summary))
    }
}
