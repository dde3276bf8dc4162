import Testing

@testable import UnifiedLogging

/// The format of `os_log`.
struct LogFormatTests {
    @Test(arguments: [
        ("%d of %ld", [3, 10] as [any Sendable], "3 of 10"),
        ("%{public}@ and %@", ["a", 1.5], "a and 1.5"),
        ("%.2f %5d|", [1.0 / 3, 42], "0.33    42|"),
        ("%x %llu", [255, UInt64.max], "ff 18446744073709551615"),
        ("100 %% of %@", ["it"], "100 % of it"),
        ("%@ %@", ["one"], "one %@"),
        ("%d", ["text"], "text"),
    ])
    func `A value takes the place of its conversion`(format: String, values: [any Sendable], text: String) {
        #expect(LogFormat.text(format, values) == text)
    }
}
