import Foundation
import Subprocess

/// Something that no input may bring about.
struct Fault {
    /// Tells faults apart: two cases with the same signature have the same cause, as far as can be told.
    let signature: String
    /// A description for a person.
    let explanation: String

    /// The fault in the way that a run ended; nil where there is none.
    static func of(_ ending: Program.Ending, _ fuzzCase: FuzzCase) -> Fault? {
        if let report = ending.sanitizerReports.first {
            let summary =
                report.split(separator: "\n").first { $0.contains("ERROR: AddressSanitizer") } ?? "a sanitizer's report"
            let frames = report.split(separator: "\n").filter { $0.contains(" in ") }.prefix(3).joined(separator: "\n")
            return Fault(signature: "sanitizer: \(withoutNumbers(String(summary) + frames))", explanation: report)
        }
        switch ending.status {
        case nil:
            return Fault(signature: "hang", explanation: "didn't end in time\n\(tail(ending.output))")
        case .signaled(let signal):
            let trap = ending.output.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init) ?? ""
            return Fault(
                signature: "signal \(signal) \(withoutNumbers(trap))",
                explanation: "ended by signal \(signal)\n\(tail(ending.output))")
        case .exited(let status) where !documentedStatuses.contains(status):
            return Fault(
                signature: "status \(status)",
                explanation: "ended with the undocumented exit status \(status)\n\(tail(ending.output))")
        case .exited: break
        }
        return ending.events.lazy.compactMap { crash($0, mayTakeLong: fuzzCase.mayTakeLong) }.first
            ?? (fuzzCase.mustSucceed ? ending.events.lazy.compactMap(failure).first : nil)
    }

    /// A spec that failed, from its event.
    private static func failure(_ line: String) -> Fault? {
        guard line.contains(#""outcome":"failure""#) || line.contains(#""outcome":"error""#) else { return nil }
        let message = line.firstMatch(of: /"message":"((?:[^"\\]|\\.)*)"/)?.1 ?? "no message"
        return Fault(signature: "failure: \(withoutNumbers(String(message)))", explanation: line)
    }

    private static let documentedStatuses: [Int32] = [0, 1, 2, 3]

    /// A spec that died, from its event. One that had to be killed because it took too long, or too much memory, is
    /// what limits are for.
    private static func crash(_ line: String, mayTakeLong: Bool) -> Fault? {
        guard line.contains(#""outcome":"crashed""#), !(mayTakeLong && line.contains("had to be killed")),
            let message = line.firstMatch(of: /"outcome":"crashed".*?"message":"((?:[^"\\]|\\.)*)"/)?.1
                ?? line.firstMatch(of: /"message":"((?:[^"\\]|\\.)*)"/)?.1
        else { return nil }
        // Overflows trap without a message: the innermost frame tells them apart.
        let frame = line.firstMatch(of: /"nativeTraceback":\[((?:"(?:[^"\\]|\\.)*",?)?)/)?.1 ?? ""
        return Fault(signature: "crash: \(withoutNumbers(message + " " + frame))", explanation: line)
    }

    /// Addresses, process identifiers and values differ from run to run.
    private static func withoutNumbers(_ text: String) -> String {
        String(text.replacing(/0x[0-9a-f]+|-?[0-9]+(\.[0-9]+)?/, with: "#").prefix(300))
    }

    private static func tail(_ text: String) -> String { String(text.suffix(3000)) }
}
