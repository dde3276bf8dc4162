import Testing

@testable import SpecRunner

/// The account of a file when the process that runs it dies.
@Suite("The progress of a file")
struct FileProgressTests {
    private let file = GroupReference(file: "a_spec.lua")
    private var outer: GroupReference { group("outer") }
    private var inner: GroupReference { group("outer", "inner") }
    private let crash = OutcomeDetail(outcome: .crashed, message: "died")

    private func group(_ names: String...) -> GroupReference {
        GroupReference(
            file: "a_spec.lua", names: names, location: SourcePosition(file: "a_spec.lua", line: names.count))
    }

    private func spec(_ name: String, in group: GroupReference) -> SpecReference {
        SpecReference(group: group, name: name, location: SourcePosition(file: "a_spec.lua", line: 9))
    }

    private func run(_ spec: SpecReference) -> [SpecEvent] {
        [.specStarted(spec), .specFinished(SpecResult(spec: spec, details: [], seconds: 0))]
    }

    private func told(_ progress: inout FileProgress, _ events: [SpecEvent]) throws -> [SpecEvent] {
        try events.flatMap { try progress.receive($0) }
    }

    @Test func `Passes on what a worker says`() throws {
        var progress = FileProgress(path: "a_spec.lua")
        let events: [SpecEvent] =
            [.fileStarted(path: "a_spec.lua"), .groupStarted(outer)] + run(spec("a", in: outer))
            + [.output(text: "x"), .groupFinished(outer), .fileFinished(path: "a_spec.lua", seconds: 1)]
        #expect(try told(&progress, events) == events)
        #expect(progress.isFinished)
        #expect(progress.done == ["a_spec.lua: outer a": 1])
    }

    @Test func `Goes on behind a spec that died`() throws {
        var progress = FileProgress(path: "a_spec.lua")
        let (a, b, c) = (spec("a", in: outer), spec("b", in: inner), spec("c", in: outer))
        let first: [SpecEvent] =
            [.fileStarted(path: "a_spec.lua"), .groupStarted(outer)] + run(a) + [.groupStarted(inner), .specStarted(b)]
        #expect(try told(&progress, first) == first)
        #expect(progress.running == b)
        let death = progress.die(crash, seconds: 2)
        #expect(death == [.specFinished(SpecResult(spec: b, details: [crash], seconds: 2))])
        #expect(progress.done == ["a_spec.lua: outer a": 1, "a_spec.lua: outer inner b": 1])
        #expect(progress.running == nil)

        // The next worker passes over both, and comes to the group from outside.
        let second: [SpecEvent] =
            [.fileStarted(path: "a_spec.lua"), .output(text: "read again"), .groupStarted(outer)] + run(c)
            + [.groupFinished(outer), .fileFinished(path: "a_spec.lua", seconds: 1)]
        let toldThen = try told(&progress, second)
        #expect(toldThen.dropLast() == [.groupFinished(inner)] + run(c) + [.groupFinished(outer)])
        // The time is that of both workers, not what the second one says.
        guard case .fileFinished(path: "a_spec.lua", let seconds)? = toldThen.last else {
            Issue.record("the file ends")
            return
        }
        #expect(seconds >= 0 && seconds != 1)
        #expect(progress.isFinished)
    }

    @Test func `Tells the failure of a group once`() throws {
        var progress = FileProgress(path: "a_spec.lua")
        let failure = SpecEvent.groupFailed(inner, OutcomeDetail(outcome: .error, message: "body"))
        let a = spec("a", in: outer)
        let first: [SpecEvent] =
            [.fileStarted(path: "a_spec.lua"), .groupStarted(outer), failure, failure, .specStarted(a)]
        #expect(try told(&progress, first) == first)
        _ = progress.die(crash, seconds: 0)
        // It repeats the two that are known; a third is news.
        let second = try told(
            &progress, [.fileStarted(path: "a_spec.lua"), .groupStarted(outer), failure, failure, failure])
        #expect(second == [failure])
    }

    @Test func `Events that a worker can't have at some place are damage`() throws {
        let (a, b) = (spec("a", in: outer), spec("b", in: outer))
        let begun: [SpecEvent] = [.fileStarted(path: "a_spec.lua"), .groupStarted(outer)]
        let elsewhere = GroupReference(file: "b_spec.lua")
        let wrong: [[SpecEvent]] = [
            [.fileStarted(path: "b_spec.lua")], [.groupFinished(outer)], begun + [.groupFinished(inner)],
            begun + run(a).dropFirst(), begun + [.specStarted(a)] + run(b).dropFirst(),
            begun + [.specStarted(a), .specStarted(b)], begun + [.specStarted(a), .groupStarted(inner)],
            begun + [.specStarted(a), .fileFinished(path: "a_spec.lua", seconds: 0)],
            [.specStarted(spec("a", in: elsewhere))], [.groupStarted(elsewhere)], [.runStarted(files: 1)],
            [.groupFailed(elsewhere, crash)], [.fileFinished(path: "b_spec.lua", seconds: 0)],
            [.fileFinished(path: "a_spec.lua", seconds: 0), .output(text: "more")],
        ]
        for events in wrong {
            var progress = FileProgress(path: "a_spec.lua")
            _ = try told(&progress, events.dropLast())
            #expect(throws: WorkerDamage()) { try progress.receive(events.last!) }
        }
    }

    @Test func `Ends a file whose own code dies`() {
        var progress = FileProgress(path: "a_spec.lua")
        #expect(
            progress.die(crash, seconds: 3) == [
                .fileStarted(path: "a_spec.lua"), .groupFailed(file, crash),
                .fileFinished(path: "a_spec.lua", seconds: 3),
            ])
        #expect(progress.isFinished)
    }

    @Test func `Closes the groups of a file that ends between specs`() throws {
        var progress = FileProgress(path: "a_spec.lua")
        _ = try told(&progress, [.fileStarted(path: "a_spec.lua"), .groupStarted(outer)] + run(spec("a", in: outer)))
        #expect(
            progress.die(crash, seconds: 1) == [
                .groupFailed(outer, crash), .groupFinished(outer), .fileFinished(path: "a_spec.lua", seconds: 1),
            ])
    }

    @Test func `Ends only what began`() throws {
        var progress = FileProgress(path: "a_spec.lua")
        #expect(progress.end(seconds: 0) == [])
        _ = try told(&progress, [.fileStarted(path: "a_spec.lua"), .groupStarted(outer)])
        #expect(progress.end(seconds: 0) == [.groupFinished(outer), .fileFinished(path: "a_spec.lua", seconds: 0)])
        #expect(progress.end(seconds: 0) == [])
    }
}

@Suite("Files side by side")
struct OrderedFeedTests {
    @Test func `Hands files on one after the other`() {
        var told: [String] = []
        var feed = OrderedFeed(files: 3) { if case .output(let text) = $0 { told.append(text) } }
        feed.add([.output(text: "b1")], of: 1)
        feed.add([.output(text: "a1")], of: 0)
        feed.add([.output(text: "c1")], of: 2)
        feed.end(2)
        #expect(told == ["a1"])
        feed.end(0)
        #expect(told == ["a1", "b1"])
        feed.add([.output(text: "b2")], of: 1)
        #expect(told == ["a1", "b1", "b2"])
        #expect(!feed.isDone)
        feed.end(1)
        #expect(told == ["a1", "b1", "b2", "c1"])
        #expect(feed.isDone)
    }
}
