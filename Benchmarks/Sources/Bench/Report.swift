import Foundation

/// The measurement of a row beside one of its peers.
struct Comparison {
    let row: Row
    let peer: Peer
    /// The seconds that it takes here, or the bytes.
    let ours: Double
    /// The seconds that it takes the peer, or the bytes.
    let theirs: Double

    /// Ours as a multiple of the peer's.
    var ratio: Double { ours / theirs }

    /// Whether the goal is reached; nil without a goal.
    var reachesGoal: Bool? {
        switch peer.goal {
        case nil: nil
        case .ratio(let goal): ratio <= goal
        case .seconds(let goal): ours <= goal
        }
    }
}

/// The tables of what was measured.
struct Report {
    /// Whether bounds are held: without, the tables show the measurements alone.
    let hasBounds: Bool
    /// The work that took longer than its bound allows.
    private(set) var missed: [String] = []
    /// The measurements beside peers.
    private(set) var comparisons: [Comparison] = []

    /// Begins the part about peers.
    static func printHeader() {
        show(
            "work",
            ["viewspec".aligned(11), "peer".padded(12), "".aligned(11), "ratio".aligned(9), "bound".aligned(8), "goal"])
    }

    /// Adds the lines of a row, one for each peer, and notes where it is over its bound.
    mutating func add(_ row: [Comparison]) {
        for (index, line) in row.enumerated() {
            // A ratio that is no number is within no bound.
            let isMet = !hasBounds || line.ratio <= line.peer.bound
            if !isMet { missed.append("\(line.row.work), beside \(line.peer.name)") }
            Self.show(
                index == 0 ? line.row.work : "",
                [
                    index == 0 ? Self.amount(line.ours, line.row.unit) : "".aligned(11), line.peer.name.padded(12),
                    Self.amount(line.theirs, line.row.unit), "\(Self.short(line.ratio)) ×".aligned(9),
                    "≤ \(Self.short(line.peer.bound))".aligned(8), Self.goal(of: line.peer).map { "≤ \($0)" } ?? "",
                    isMet ? "" : "MISSED",
                ])
        }
        comparisons += row
    }

    /// Begins the part about growth: the sizes.
    static func printHeader(sizes: [Int]) {
        show("work", sizes.map { "\($0)".aligned(11) } + ["exponent".aligned(9), "bound".aligned(8)])
    }

    /// Adds a line about growth, and notes where the exponent is over its bound.
    mutating func add(_ growth: Growth) {
        let isMet = !hasBounds || growth.exponent <= growth.row.bound
        if !isMet { missed.append("growth of: \(growth.row.work)") }
        Self.show(
            growth.row.work,
            growth.times.map { Self.amount($0.seconds, .seconds) } + [
                String(format: "%9.2f", growth.exponent), "≤ \(Self.short(growth.row.bound))".aligned(8),
                isMet ? "" : "MISSED",
            ])
    }

    /// The goals and what was measured, as a table of Markdown.
    var goals: String {
        let lines = comparisons.compactMap { line -> String? in
            guard let goal = Self.goal(of: line.peer), let isReached = line.reachesGoal else { return nil }
            let now: String
            switch line.peer.goal {
            case .seconds: now = Self.amount(line.ours, .seconds).trimmingCharacters(in: .whitespaces)
            default: now = "\(Self.short(line.ratio)) ×"
            }
            let rest = isReached ? "reached" : line.row.limit.map { "see *\($0)*" } ?? ""
            return "| \(line.row.work) | \(line.peer.name) | \(goal) | \(now) | \(rest) |"
        }
        return (["| work | peer | goal | now | |", "|---|---|---|---|---|"] + lines).joined(separator: "\n") + "\n"
    }

    private static func goal(of peer: Peer) -> String? {
        switch peer.goal {
        case nil: nil
        case .ratio(let ratio): "\(short(ratio)) ×"
        case .seconds(let seconds): "\(short(seconds * 1e6)) µs"
        }
    }

    /// Prints a line at once: the next one may take a while.
    private static func show(_ work: String, _ columns: [String]) {
        var line = ([work.padded(36)] + columns).joined(separator: "  ")
        while line.hasSuffix(" ") { line.removeLast() }
        print(line)
        fflush(nil)
    }

    /// A number with two digits that count.
    private static func short(_ number: Double) -> String {
        number < 10 ? String(format: "%.2g", number) : String(format: "%.0f", number)
    }

    private static func amount(_ number: Double, _ unit: Row.Unit) -> String {
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
