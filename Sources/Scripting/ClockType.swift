import Lua
import Views

/// The global `clock` of scripts.
extension ScriptSession {
    /// The object behind `clock`.
    final class Clock {
        /// The range of the time, in seconds.
        static let range: ClosedRange<Double> = 0...(100 * 365.25 * 86_400)
        /// The largest number of events that `settle` waits for.
        static let eventLimit = 1_000
    }

    static func makeClockType() -> UserdataType<Clock> {
        UserdataType<Clock>("clock") { type in
            type.methodOnMain("advance") { _, call in
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
            }
            type.methodOnMain("settle") { _, call in
                let session = session(of: call)
                try call.takes(0, "clock:settle")
                return try session.journal.noting("clock:settle()", on: session.screens.last, call) {
                    try session.settleClock()
                    return .nothing
                }
            }
            type.methodOnMain("elapsed") { _, call in
                try call.takes(0, "clock:elapsed")
                return try call.returns(session(of: call).clock.elapsed)
            }
            type.indexOnMain { _, call in
                throw ScriptingError.unknownMember(
                    of: "clock", name: "\(try call.value(1))", known: ["advance", "elapsed", "settle"])
            }
            type.metamethodOnMain("__tostring") { _, call in
                try call.returns("clock at \(session(of: call).clock.elapsed) s")
            }
        }
    }

    /// Reads the number of seconds of a call.
    /// - Throws: `ArgumentError` if the clock would leave its range.
    private func seconds(_ call: borrowing Call) throws -> Double {
        let seconds = try naming("clock:advance") { try call.number(1) }
        // The limit holds for the sum too, so that dates stay in the range of calendars.
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

    /// Advances the clock until nothing is due any more.
    /// - Throws: `ScriptingError.restless` after too many events, and the failures of the script's functions and views.
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
