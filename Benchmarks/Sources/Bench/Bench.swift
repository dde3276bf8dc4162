import Foundation
import PlainLua
import ViewSpec

/// Measures what the design promises and prints it beside its bound. Bounds are ratios to a peer in the same run: they say
/// something on a busy machine, too.
@main
@MainActor
struct Bench {
    /// Measures everything, and exits with 1 where a bound is missed.
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let viewspec = arguments.first, let lua = arguments.dropFirst().first else {
            throw BenchError("usage: Bench path/to/viewspec path/to/lua5.4 [path/to/busted]")
        }
        var report = Report()
        try measureCalls(&report)
        let busted = arguments.dropFirst(2).first ?? "/usr/bin/busted"
        try measureProcesses(&report, viewspec: viewspec, lua: lua, busted: busted)
        guard !report.missed.isEmpty else { return }
        print("over the bound: \(report.missed.joined(separator: ", "))")
        exit(EXIT_FAILURE)
    }

    /// The calls of scripts, within this process.
    private static func measureCalls(_ report: inout Report) throws {
        Report.printHeader(ours: "viewspec", peer: "plain Lua")
        report.add(
            "find the last text of 10,000 nodes", bound: 0.1,
            try compare({ try ours(Scripts.findInViews) }, { try plain(Scripts.findInTables) }))
        report.add(
            "find the last button of them", bound: 0.1,
            try compare({ try ours(Scripts.findButtonInViews) }, { try plain(Scripts.findButtonInTables) }))
        report.add(
            "find a text that most of them have", bound: 0.9,
            try compare({ try ours(Scripts.findFrequentInViews) }, { try plain(Scripts.findFrequentInTables) }))
        report.add(
            "element:string()", bound: 3,
            try compare({ try ours(Scripts.string) }, { try plain(Scripts.checkedObject) }))
        report.add(
            "element:isDisabled()", bound: 8,
            try compare({ try ours(Scripts.isDisabled) }, { try plain(Scripts.checkedObject) }))
        Report.printHeader(ours: "10,000", peer: "100 nodes")
        report.add(
            "tap and read", bound: 2,
            try compare(
                { try ours(Scripts.tap(sections: 20, rows: 100)) }, { try ours(Scripts.tap(sections: 2, rows: 10)) }))
        report.add(
            "tap a view that nothing scrolls", bound: 1.5,
            try compare(
                { try ours(Scripts.tapAlone(sections: 20, rows: 100)) },
                { try ours(Scripts.tapAlone(sections: 2, rows: 10)) }))
    }

    /// Whole processes. What they are held to is Lua itself, which runs the same files with the least that can run them;
    /// how long busted takes for them is said besides.
    private static func measureProcesses(
        _ report: inout Report, viewspec: String, lua: String, busted: String
    ) throws {
        let hasBusted = FileManager.default.isExecutableFile(atPath: busted)
        if !hasBusted { print("busted is not at \(busted): not compared (Debian: lua-busted)") }
        let programs = try Programs(viewspec: viewspec, lua: lua, busted: hasBusted ? busted : nil)
        defer { programs.removeFiles() }
        Report.printHeader(ours: "viewspec", peer: "lua5.4", other: hasBusted ? "busted" : nil)
        report.add("run one trivial spec", bound: 7, try programs.compare([Programs.oneSpec], runs: 25, turns: 4))
        report.add(
            "run 10,000 specs in one file", bound: 50,
            try programs.compare([Programs.groups.joined(separator: "\n")], runs: 7, turns: 20))
        report.add(
            "run them in 100 files, -j 2", bound: 60,
            try programs.compare(Programs.groups, flags: ["-j", "2"], runs: 7, turns: 25))
    }

    /// Measures ours and the peer in turn and gives the quickest of each: what else the machine does adds to a time
    /// and never takes from it.
    private static func compare(_ ours: () throws -> Double, _ peer: () throws -> Double) throws -> Comparison {
        var best = (ours: Double.infinity, peer: Double.infinity)
        for _ in 1...5 {
            best.ours = min(best.ours, try ours())
            best.peer = min(best.peer, try peer())
        }
        return Comparison(ours: best.ours, peer: best.peer)
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
}
