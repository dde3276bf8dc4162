import Foundation
import PlainLua
import ViewSpec

/// Measures what the design promises and prints it beside its bound. All figures are ratios to a peer in the same run:
/// they say something on a busy machine, too.
@main
@MainActor
struct Bench {
    /// The work that took longer than its bound allows.
    private static var missed: [String] = []

    /// Measures everything, and exits with 1 where a bound is missed.
    static func main() throws {
        try measure()
        guard !missed.isEmpty else { return }
        print("over the bound: \(missed.joined(separator: ", "))")
        exit(EXIT_FAILURE)
    }

    private static func measure() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let viewspec = arguments.first else {
            throw BenchError("usage: Bench path/to/viewspec [path/to/busted]")
        }
        print("work                                       ours        peer       ratio   bound")
        try compare(
            "find the last of 10,000 nodes", bound: 1.25,
            { try ours(Scripts.findInViews) }, { try plain(Scripts.findInTables) })
        try compare(
            "tap and read, 10,000 nodes / 100", bound: 2,
            { try ours(Scripts.tap(sections: 20, rows: 100)) }, { try ours(Scripts.tap(sections: 2, rows: 10)) })
        try compare(
            "element:string()", bound: 3, { try ours(Scripts.string) }, { try plain(Scripts.checkedObject) })

        let busted = arguments.dropFirst().first ?? "/usr/bin/busted"
        guard FileManager.default.isExecutableFile(atPath: busted) else {
            print("busted is not at \(busted): whole processes are not measured (Debian: lua-busted)")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "viewspec-bench-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let programs = Programs(folder: folder, viewspec: viewspec, busted: busted)
        let one = try programs.ratio("one_spec.lua", Programs.oneSpec, runs: 15)
        report("run one trivial spec", bound: 0.5, one.ours, one.theirs, ratio: one.ratio)
        let many = try programs.ratio("many_spec.lua", Programs.manySpecs, runs: 5)
        report("run 10,000 specs in one file", bound: 0.05, many.ours, many.theirs, ratio: many.ratio)
        let files = try programs.ratio(files: Programs.groups, flags: ["-j", "2"], runs: 5)
        report("run them in 100 files, -j 2", bound: 0.04, files.ours, files.theirs, ratio: files.ratio)
    }

    /// Measures ours and the peer in turn and reports the quickest of each: what else the machine does adds to a time
    /// and never takes from it.
    private static func compare(
        _ work: String, bound: Double, _ ours: () throws -> Double, _ peer: () throws -> Double
    ) throws {
        var best = (ours: Double.infinity, peer: Double.infinity)
        for _ in 1...5 {
            best.ours = min(best.ours, try ours())
            best.peer = min(best.peer, try peer())
        }
        report(work, bound: bound, best.ours, best.peer)
    }

    /// The seconds that a script returns, run as `viewspec run` runs it.
    private static func ours(_ script: String) throws -> Double {
        let session = try ScriptSession(catalog: Catalog())
        guard let seconds = try session.interpreter.run(script, name: "=bench").first?.number else {
            throw BenchError("a script returned no number")
        }
        return seconds
    }

    /// The seconds that a script returns, run by Lua as it comes.
    private static func plain(_ script: String) throws -> Double {
        var seconds = 0.0
        if let problem = plain_lua_run(script, &seconds) { throw BenchError(String(cString: problem)) }
        return seconds
    }

    private static func report(
        _ work: String, bound: Double, _ ours: Double, _ peer: Double, ratio: Double? = nil
    ) {
        let ratio = ratio ?? ours / peer
        // A ratio that is no number is within no bound.
        if !(ratio <= bound) { missed.append(work) }
        let columns = [
            work.padding(toLength: 36, withPad: " ", startingAt: 0), time(ours), time(peer),
            String(format: "%7.2f ×", ratio), String(format: "≤ %.2f", bound), ratio <= bound ? "" : "MISSED",
        ]
        print(columns.joined(separator: "  "))
    }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%8.0f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%8.2f µs", seconds * 1e6)
        default: String(format: "%8.2f ms", seconds * 1e3)
        }
    }
}
