import Foundation

/// Says when a timeline view is to be made anew.
public nonisolated protocol TimelineSchedule {
    /// The type of the dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from a date on, in order. The first one may lie before it: then it is the one that holds at that date.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The precision with which a schedule is kept.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
    /// As it says.
    case normal
    /// As it says, where that is not too often.
    case lowFrequency
}

/// Dates at even distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// The least time between two dates, in seconds.
    static let shortest: TimeInterval = 0.001

    /// Dates at a fixed interval in seconds, at most a thousand a second. An interval that is not above 0, or has no
    /// end, leaves the first date alone.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? max(interval, Self.shortest) : 0
    }

    /// The dates without end, from the last one that is not after `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0 else { return Entries(next: start, interval: nil) }
        // Unverified: the first entry is the latest that isn't in the future, so that there is a date to show at once.
        let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return Entries(next: start + passed * interval, interval: interval)
    }

    /// Dates at even distances, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var nextDate: Date?
        private let interval: TimeInterval?

        init(next: Date, interval: TimeInterval?) {
            nextDate = next
            self.interval = interval
        }

        /// The next date.
        public mutating func next() -> Date? {
            defer { nextDate = interval.flatMap { interval in nextDate.map { $0 + interval } } }
            return nextDate
        }
    }
}

/// The start of each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// The starts of minutes without end, from the one that `startDate` lies in.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        // Documented for EveryMinuteTimelineSchedule: the entries are at the start of each minute.
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: max(startDate, Date(timeIntervalSinceReferenceDate: 0)), mode: mode)
    }
}

/// Dates that were listed.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// These dates, which have to be in order.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// All the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// As often as an animation needs, sixty times a second where nothing else is said.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// Dates at least `minimumInterval` seconds apart, nil for a sixtieth; none while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        // Unverified: an animation is shown 60 times a second at most.
        interval = max(minimumInterval ?? 0, 1.0 / 60)
        isPaused = paused
    }

    /// The dates without end, from `startDate`; that one alone while it is paused.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        .init(next: startDate, interval: isPaused ? nil : interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at a fixed interval in seconds.
    public nonisolated static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public nonisolated static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Sixty times a second.
    public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Dates at least `minimumInterval` seconds apart, nil for a sixtieth; none while paused.
    public nonisolated static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// These dates, which have to be in order.
    public nonisolated static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
