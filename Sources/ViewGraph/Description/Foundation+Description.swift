import Foundation

extension Date: DescribedValue {
    public static let valueKind = ValueKind(
        "Date", Date.self, "A point in time: `Date('2026-11-21T10:00:00Z')`, or seconds since 1970.",
        example: "Date('2026-11-21T10:00:00Z')",
        makers: [
            .init("", .required("timeIntervalSince1970", Double.self)) { try ofScript(since1970: $0) },
            .init("", .required("timeIntervalSinceReferenceDate", Double.self)) {
                try ofScript(since1970: $0 + timeIntervalBetween1970AndReferenceDate)
            },
            .init("now") { ViewClock.currentDate },
        ],
        members: [
            .property("timeIntervalSince1970", \Date.timeIntervalSince1970),
            .property("timeIntervalSinceReferenceDate", \Date.timeIntervalSinceReferenceDate),
            .method("addingTimeInterval", .required("seconds", Double.self)) { (date: Date, seconds) in
                try ofScript(since1970: date.timeIntervalSince1970 + seconds)
            },
            .method("timeIntervalSince", .required("other", Date.self)) { (date: Date, other: Date) in
                date.timeIntervalSince(other)
            },
            .method("isBefore", .required("other", Date.self)) { (date: Date, other: Date) in date < other },
        ])

    /// A date within the years 1 to 9999: others have no calendar, and the ones far from these can't be printed.
    private static func ofScript(since1970 seconds: Double) throws -> Date {
        guard (-62_135_596_800...253_402_300_799).contains(seconds) else {
            throw ArgumentError.wrongType(
                argument: "", expected: "date within the years 1 to 9999",
                found: "one \(seconds) seconds from 1970")
        }
        return Date(timeIntervalSince1970: seconds)
    }

    /// A date, seconds since 1970, or a string as ISO 8601 has it: a date, with a time and with the distance from UTC
    /// where these are given.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Date {
        switch value {
        case .object(let date as Date): return date
        case .integer, .number: return try ofScript(since1970: try Double.make(from: value))
        case .string(let string):
            for style in [
                Date.ISO8601FormatStyle(), .iso8601(fraction: true), .iso8601.year().month().day(),
            ] {
                if let date = try? style.parse(string) { return date }
            }
            throw ArgumentError.wrongType(
                argument: "", expected: "date such as \"2026-11-21T10:00:00Z\"", found: "\"\(string)\"")
        default: throw mismatch(value)
        }
    }
}

extension Date.ISO8601FormatStyle {
    fileprivate static func iso8601(fraction: Bool) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
    }
}

extension URL: DescribedValue {
    /// The description of the type. Addresses are strings in a dynamic language; the type checks them.
    public static let valueKind = ValueKind("URL", URL.self, "An address.", example: "'https://example.org'")

    public static var dynamicName: String { "URL" }
    public static var dynamicExample: String { "'https://example.org'" }

    public static func make(from value: DynamicValue) throws -> URL {
        guard case .string(let string) = value, let url = URL(string: string) else { throw mismatch(value) }
        return url
    }

    public var dynamicValue: DynamicValue { .string(absoluteString) }
}

extension Locale: DescribedValue {
    /// The description of the type. Locales are strings in a dynamic language.
    public static let valueKind = ValueKind("Locale", Locale.self, "A language and a region.", example: "'de'")

    public static var dynamicName: String { "locale identifier" }
    public static var dynamicExample: String { "'de'" }
    public static func make(from value: DynamicValue) throws -> Locale {
        guard case .string(let identifier) = value else { throw mismatch(value) }
        return Locale(identifier: identifier)
    }
    public var dynamicValue: DynamicValue { .string(identifier) }
}
