import Foundation

/// A date as a person writes it, without a time zone: `2026-03-01`, `2026-03-01 09:00`, `2026-03-01 09:00:30`.
struct LocalDate {
    private let components: DateComponents

    /// Reads a text; nil for one of another form.
    init?(_ text: String) {
        let halves = text.split(separator: " ", omittingEmptySubsequences: false)
        guard halves.count <= 2, let date = Self.numbers(halves[0], "-", [4, 2, 2]) else { return nil }
        var time: [Int] = []
        if halves.count == 2 {
            guard let read = Self.numbers(halves[1], ":", [2, 2]) ?? Self.numbers(halves[1], ":", [2, 2, 2]) else {
                return nil
            }
            time = read
        }
        time += Array(repeating: 0, count: 3 - time.count)
        components = DateComponents(
            year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1], second: time[2])
    }

    /// Numbers of these counts of digits, with a separator between them.
    private static func numbers(_ text: Substring, _ separator: Character, _ digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == digits else { return nil }
        let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
        return numbers.count == parts.count ? numbers : nil
    }

    /// The date in a time zone; nil where the calendar has no such day or time.
    func date(in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var whole = components
        whole.timeZone = zone
        whole.calendar = calendar
        guard whole.isValidDate else { return nil }
        return calendar.date(from: whole)
    }
}
