import Foundation
import System

/// The events themselves, for other programs and for `merge`: one JSON object a line.
///
/// The first line is `{"format":"viewspec events","version":1}`. Each line after it is an event; its fields are listed
/// at `SpecEvent`'s coding. The version changes when a field changes its meaning or is removed; readers have to ignore
/// unknown fields. `EventLog` reads the same events back.
public final class JSONReporter: Reporter {
    public static let name = "json"
    // `merge` may make any report of the log.
    public static let showsScreens = true
    // The log of a killed run tells how far it got, and `merge` reads it.
    public static let growsInPlace = true

    private let output: any ReportOutput
    private let encoder = JSONEncoder()

    public init(output: any ReportOutput, style: TextStyle) {
        self.output = output
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    public func receive(_ event: SpecEvent) {
        if case .runStarted = event { write(EventLog.Header(format: EventLog.format, version: EventLog.version)) }
        write(event)
    }

    public func pause() { output.flush() }

    private func write(_ line: some Encodable) {
        do {
            output.write(String(decoding: try encoder.encode(line), as: UTF8.self) + "\n")
        } catch {
            preconditionFailure("events are made of strings and finite numbers: \(error)")
        }
    }
}
