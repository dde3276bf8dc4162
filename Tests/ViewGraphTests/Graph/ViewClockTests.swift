import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@MainActor
@Suite struct ViewClockTests {
    private let log = Log()

    @Test func `Timers fire when their time has come`() {
        let clock = ViewClock()
        clock.schedule(after: 2) { log.note("two") }
        clock.schedule(after: 1) { log.note("one") }
        clock.advance(by: 0.5)
        #expect(log.entries.isEmpty)
        clock.advance(by: 0.5)
        #expect(log.take() == ["one"])
        clock.advance(by: 10)
        #expect(log.take() == ["two"])
    }

    @Test func `Timers of the same moment fire in the order of their making`() {
        let clock = ViewClock()
        for name in ["a", "b", "c"] { clock.schedule(after: 1) { log.note(name) } }
        clock.advance(by: 1)
        #expect(log.entries == ["a", "b", "c"])
    }

    @Test func `A timer sees the time it was set for`() {
        let clock = ViewClock()
        var seen: [Double] = []
        clock.schedule(after: 1) { seen.append(clock.elapsed) }
        clock.schedule(after: 3) { seen.append(clock.elapsed) }
        clock.advance(by: 5)
        #expect(seen == [1, 3])
        #expect(clock.elapsed == 5)
        #expect(clock.now == clock.start + 5)
    }

    @Test func `A timer may set the next`() {
        let clock = ViewClock()
        var ticks: [Double] = []
        func tick() {
            ticks.append(clock.elapsed)
            clock.schedule(after: 1, tick)
        }
        clock.schedule(after: 1, tick)
        clock.advance(by: 3.5)
        #expect(ticks == [1, 2, 3])
        // The timer that is left holds the clock that holds it.
        clock.reset()
    }

    @Test func `A cancelled timer does not fire`() {
        let clock = ViewClock()
        let timer = clock.schedule(after: 1) { log.note("fired") }
        clock.schedule(after: 0.5) { timer.cancel() }
        clock.advance(by: 2)
        #expect(log.entries.isEmpty)
    }

    @Test func `Time never goes back`() {
        let clock = ViewClock()
        clock.advance(by: 2)
        clock.advance(by: -1)
        #expect(clock.elapsed == 2)
        clock.schedule(after: -5) { log.note("at once") }
        clock.advance(by: 0)
        #expect(log.entries == ["at once"])
    }

    @Test func `A clock is set without time passing, and shows the usual date again when it is reset`() {
        let clock = ViewClock()
        clock.schedule(after: 10) { log.note("fired") }
        clock.advance(by: 4)
        clock.set(.distantFuture)
        #expect(clock.now == .distantFuture)
        #expect(clock.elapsed == 4)
        #expect(log.entries.isEmpty)
        clock.advance(by: 6)
        #expect(log.entries == ["fired"])
        clock.reset()
        #expect(clock.now == ViewClock.usualStart)
    }

    @Test func `A reset clock forgets its timers`() {
        let clock = ViewClock()
        clock.advance(by: 4)
        clock.schedule(after: 1) { log.note("fired") }
        clock.reset()
        clock.advance(by: 3)
        #expect(log.entries.isEmpty)
        #expect(clock.elapsed == 3)
    }
}
