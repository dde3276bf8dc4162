import Foundation

/// How long the same work takes here and elsewhere.
struct Comparison {
    /// The seconds that it takes here.
    let ours: Double
    /// The seconds that it takes the peer.
    let peer: Double
    /// The seconds that another program takes, for information; nil where there is none.
    var other: Double?

    /// Ours as a multiple of the peer's.
    var ratio: Double { ours / peer }
}

/// The table of what was measured.
struct Report {
    /// The work that took longer than its bound allows.
    private(set) var missed: [String] = []

    /// Begins a part of the table: the names of what is compared in it.
    static func printHeader(ours: String, peer: String, other: String? = nil) {
        var columns = [ours.aligned(11), peer.aligned(11), "ratio".aligned(9), "bound".padded(8)]
        if let other { columns.append(other.aligned(11)) }
        print(line("work", columns))
    }

    /// Adds a line, and notes where it is over its bound.
    mutating func add(_ work: String, bound: Double, _ result: Comparison) {
        // A ratio that is no number is within no bound.
        let isMet = result.ratio <= bound
        if !isMet { missed.append(work) }
        var columns = [
            Self.time(result.ours), Self.time(result.peer), String(format: "%7.2f ×", result.ratio),
            String(format: "≤ %.2f", bound).padded(8),
        ]
        if let other = result.other { columns.append(Self.time(other)) }
        if !isMet { columns.append("MISSED") }
        print(Self.line(work, columns))
    }

    private static func line(_ work: String, _ columns: [String]) -> String {
        ([work.padded(36)] + columns).joined(separator: "  ")
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%8.0f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%8.2f µs", seconds * 1e6)
        default: String(format: "%8.2f ms", seconds * 1e3)
        }
    }
}

extension String {
    /// The text with spaces after it.
    fileprivate func padded(_ length: Int) -> String { self + spaces(upTo: length) }

    /// The text with spaces before it.
    fileprivate func aligned(_ length: Int) -> String { spaces(upTo: length) + self }

    private func spaces(upTo length: Int) -> String { String(repeating: " ", count: max(0, length - count)) }
}
