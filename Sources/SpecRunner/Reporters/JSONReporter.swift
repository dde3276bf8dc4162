import Foundation
import System

/// The events themselves, for other programs and for `merge`: a JSON object a line.
///
/// The first line is `{"format":"viewspec events","version":1}`. Each line behind it is an event; its fields are listed
/// at `SpecEvent`'s coding. The version changes when a field changes its meaning or goes; fields that readers don't
/// know may be added without that. Nothing is lost: `EventLog` reads the same events back.
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

    /// Writes the event, at once: should the process end, the log tells how far it got.
    public func receive(_ event: SpecEvent) {
        if case .runStarted = event { write(EventLog.Header(format: EventLog.format, version: EventLog.version)) }
        write(event)
        output.flush()
    }

    private func write(_ line: some Encodable) {
        do {
            output.write(String(decoding: try encoder.encode(line), as: UTF8.self) + "\n")
        } catch {
            preconditionFailure("events are made of strings and finite numbers: \(error)")
        }
    }
}
