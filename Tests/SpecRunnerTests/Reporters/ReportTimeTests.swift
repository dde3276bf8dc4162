import System
import Testing

@testable import SpecRunner

/// Whatever specs print and say is reported in a time proportional to its length.
@Suite("The time of reports", .serialized)
struct ReportTimeTests {
    /// Of so many, each in a time proportional to the text before it would take a thousand times as long.
    private static let length = 200_000
    /// The bound has room: a text is made visible before it is written, and letters only written.
    private static let bound = 4.0
    private static let names = ["spec", "dot", "tap", "github", "junit", "html", "json"]

    private static let texts: [String: String] = [
        "control characters": String(repeating: "\u{1}", count: length),
        "bytes that are no text": String(decoding: [UInt8](repeating: 0xFF, count: length / 3), as: UTF8.self),
        "escape sequences": String(repeating: "\u{1B}[2J", count: length / 4),
        "colors without an end": String(repeating: "\u{1B}[1", count: length / 3),
        "marks of direction": String(repeating: "\u{202E}", count: length / 3),
        "lines": String(repeating: "a line...\n", count: length / 10),
        "one line": String(repeating: "a", count: length),
    ]

    @Test(arguments: names) func `A report of odd characters takes no longer than of the letters that show them`(
        name: String
    ) throws {
        let format = try ReporterFormat.named(name)
        for (kind, text) in Self.texts {
            var ratios: [Double] = []
            // The machine may be busy with something else: once in some times, it isn't.
            for _ in 1...5 where (ratios.min() ?? .infinity) > Self.bound {
                let shown = text.withVisibleControls.utf8.count
                let letters = String(repeating: "abcdefghi\n", count: shown / 10)
                ratios.append(Self.seconds(text, format) / Self.seconds(letters, format))
            }
            #expect(try #require(ratios.min()) <= Self.bound, "\(kind)")
        }
    }

    /// The time of a report of a spec that prints a text, is named by it, and fails with it.
    private static func seconds(_ text: String, _ format: any Reporter.Type) -> Double {
        let group = GroupReference(file: "a_spec.lua")
        let place = SourcePosition(file: "a_spec.lua", line: 1)
        let spec = SpecReference(group: group, name: text, location: place)
        let detail = OutcomeDetail(outcome: .error, message: text, location: place)
        let events: [SpecEvent] = [
            .runStarted(files: 1), .fileStarted(path: "a_spec.lua"), .specStarted(spec), .output(text: text),
            .specFinished(SpecResult(spec: spec, details: [detail], seconds: 0)),
            .fileFinished(path: "a_spec.lua", seconds: 0), .runFinished(RunSummary()),
        ]
        let reporter = format.init(output: MemoryOutput(), style: TextStyle(isColored: true, quotesCommands: true))
        let start = MonotonicTime.nanoseconds
        for event in events { reporter.receive(event) }
        return MonotonicTime.seconds(since: start)
    }
}
