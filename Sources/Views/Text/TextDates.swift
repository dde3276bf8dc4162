import Foundation

extension Text {
    /// The form in which a text shows a date. Relative styles follow the clock of the views.
    public enum DateStyle: Hashable, CaseIterable, Sendable, Codable, NamedValues {
        /// The time of day: 9:41 AM.
        case time
        /// The day: January 9, 2007.
        case date
        /// The distance from now in its two largest units, days being the largest: 2 hours, 23 minutes.
        case relative
        /// The distance from now with its sign, in its largest unit: +2 hours.
        case offset
        /// The distance from now, as a stopwatch shows it: 2:32.
        case timer

        /// A date as it reads now.
        func string(of date: Date, in context: TextContext) -> String {
            let distance = date.timeIntervalSince(ViewClock.currentDate)
            switch self {
            case .time: return context.string(of: date, nil, .shortened)
            case .date: return context.string(of: date, .long, nil)
            // Unverified: how many units each style shows.
            case .relative: return context.string(of: abs(distance), units: 2)
            case .offset: return (distance < 0 ? "-" : "+") + context.string(of: abs(distance), units: 1)
            case .timer:
                return Timer.string(of: Int(saturating: abs(distance)), showsHours: true)
            }
        }
    }

    /// A stopwatch that runs through an interval, on the clock of the views.
    struct Timer: Equatable, Sendable {
        let interval: DateInterval
        /// When the stopwatch stops; nil for the end of the interval.
        let pauseTime: Date?
        let countsDown: Bool
        let showsHours: Bool

        /// The time that it shows now. A second that has begun counts when it counts down, so that 0:00 is the end.
        var string: String {
            // Documented for init(timerInterval:pauseTime:countsDown:showsHours:): the timer stands still at the pause time.
            let now = min(pauseTime ?? .distantFuture, ViewClock.currentDate)
            let elapsed = min(max(now.timeIntervalSince(interval.start), 0), interval.duration)
            // Unverified: counting down rounds up, so that zero is shown at the end only.
            let seconds = countsDown ? (interval.duration - elapsed).rounded(.up) : elapsed
            return Timer.string(of: Int(saturating: seconds), showsHours: showsHours)
        }

        /// Seconds as a stopwatch shows them: 2:32, or 1:02:32 with hours.
        static func string(of seconds: Int, showsHours: Bool) -> String {
            // Documented for showsHours: without hours, the minutes go beyond 59.
            guard showsHours, seconds >= 3600 else { return String(format: "%d:%02d", seconds / 60, seconds % 60) }
            return String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
        }
    }

    /// Shows a stopwatch that runs through an interval, and stops at a time if one is given. Without hours, minutes count
    /// on past 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .timer(
                Timer(
                    interval: DateInterval(start: timerInterval.lowerBound, end: timerInterval.upperBound),
                    pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Shows a date. Relative styles follow the clock of the views.
    public init(_ date: Date, style: DateStyle) {
        self.init(.date(date, style))
    }

    /// Shows from when to when, in times of day where that is one day.
    public init(_ dates: ClosedRange<Date>) {
        self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
    }

    /// Shows from when to when, in times of day where that is one day.
    public init(_ interval: DateInterval) {
        self.init(.dates(interval))
    }
}

extension TextContext {
    /// A date in words.
    func string(of date: Date, _ day: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> String {
        Date.FormatStyle(
            date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(date)
    }

    /// A number of seconds in words, in the largest units.
    fileprivate func string(of seconds: TimeInterval, units: Int) -> String {
        // Durations end before numbers do.
        Duration.seconds(Int64(Int(saturating: min(seconds, 1e15)))).formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units).locale(locale))
    }
}

extension DateInterval {
    /// From when to when, in words.
    func string(in context: TextContext) -> String {
        var calendar = context.calendar
        calendar.timeZone = context.timeZone
        // Commonly known: an interval within one day shows the times only.
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        guard start < end else { return context.string(of: start, nil, .shortened) }
        return Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: context.locale, calendar: calendar,
            timeZone: context.timeZone
        ).format(start..<end)
    }
}
