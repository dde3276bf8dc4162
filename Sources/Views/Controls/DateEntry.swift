import Foundation

/// A date, a time of day, or both, as they are written in ISO 8601: `2026-11-21`, `14:30`, `2026-11-21T14:30`. A space may
/// stand in the place of the T. The calendar is the Gregorian one.
struct DateEntry {
    /// Year, month and day, where they are given.
    private(set) var day: DateComponents?
    /// Hour and minute, where they are given.
    private(set) var time: DateComponents?

    /// Reads a text; nil where it is none of these forms, or there is no such day or time.
    init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard let first = parts.first, parts.count <= 2 else { return nil }
        day = Self.day(first)
        time = Self.time(parts[parts.count - 1])
        guard day != nil || time != nil, parts.count == 1 || (day != nil && time != nil) else { return nil }
    }

    private static func day(_ text: Substring) -> DateComponents? {
        guard let numbers = numbers(text, "-", digits: [4, 2, 2]) else { return nil }
        let day = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
        return day.isValidDate(in: Calendar(identifier: .gregorian)) ? day : nil
    }

    private static func time(_ text: Substring) -> DateComponents? {
        guard let numbers = numbers(text, ":", digits: [2, 2]), numbers[0] < 24, numbers[1] < 60 else { return nil }
        return DateComponents(hour: numbers[0], minute: numbers[1])
    }

    /// The numbers between separators, each of which has a given number of digits.
    private static func numbers(_ text: Substring, _ separator: Character, digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == digits, parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return parts.compactMap { Int($0) }
    }

    /// The date with what is given in place of its own day and time; nil where the calendar has no such time, as when
    /// clocks are put forward.
    func replacingParts(of date: Date, in timeZone: TimeZone) -> Date? {
        let calendar = Self.calendar(timeZone)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        if let day { (parts.year, parts.month, parts.day) = (day.year, day.month, day.day) }
        // Unverified: choosing a time sets whole minutes, and the seconds that the date had are dropped.
        if let time { (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time.hour, time.minute, 0, 0) }
        guard let replaced = calendar.date(from: parts) else { return nil }
        // Unverified: an hour that daylight saving time skips is refused rather than moved.
        return calendar.component(.hour, from: replaced) == parts.hour ? replaced : nil
    }

    /// A date as an entry is written; `hasTime` says whether with its time.
    static func written(_ date: Date, hasTime: Bool, in timeZone: TimeZone) -> String {
        let parts = calendar(timeZone).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?, _ count: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let day = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
        return hasTime ? "\(day) \(padded(parts.hour, 2)):\(padded(parts.minute, 2))" : day
    }

    /// Whether two dates are on the same day.
    static func isSameDay(_ first: Date, _ second: Date, in timeZone: TimeZone) -> Bool {
        calendar(timeZone).isDate(first, inSameDayAs: second)
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
