import Foundation

/// Measures what has to stay fast and prints it beside its bound. Bounds are ratios to a peer in the same run: they say
/// something on a busy machine, too.
@main
struct Bench {
    /// Measures everything, and exits with 1 where a bound is missed, with 2 where something couldn't be measured.
    static func main() {
        do {
            let arguments = CommandLine.arguments
            if arguments.count == 3, arguments[1] == Meter.plainLuaFlag {
                return try Meter.printNumber(ofPlainLua: arguments[2])
            }
            let missed = try measure()
            guard !missed.isEmpty else { return }
            print("over the bound: \(missed.joined(separator: "; "))")
            exit(EXIT_FAILURE)
        } catch {
            print(error)
            exit(2)
        }
    }

    /// - Returns: What is over its bound.
    private static func measure() throws -> [String] {
        let options = try Options(CommandLine.arguments.dropFirst())
        let programs = try Programs(options.programs)
        defer { programs.removeFiles() }
        let only = (options["only"] ?? "").split(separator: ";").map(String.init)
        var bench = Bench(
            meter: Meter(programs, python: options["python"], suites: options["suites"] ?? ""), only: only,
            hasBounds: options["bounds"] != "off")
        let works = Rows.all.map(\.work) + Rows.growth.map(\.work)
        for name in only where !works.contains(where: { $0.contains(name) }) {
            throw BenchError("no row has '\(name)' in its name")
        }
        try bench.compare()
        try bench.measureGrowth()
        if let file = options["goals"] {
            try Data(bench.report.goals.utf8).write(to: URL(filePath: file))
        }
        return bench.report.missed
    }

    private let meter: Meter
    /// Parts of the names of the work that is measured; empty for all.
    private let only: [String]
    private var report: Report

    private init(meter: Meter, only: [String], hasBounds: Bool) {
        (self.meter, self.only) = (meter, only)
        report = Report(hasBounds: hasBounds)
    }

    private func isWanted(_ work: String) -> Bool { only.isEmpty || only.contains { work.contains($0) } }

    /// Measures all rows whose peers are there, and says which aren't.
    private mutating func compare() throws {
        Report.printHeader()
        var missing: [Need: [String]] = [:]
        for row in Rows.all where isWanted(row.work) {
            for peer in row.peers {
                for need in meter.missing(for: peer.subject) { missing[need, default: []].append(row.work) }
            }
            let peers = row.peers.filter { meter.missing(for: $0.subject).isEmpty }
            if !peers.isEmpty { report.add(try compare(row, with: peers)) }
        }
        for (need, works) in missing.sorted(by: { $0.key.name < $1.key.name }) {
            print("without \(need.name), not compared (make bench-peers): \(works.joined(separator: "; "))")
        }
    }

    private func compare(_ row: Row, with peers: [Peer]) throws -> [Comparison] {
        var ours = Double.infinity
        var theirs = peers.map { _ in Double.infinity }
        for round in 1...row.rounds {
            ours = min(ours, try meter.number(of: row.ours))
            for (index, peer) in peers.enumerated() where round <= peer.rounds {
                theirs[index] = min(theirs[index], try meter.number(of: peer.subject))
            }
        }
        return zip(peers, theirs).map { Comparison(row: row, peer: $0, ours: ours, theirs: $1) }
    }

    private mutating func measureGrowth() throws {
        let sizes = [100, 1_000, 10_000, 100_000]
        let rows = Rows.growth.filter { isWanted($0.work) }
        if !rows.isEmpty { Report.printHeader(sizes: sizes) }
        for row in rows {
            let times = try sizes.map { size in
                let rounds = size > 10_000 ? 1 : 3
                return (size: size, seconds: try (1...rounds).map { _ in try meter.number(of: row.ours(size)) }.min()!)
            }
            report.add(Growth(row: row, times: times))
        }
    }
}

/// The command line: `--name value` for each.
private struct Options {
    private var values: [String: String] = [:]

    init(_ arguments: ArraySlice<String>) throws {
        let known = ["viewspec", "lua", "busted", "rspec", "node", "python", "suites", "only", "goals", "bounds"]
        var rest = arguments
        while let flag = rest.popFirst() {
            guard flag.hasPrefix("--"), known.contains(String(flag.dropFirst(2))), let value = rest.popFirst() else {
                throw BenchError("usage: Bench \(known.map { "[--\($0) …]" }.joined(separator: " "))")
            }
            values[String(flag.dropFirst(2))] = value
        }
        guard ["on", "off", nil].contains(values["bounds"]) else {
            throw BenchError("--bounds takes on or off, not '\(values["bounds"]!)'")
        }
    }

    subscript(name: String) -> String? { values[name] }

    /// The programs that are named, and what `PATH` has of the others.
    var programs: [Runner: String] {
        var paths: [Runner: String] = [:]
        for runner in Runner.allCases {
            // Whole, since some of them run in other folders.
            paths[runner] =
                values[runner.rawValue].map { URL(filePath: $0).path }
                ?? Programs.find(runner == .lua ? "lua5.4" : runner.rawValue)
        }
        return paths
    }
}
