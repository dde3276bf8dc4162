import System

@testable import SpecRunner

/// A run with something of everything, for the tests of reporters.
enum SampleRun {
    static let file = "specs/cart_spec.lua"
    static let cart = GroupReference(file: file, names: ["Cart"], location: SourcePosition(file: file, line: 1))
    static let total = GroupReference(
        file: file, names: ["Cart", "total <sum>"], location: SourcePosition(file: file, line: 8))

    static func spec(_ name: String, line: Int, in group: GroupReference = cart) -> SpecReference {
        SpecReference(group: group, name: name, location: SourcePosition(file: file, line: line))
    }

    static let failure = OutcomeDetail(
        outcome: .failure,
        message: "Expected equal values.\n  expected: \"2 & 3\"\n  actual:   1",
        location: SourcePosition(file: "specs/helper.lua", line: 3),
        excerpt: SourceExcerpt(
            firstLine: 2, lines: ["local function check(n)", "  assert.equal(\"2 & 3\", n)", "end"], markedLine: 3),
        traceback: [
            TraceFrame(location: SourcePosition(file: "specs/helper.lua", line: 3), function: "function 'check'"),
            TraceFrame(location: SourcePosition(file: file, line: 10), function: "function <\(file):9>"),
        ])

    static let error = OutcomeDetail(
        outcome: .error, message: "in after_each: can't clean up", location: SourcePosition(file: file, line: 4))

    static let pending = OutcomeDetail(outcome: .pending, message: "waits for prices")

    static var summary: RunSummary {
        var summary = RunSummary()
        for outcome in [Outcome.success, .pending, .error, .error] { summary.add(outcome) }
        summary.seconds = 1.25
        return summary
    }

    static let events: [SpecEvent] = [
        .runStarted(files: 2),
        .fileStarted(path: file),
        .output(text: "loading\n"),
        .groupStarted(cart),
        .specStarted(spec("is empty at first", line: 2)),
        .output(text: "a\nb"),
        .specFinished(SpecResult(spec: spec("is empty at first", line: 2), details: [], seconds: 0.0123)),
        .specStarted(spec("knows prices", line: 5)),
        .specFinished(SpecResult(spec: spec("knows prices", line: 5), details: [pending], seconds: 0)),
        .groupStarted(total),
        .specStarted(spec("adds up", line: 9, in: total)),
        .step(name: "add a pear"),
        .step(name: "add another"),
        .specFinished(
            SpecResult(spec: spec("adds up", line: 9, in: total), details: [failure, error], seconds: 0.0001)),
        .groupFinished(total),
        .groupFinished(cart),
        .fileFinished(path: file, seconds: 0.02),
        .fileStarted(path: "specs/gone_spec.lua"),
        .groupFailed(
            GroupReference(file: "specs/gone_spec.lua"),
            OutcomeDetail(outcome: .error, message: "can't read specs/gone_spec.lua: No such file or directory")),
        .fileFinished(path: "specs/gone_spec.lua", seconds: 0),
        .runFinished(summary),
    ]
}
