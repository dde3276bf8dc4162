import Foundation

/// How much of something the same work takes here and elsewhere.
struct Comparison {
    /// The seconds that it takes here, or the bytes.
    let ours: Double
    /// The seconds that it takes the peer, or the bytes.
    let peer: Double
    /// The seconds that another program takes, for information; nil where there is none.
    var other: Double?
    var unit = Unit.seconds

    /// The unit of the figures.
    enum Unit {
        case seconds, bytes
    }

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
        show(line("work", columns))
    }

    /// Adds a line, and notes where it is over its bound.
    mutating func add(_ work: String, bound: Double, _ result: Comparison) {
        // A ratio that is no number is within no bound.
        let isMet = result.ratio <= bound
        if !isMet { missed.append(work) }
        var columns = [
            Self.amount(result.ours, result.unit), Self.amount(result.peer, result.unit),
            String(format: "%7.2f ×", result.ratio), String(format: "≤ %.2f", bound).padded(8),
        ]
        if let other = result.other { columns.append(Self.amount(other, result.unit)) }
        if !isMet { columns.append("MISSED") }
        Self.show(Self.line(work, columns))
    }

    /// Begins the part about growth: the sizes.
    static func printHeader(sizes: [Int]) {
        show(line("work", sizes.map { "\($0)".aligned(11) } + ["exponent".aligned(9), "bound".padded(8)]))
    }

    /// Adds a line about growth, and notes where the exponent is over its bound.
    mutating func add(_ growth: Growth) {
        let isMet = growth.exponent <= growth.bound
        if !isMet { missed.append("growth of: \(growth.work)") }
        var columns = growth.times.map { Self.amount($0.seconds, .seconds) }
        columns += [String(format: "%9.2f", growth.exponent), String(format: "≤ %.2f", growth.bound).padded(8)]
        if !isMet { columns.append("MISSED") }
        Self.show(Self.line(growth.work, columns))
    }

    /// Prints a line at once: the next one may take a while.
    private static func show(_ line: String) {
        print(line)
        fflush(nil)
    }

    private static func line(_ work: String, _ columns: [String]) -> String {
        ([work.padded(40)] + columns).joined(separator: "  ")
    }

    private static func amount(_ number: Double, _ unit: Comparison.Unit) -> String {
        switch (unit, number) {
        case (.bytes, _): String(format: "%8.0f B ", number)
        case (.seconds, ..<1e-6): String(format: "%8.0f ns", number * 1e9)
        case (.seconds, ..<1e-3): String(format: "%8.2f µs", number * 1e6)
        case (.seconds, _): String(format: "%8.2f ms", number * 1e3)
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
