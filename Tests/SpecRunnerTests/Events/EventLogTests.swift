import Foundation
import System
import TestSupport
import Testing

@testable import SpecRunner

@Suite("Event logs")
struct EventLogTests {
    private func log(_ events: [SpecEvent]) -> String {
        let output = MemoryOutput()
        let reporter = JSONReporter(output: output, style: TextStyle(isColored: false))
        for event in events { reporter.receive(event) }
        return output.text
    }

    private func read(_ text: String, _ name: String = "log.jsonl") throws -> EventLog {
        let folder = try TemporaryFolder()
        return try EventLog(path: folder.write(text, to: name))
    }

    @Test("hold all that happened", arguments: [SampleRun.events, OutcomeRun.events])
    func roundTrip(events: [SpecEvent]) throws {
        let text = log(events)
        #expect(text.hasPrefix("{\"format\":\"viewspec events\",\"version\":1}\n{\"event\":\"runStarted\",\"files\":"))
        #expect(text.split(separator: "\n").count == events.count + 1)
        let read = try read(text)
        #expect(read.events == events)
        #expect(read.damage == [])
    }

    @Test("say what is wrong with them, and keep what stands before that")
    func damage() throws {
        let whole = log(OutcomeRun.events)
        let lines = whole.split(separator: "\n")
        let cut = try read(lines.prefix(4).joined(separator: "\n"))
        #expect(cut.events.starts(with: OutcomeRun.events.prefix(3)))
        #expect(cut.damage == ["it ends before its run does"])
        let broken = try read(String(whole.dropLast(20)))
        #expect(broken.events == OutcomeRun.events.dropLast())
        #expect(broken.damage == ["line \(lines.count) is not an event: it breaks off"])
        let strange = try read(lines[0] + "\n{\"event\":\"step\"}\n" + lines[1])
        #expect(
            strange.damage == ["line 2 is not an event: \"name\" is missing", "it ends before its run does"])
        let typed = try read(lines[0] + "\n{\"event\":\"runStarted\",\"files\":\"two\"}\n")
        #expect(typed.damage == ["line 2 is not an event: \"files\" has another type"])
    }

    /// A log of one spec in a group, with what each line is.
    private static let lines = [
        #"{"format":"viewspec events","version":1}"#,
        #"{"event":"runStarted","files":1}"#,
        #"{"event":"fileStarted","path":"a"}"#,
        #"{"event":"groupStarted","group":{"file":"a","names":["G"],"location":{"file":"a","line":1}}}"#,
        #"{"event":"specStarted","spec":\#(spec)}"#,
        #"{"event":"specFinished","result":{"spec":\#(spec),"outcome":"success","details":[],"seconds":1,"#
            + #""attempts":1,"actions":[]}}"#,
        #"{"event":"groupFinished","group":{"file":"a","names":["G"],"location":{"file":"a","line":1}}}"#,
        #"{"event":"fileFinished","path":"a","seconds":1}"#,
        #"{"event":"runFinished","summary":{"successes":1,"flaky":0,"pending":0,"failures":0,"errors":0,"#
            + #""crashes":0,"seconds":1}}"#,
    ]

    private static let spec =
        #"{"group":{"file":"a","names":["G"],"location":{"file":"a","line":1}},"name":"s","location":{"file":"a","line":2}}"#

    @Test(
        "say which number is none, and leave its event out",
        arguments: [
            (
                "seconds\":1,\"att", "seconds\":1e308,\"att", 6,
                "seconds must be from 0 to 1000000000 seconds; got 1e+308"
            ),
            ("seconds\":1,\"att", "seconds\":-1,\"att", 6, "seconds must be from 0 to 1000000000 seconds; got -1"),
            ("attempts\":1", "attempts\":-5", 6, "attempts must be from 0 to 1000000000; got -5"),
            (
                "path\":\"a\",\"seconds\":1", "path\":\"a\",\"seconds\":1e17", 8,
                "seconds must be from 0 to 1000000000 seconds; got 1e+17"
            ),
            (
                "0,\"seconds\":1}", "0,\"seconds\":1,\"interruption\":9223372036854775807}", 9,
                "interruption must be from 1 to 64; got 9223372036854775807"
            ),
            ("files\":1", "files\":-1", 2, "files must be from 0 to 1000000000; got -1"),
        ])
    func numbers(_ old: String, _ new: String, _ line: Int, _ problem: String) throws {
        let text = Self.lines.joined(separator: "\n").replacing(old, with: new)
        #expect(try read(text).damage.first == "line \(line) is not an event: \(problem)")
    }

    @Test(
        "say which line is missing or stands where it can't, and go on behind it",
        arguments: [
            ([3], ["line 3: it belongs to no file", "line 4: it belongs to no file", "line 5: it belongs to no file"]),
            ([4], ["line 6: \"G\" ends and hasn't started"]),
            ([5], ["line 5: \"G s\" ends and hasn't started"]),
            ([6], ["line 6: the end of \"G s\" is missing"]),
            ([7], ["line 7: a ends before \"G\" does"]),
            ([8], ["line 8: the run ends before a does"]),
            ([5, 6, 7, 8, 9], ["it ends before its run does"]),
        ])
    func missingLines(_ missing: [Int], _ problems: [String]) throws {
        let lines = Self.lines.enumerated().filter { !missing.contains($0.offset + 1) }.map(\.element)
        let log = try read(lines.joined(separator: "\n"))
        #expect(log.damage.starts(with: problems))
        // Whatever is missing, every report can be written.
        for format in ReporterFormat.all {
            let output = MemoryOutput()
            let reporter = format.init(output: output, style: TextStyle(isColored: false))
            EventMerge([log]).events.forEach(reporter.receive)
            #expect(!output.text.isEmpty || format.name == "github")
        }
    }

    @Test("with lines twice, or in any order, are read to their end")
    func confusion() throws {
        for seed in 1...300 {
            let body = Array(Self.lines.dropFirst()) + Self.lines.dropFirst(3)
            let lines = [Self.lines[0]] + body.shuffled(seed: UInt64(seed)).prefix(seed % 12 + 1)
            let log = try read(lines.joined(separator: "\n"))
            var depth = 0
            for event in log.events {
                switch event {
                case .fileStarted, .groupStarted, .specStarted: depth += 1
                case .fileFinished, .groupFinished, .specFinished: depth -= 1
                default: break
                }
                #expect(depth >= 0)
            }
            #expect(depth == 0)
        }
        let twice = (Self.lines + Self.lines + Self.lines + Self.lines).joined(separator: "\n\n")
        let damage = try read(twice).damage
        #expect(damage.count == 21 && damage.last == "there is more damage of this kind, 7 times")
        #expect(damage.first == "line 19 is not an event: \"event\" is missing")
    }

    @Test("are told apart from other files")
    func otherFiles() throws {
        for text in ["", "{}", "<xml/>", "{\"format\":\"viewspec events\"}"] {
            #expect(throws: SpecRunnerError.self) { try read(text) }
        }
        do {
            _ = try read("{\"format\":\"viewspec events\",\"version\":2}\n")
            Issue.record("a later version was read")
        } catch {
            #expect("\(error)".hasSuffix("it has version 2, and this program reads 1"))
        }
    }
}

