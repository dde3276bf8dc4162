import Foundation

/// Something that no input may bring about.
struct Fault {
    /// Tells faults apart: two cases with the same signature have the same cause, as far as can be told.
    let signature: String
    /// What a person needs to know about it.
    let explanation: String

    /// What is wrong with how a run ended; nil where nothing is.
    static func of(_ ending: Program.Ending) -> Fault? {
        if let report = ending.sanitizerReports.first {
            let summary =
                report.split(separator: "\n").first { $0.contains("ERROR: AddressSanitizer") } ?? "a sanitizer's report"
            let frames = report.split(separator: "\n").filter { $0.contains(" in ") }.prefix(3).joined(separator: "\n")
            return Fault(signature: "sanitizer: \(withoutNumbers(String(summary) + frames))", explanation: report)
        }
        if ending.isHung { return Fault(signature: "hang", explanation: "didn't end in time\n\(tail(ending.output))") }
        if ending.status < 0 {
            let trap = ending.output.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init) ?? ""
            return Fault(
                signature: "signal \(-ending.status) \(withoutNumbers(trap))",
                explanation: "ended by signal \(-ending.status)\n\(tail(ending.output))")
        }
        if !documentedStatuses.contains(ending.status) {
            return Fault(
                signature: "status \(ending.status)",
                explanation: "ended with the undocumented exit status \(ending.status)\n\(tail(ending.output))")
        }
        return ending.events.lazy.compactMap(crash).first
    }

    private static let documentedStatuses: [Int32] = [0, 1, 2, 3]

    /// A spec that died, from its event. One that had to be killed because it took too long, or too much memory, is
    /// what limits are for.
    private static func crash(_ line: String) -> Fault? {
        guard line.contains(#""outcome":"crashed""#), !line.contains("had to be killed"),
            let message = line.firstMatch(of: /"outcome":"crashed".*?"message":"((?:[^"\\]|\\.)*)"/)?.1
                ?? line.firstMatch(of: /"message":"((?:[^"\\]|\\.)*)"/)?.1
        else { return nil }
        return Fault(signature: "crash: \(withoutNumbers(String(message)))", explanation: line)
    }

    /// Addresses, process identifiers and values differ from run to run.
    private static func withoutNumbers(_ text: String) -> String {
        String(text.replacing(/0x[0-9a-f]+|-?[0-9]+(\.[0-9]+)?/, with: "#").prefix(300))
    }

    private static func tail(_ text: String) -> String { String(text.suffix(3000)) }
}
