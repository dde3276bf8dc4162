import Foundation
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
        return try EventLog(path: try folder.write(text, to: name))
    }

    @Test("hold all that happened", arguments: [SampleRun.events, OutcomeRun.events])
    func roundTrip(events: [SpecEvent]) throws {
        let text = log(events)
        #expect(text.hasPrefix("{\"format\":\"viewspec events\",\"version\":1}\n{\"event\":\"runStarted\",\"files\":"))
        #expect(text.split(separator: "\n").count == events.count + 1)
        let read = try read(text)
        #expect(read.events == events)
        #expect(read.damage == nil)
    }

    @Test("say what is wrong with them, and keep what stands before that")
    func damage() throws {
        let whole = log(OutcomeRun.events)
        let lines = whole.split(separator: "\n")
        let cut = try read(lines.prefix(4).joined(separator: "\n"))
        #expect(cut.events == Array(OutcomeRun.events.prefix(3)))
        #expect(cut.damage == "it ends before its run does")
        let broken = try read(String(whole.dropLast(20)))
        #expect(broken.events == OutcomeRun.events.dropLast())
        #expect(broken.damage == "line \(lines.count) is not an event: it breaks off")
        let strange = try read(lines[0] + "\n{\"event\":\"step\"}\n" + lines[1])
        #expect(strange.damage == "line 2 is not an event: \"name\" is missing")
        let typed = try read(lines[0] + "\n{\"event\":\"runStarted\",\"files\":\"two\"}\n")
        #expect(typed.damage == "line 2 is not an event: \"files\" has another type")
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
        return try EventLog(path: try folder.write(output.text, to: name))
    }

    private func file(_ path: String, _ outcome: Outcome = .success) -> [SpecEvent] {
        let spec = SpecReference(
            group: GroupReference(file: path), name: "s", location: SourceLocation(file: path, line: 1))
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
                "x_spec.lua is in \(first.path) and in \(folder.path)/b: what the first says is reported"
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
        #expect(merge.problems == ["\(folder.path)/a: it ends before its run does"])
        #expect(merge.summary.errors == 1)
        guard case .specFinished(let result) = merge.events[4] else {
            Issue.record("the running spec has no end")
            return
        }
        #expect(result.details.first?.message == "the log \(folder.path)/a breaks off here")
        #expect(merge.events[5] == .groupFinished(OutcomeRun.group))
        #expect(merge.events[6] == .fileFinished(path: OutcomeRun.file, seconds: 0))
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
