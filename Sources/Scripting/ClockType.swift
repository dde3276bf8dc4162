import Foundation
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
            type.methodOnMain("set") { _, call in
                let session = session(of: call)
                try call.takes(1, "clock:set")
                let date = try session.date(call)
                let written = date.formatted(.iso8601)
                return try session.journal.noting("clock:set(\"\(written)\")", on: session.screens.last, call) {
                    session.clock.set(date)
                    try session.reportFailures()
                    return .nothing
                }
            }
            type.methodOnMain("elapsed") { _, call in
                try call.takes(0, "clock:elapsed")
                return try call.returns(session(of: call).clock.elapsed)
            }
            type.indexOnMain { _, call in
                throw ScriptingError.unknownMember(
                    of: "clock", name: "\(try call.value(1))", known: ["advance", "elapsed", "set", "settle"])
            }
            type.metamethodOnMain("__tostring") { _, call in
                try call.returns("clock at \(session(of: call).clock.elapsed) s")
            }
        }
    }

    /// Reads the date of a call: a value, or a text without a time zone, which is in that of the run.
    private func date(_ call: borrowing Call) throws -> Date {
        try naming("clock:set") {
            let value = try bridge.dynamicValue(call.value(1))
            if case .string(let text) = value {
                if let date = LocalDate(text)?.date(in: .current) { return date }
                // Foundation reads "2026-02-30 09:00" as the start of some day.
                if text.contains("T"), let date = try? Date.make(from: value) { return date }
            } else if let date = try? Date.make(from: value) {
                return date
            }
            throw ArgumentError.wrongType(
                argument: "date", expected: "date such as \"2026-03-01 09:00\"", found: value.summary)
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
