import Foundation
import PlainLua

/// Measures what the design promises and prints it beside its bound. Bounds are ratios to a peer in the same run: they say
/// something on a busy machine, too.
@main
final class Bench {
    /// Measures everything, and exits with 1 where a bound is missed.
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let viewspec = arguments.first, let lua = arguments.dropFirst().first else {
            throw BenchError("usage: Bench path/to/viewspec path/to/lua5.4 [path/to/python [path/to/busted]]")
        }
        let busted = arguments.dropFirst(3).first ?? "/usr/bin/busted"
        let hasBusted = FileManager.default.isExecutableFile(atPath: busted)
        if !hasBusted { print("busted is not at \(busted): not compared (Debian: lua-busted)") }
        let programs = try Programs(viewspec: viewspec, lua: lua, busted: hasBusted ? busted : nil)
        defer { programs.removeFiles() }
        let bench = Bench(console: Console(programs), programs: programs)
        try bench.measureScreens()
        try bench.measureLayout()
        let python = arguments.dropFirst(2).first ?? "/usr/bin/python3"
        try bench.measureLayout(beside: "Taffy", of: "stretchable", python, Scripts.layOutBoxes, LayoutPeers.taffyBoxes)
        try bench.measureLayout(beside: "Qt", of: "PySide6.QtWidgets", python, Scripts.layOutTexts, LayoutPeers.qtTexts)
        if let lxml = LXML(python: python, programs) {
            try bench.measure(beside: lxml)
        } else {
            print("lxml is not installed: not compared (make bench-peers)")
        }
        try bench.measureCalls()
        try bench.measureProcesses(hasBusted: hasBusted)
        try bench.measureGrowth()
        guard !bench.report.missed.isEmpty else { return }
        print("over the bound: \(bench.report.missed.joined(separator: ", "))")
        exit(EXIT_FAILURE)
    }

    private let console: Console
    private let programs: Programs
    private var report = Report()

    private init(console: Console, programs: Programs) {
        self.console = console
        self.programs = programs
    }

    /// Trees of thousands of nodes beside tables of the same shape.
    private func measureScreens() throws {
        Report.printHeader(ours: "viewspec", peer: "plain Lua")
        try add("find the last text of 10,000 nodes", bound: 0.1, Scripts.findInViews, Scripts.findInTables)
        try add("find the last button of them", bound: 0.1, Scripts.findButtonInViews, Scripts.findButtonInTables)
        try add(
            "find a text that most of them have", bound: 0.9, Scripts.findFrequentInViews, Scripts.findFrequentInTables)
        try add("find all of 6,000 texts, read each", bound: 12, Scripts.readAllInViews, Scripts.readAllInTables)
        try add("build and host 10,000 nodes", bound: 25, Scripts.buildViews, Scripts.buildTables)
        try add("host 3,300 views defined in Lua", bound: 25, Scripts.buildDefinedViews, Scripts.buildDefinedTables)
        try add("tap that describes all 10,000 again", bound: 32, Scripts.tapAll, Scripts.buildTables)
        report.add(
            "memory of a node", bound: 4.5,
            Comparison(
                ours: try console.number(Scripts.memoryOfViews, isTrusted: true),
                peer: try plain(Scripts.memoryOfTables), unit: .bytes))
    }

    /// The layout of a change beside that of the whole tree.
    private func measureLayout() throws {
        Report.printHeader(ours: "one text", peer: "10,000")
        report.add(
            "lay out what has changed", bound: 0.02,
            Comparison(
                ours: try console.number(Scripts.layOutChange), peer: try console.number(Scripts.layOutAll)))
    }

    /// The layout of 10,000 views in nested stacks beside that of another program.
    private func measureLayout(
        beside peer: String, of module: String, _ python: String, _ ours: String, _ theirs: String
    ) throws {
        guard let python = PythonPeer(module, python: python, programs) else {
            print("\(module) is not installed: not compared (make bench-peers)")
            return
        }
        Report.printHeader(ours: "viewspec", peer: peer)
        var best = (ours: Double.infinity, peer: Double.infinity)
        for _ in 1...3 {
            best.ours = min(best.ours, try console.number(ours))
            best.peer = min(best.peer, try python.number(theirs, programs))
        }
        report.add("lay out 10,000 views", bound: 1, Comparison(ours: best.ours, peer: best.peer))
    }

    /// The same trees in another program's memory.
    private func measure(beside lxml: LXML) throws {
        Report.printHeader(ours: "viewspec", peer: "lxml")
        for (nodes, name) in [(10_000, "10,000"), (100_000, "100,000")] {
            let ours = try (1...3).map { _ in try console.number(Scripts.find(nodes: nodes)) }.min()!
            report.add(
                "find the last text of \(name)", bound: 0.02,
                Comparison(ours: ours, peer: try lxml.find(nodes: nodes, programs)))
        }
        report.add(
            "memory of a node", bound: 3.5,
            Comparison(
                ours: try console.number(Scripts.memoryOfViews, isTrusted: true), peer: try lxml.memory(programs),
                unit: .bytes))
    }

    /// Single calls beside a method written in C that checks its object and its argument.
    private func measureCalls() throws {
        Report.printHeader(ours: "viewspec", peer: "C call")
        try add("element:string()", bound: 3, Scripts.string, Scripts.checkedObject)
        try add("element:isDisabled()", bound: 5, Scripts.isDisabled, Scripts.checkedObject)
        try add("screen:vStack():text(1):string()", bound: 18, Scripts.chain, Scripts.checkedObject)
        try add("find of two nodes", bound: 36, Scripts.findOfTwo, Scripts.checkedObject)
        try add("host(Text(\"a\"))", bound: 120, Scripts.host, Scripts.checkedObject)
    }

    /// Whole processes. What they are held to is Lua itself, which runs the same files with the least that can run them;
    /// how long busted takes for them is said besides.
    private func measureProcesses(hasBusted: Bool) throws {
        Report.printHeader(ours: "viewspec", peer: "lua5.4", other: hasBusted ? "busted" : nil)
        report.add("run one trivial spec", bound: 5, try programs.compare([Programs.oneSpec], runs: 25, turns: 4))
        report.add(
            "run 10,000 specs in one file", bound: 25,
            try programs.compare([Programs.specs(10_000)], runs: 7, turns: 20))
        report.add(
            "run them in 100 files, -j 2", bound: 28,
            try programs.compare(
                Array(repeating: Programs.specs(100), count: 100), flags: ["-j", "2"], runs: 7, turns: 25))
    }

    /// The same work at several sizes. Nothing may grow faster than what it is about, and what concerns one view not at all.
    private func measureGrowth() throws {
        let sizes = [100, 1_000, 10_000, 100_000]
        Report.printHeader(sizes: sizes)
        try grow("build and host nodes", bound: 1.3, sizes) { try console.number(Scripts.build(nodes: $0)) }
        try grow("tap and read among them", bound: 0.25, sizes) { try console.number(Scripts.tap(nodes: $0)) }
        try grow("find the last text", bound: 0.25, sizes) { try console.number(Scripts.find(nodes: $0)) }
        try grow("find all texts, read each", bound: 1.3, sizes) { try console.number(Scripts.readAll(nodes: $0)) }
        try grow("tap that describes all again", bound: 1.3, sizes) { try console.number(Scripts.tapAll(nodes: $0)) }
        try grow("run specs", bound: 1.1, sizes) { try programs.seconds(ofSpec: Programs.specs($0)) }
    }

    private func grow(
        _ work: String, bound: Double, _ sizes: [Int], _ seconds: (Int) throws -> Double
    ) throws {
        let times = try sizes.map { size in
            (size: size, seconds: try (1...(size > 10_000 ? 1 : 3)).map { _ in try seconds(size) }.min()!)
        }
        report.add(Growth(work: work, bound: bound, times: times))
    }

    /// Measures ours and the peer in turn and takes the quickest of each: what else the machine does adds to a time and
    /// never takes from it.
    private func add(_ work: String, bound: Double, _ ours: String, _ peer: String) throws {
        var best = (ours: Double.infinity, peer: Double.infinity)
        for _ in 1...5 {
            best.ours = min(best.ours, try console.number(ours))
            best.peer = min(best.peer, try plain(peer))
        }
        report.add(work, bound: bound, Comparison(ours: best.ours, peer: best.peer))
    }

    /// The number that a script returns, run by Lua as it comes.
    private func plain(_ script: String) throws -> Double {
        var number = 0.0
        if let problem = plain_lua_run(script, &number) { throw BenchError(String(cString: problem)) }
        return number
    }
}
