import Foundation
import Testing
import ViewTree

/// The time that views see.
@MainActor
struct ClockTests {
    private let clock = ViewClock()
    private let log = Log()

    @Test func itStandsStill() {
        #expect(clock.elapsed == 0)
        #expect(clock.now == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test func whatIsDueRunsInOrder() {
        clock.schedule(after: 2) { log.note("two") }
        clock.schedule(after: 1) { log.note("one") }
        clock.schedule(after: 1) { log.note("one, later") }
        clock.advance(by: 1)
        #expect(log.lines == ["one", "one, later"])
        clock.advance(by: 1)
        #expect(log.lines == ["one", "one, later", "two"])
        #expect(clock.elapsed == 2)
    }

    @Test func anActionSeesItsOwnTime() {
        clock.schedule(after: 1.5) { log.note("\(clock.elapsed)") }
        clock.advance(by: 10)
        #expect(log.lines == ["1.5"])
        #expect(clock.elapsed == 10)
    }

    @Test func whatIsScheduledOnTheWayRunsToo() {
        func tick() {
            log.note("\(clock.elapsed)")
            clock.schedule(after: 1, tick)
        }
        clock.schedule(after: 1, tick)
        clock.advance(by: 3)
        #expect(log.lines == ["1.0", "2.0", "3.0"])
    }

    @Test func whatIsCancelledDoesNotRun() {
        let timer = clock.schedule(after: 1) { log.note("never") }
        clock.schedule(after: 2) { log.note("never") }
        timer.cancel()
        clock.advance(by: 1)
        clock.reset()
        clock.advance(by: 5)
        #expect(log.lines == [])
        #expect(clock.elapsed == 5)
    }

    @Test func itNeverGoesBack() {
        clock.advance(by: 2)
        clock.advance(by: -1)
        #expect(clock.elapsed == 2)
    }
}
