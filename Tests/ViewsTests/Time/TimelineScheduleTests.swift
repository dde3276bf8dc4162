import SwiftUI
import Testing

@Suite("Schedules of timelines")
struct TimelineScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 100)

    private func first<S: TimelineSchedule>(_ count: Int, of schedule: S, from date: Date) -> [Double] {
        var iterator = schedule.entries(from: date, mode: .normal).makeIterator()
        return (0..<count).compactMap { _ in iterator.next()?.timeIntervalSinceReferenceDate }
    }

    @Test("go on at even distances from the date that holds")
    func periodic() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        #expect(first(3, of: schedule, from: start + 25) == [120, 130, 140])
        #expect(first(2, of: schedule, from: start - 50) == [100, 110])
        #expect(first(3, of: PeriodicTimelineSchedule(from: start, by: 0), from: start) == [100])
    }

    @Test("name the minute's start, the listed dates, the dates of an animation")
    func others() {
        #expect(first(2, of: .everyMinute, from: start) == [60, 120])
        #expect(first(3, of: .explicit([start, start + 1]), from: start) == [100, 101])
        #expect(first(3, of: .animation(minimumInterval: 0.5), from: start) == [100, 100.5, 101])
        #expect(first(3, of: .animation(paused: true), from: start) == [100])
    }
}