@Suite("Merging event logs")
struct EventMergeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func log(_ name: String, _ events: [SpecEvent]) throws -> EventLog {
        let output = MemoryOutput()
        let reporter = JSONReporter(output: output, style: TextStyle(isColored: false))
        for event in events { reporter.receive(event) }
        return try EventLog(path: folder.write(output.text, to: name))
    }

    private func file(_ path: String, _ outcome: Outcome = .success) -> [SpecEvent] {
        let spec = SpecReference(
            group: GroupReference(file: path), name: "s", location: SourcePosition(file: path, line: 1))
        let details = outcome == .success ? [] : [OutcomeDetail(outcome: outcome, message: "m")]
        return [
            .fileStarted(path: path), .specStarted(spec),
            .specFinished(SpecResult(spec: spec, details: details, seconds: 0.5)),
            .fileFinished(path: path, seconds: 0.5),
        ]
    }

    private func run(_ files: [SpecEvent], seconds: Double = 1) -> [SpecEvent] {
        var summary = RunSummary()
        summary.seconds = seconds
        return [.runStarted(files: 1)] + files + [.runFinished(summary)]
    }

    @Test("gives the events of one run, in the order of a search through the folders")
    func order() throws {
        let merge = EventMerge([
            try log("a", run(file("specs/b_spec.lua", .failure) + file("specs/a/z_spec.lua"), seconds: 3)),
            try log("b", run(file("specs/a_spec.lua", .pending), seconds: 2)),
        ])
        #expect(merge.problems.isEmpty)
        let expected =
            file("specs/a/z_spec.lua") + file("specs/a_spec.lua", .pending) + file("specs/b_spec.lua", .failure)
        #expect(merge.events == [.runStarted(files: 3)] + expected + [.runFinished(merge.summary)])
        #expect(merge.summary.successes == 1)
        #expect(merge.summary.failures == 1)
        #expect(merge.summary.pending == 1)
        #expect(merge.summary.seconds == 3)
    }

    @Test("reports a file once, and says that it was there twice")
    func duplicates() throws {
        let first = try log("a", run(file("x_spec.lua")))
        let merge = EventMerge([first, try log("b", run(file("x_spec.lua", .failure)))])
        #expect(merge.summary.total == 1)
        #expect(
            merge.problems == [
                "x_spec.lua is in \(first.path) and in \(folder)/b: the first one is reported"
            ])
    }

    @Test("keeps what a log holds of a file that ran several times")
    func repetition() throws {
        let merge = EventMerge([try log("a", run(file("x_spec.lua") + file("x_spec.lua", .failure)))])
        #expect(merge.problems.isEmpty)
        #expect(merge.events.dropFirst().dropLast() == (file("x_spec.lua") + file("x_spec.lua", .failure))[...])
    }

    @Test("ends what a log breaks off in, as an error")
    func truncated() throws {
        let merge = EventMerge([try log("a", Array(OutcomeRun.events.prefix(4)))])
        #expect(merge.problems == ["\(folder)/a: it ends before its run does"])
        #expect(merge.summary.errors == 1)
        guard case .specFinished(let result) = merge.events[4] else {
            Issue.record("the running spec has no end")
            return
        }
        #expect(result.details.first?.message == "the log \(folder)/a breaks off here")
        #expect(merge.events[5] == .groupFinished(OutcomeRun.group))
        #expect(merge.events[6] == .fileFinished(path: OutcomeRun.file, seconds: 0))
    }

    /// The log of one of three shards, which have a file each.
    private func shard(_ index: Int, _ files: [SpecEvent], isWhole: Bool = true) throws -> EventLog {
        let plan = try Shard(index: index, count: 3).plan(for: ["a_spec.lua", "b_spec.lua", "c_spec.lua", "d_spec.lua"])
        let end: [SpecEvent] = isWhole ? [.runFinished(RunSummary())] : []
        return try log("\(index)", [.runStarted(files: 1, shards: plan)] + files + end)
    }

    @Test("names a shard without a log, and puts errors in the place of its files")
    func lostShard() throws {
        let merge = EventMerge([
            try shard(3, file("c_spec.lua")), try shard(1, file("a_spec.lua") + file("d_spec.lua")),
        ])
        #expect(merge.problems == ["shard 2/3 left no log; not run: b_spec.lua"])
        #expect(merge.summary.successes == 3)
        #expect(merge.summary.errors == 1)
        let failed = merge.events.compactMap { event -> String? in
            if case .groupFailed(let group, let detail) = event { "\(group.file): \(detail.message)" } else { nil }
        }
        #expect(failed == ["b_spec.lua: not run: shard 2/3 left no log"])
    }

    @Test("names what a shard that was killed didn't come to")
    func killedShard() throws {
        let merge = EventMerge([
            try shard(1, Array(file("a_spec.lua").dropLast(2)), isWhole: false), try shard(2, file("b_spec.lua")),
            try shard(3, file("c_spec.lua")),
        ])
        #expect(
            merge.problems == [
                "\(folder)/1: it ends before its run does", "shard 1/3 ended early; not run: d_spec.lua",
            ])
        #expect(merge.summary.errors == 2)
    }

    @Test("finds nothing lost of shards that are all there, in whatever they ran")
    func wholeShards() throws {
        // Of the files of a shard, a selection may leave none.
        let merge = EventMerge([try shard(1, file("d_spec.lua")), try shard(2, []), try shard(3, file("c_spec.lua"))])
        #expect(merge.problems == [])
    }

    @Test("says of logs with other shards that they don't belong together")
    func otherShards() throws {
        let plan = try Shard("2/3").plan(for: ["x_spec.lua"])
        let other = try log("other", [.runStarted(files: 1, shards: plan), .runFinished(RunSummary())])
        let merge = EventMerge([try shard(1, file("a_spec.lua") + file("d_spec.lua")), other])
        #expect(
            merge.problems == [
                "\(folder)/1 and \(folder)/other divide the files differently: their machines had other files, "
                    + "durations or selections",
                "shard 3/3 left no log; not run: c_spec.lua",
            ])
    }

    @Test("refuses a shard that its own plan doesn't have")
    func invalidShard() throws {
        let line = #"{"event":"runStarted","files":1,"shards":{"files":[["a"]],"index":2}}"#
        let text = #"{"format":"viewspec events","version":1}"# + "\n" + line
        let log = try EventLog(path: folder.write(text, to: "log"))
        #expect(log.damage.first == "line 2 is not an event: the shard must be from 1 to 1; got 2")
    }

    @Test("knows that a part was interrupted")
    func interruption() throws {
        var summary = RunSummary()
        summary.interruption = 15
        let merge = EventMerge([try log("a", [.runStarted(files: 0), .runFinished(summary)])])
        #expect(merge.summary.interruption == 15)
        #expect(!merge.summary.isGood)
    }
}
