@testable import SpecRunner

/// A run with every outcome.
enum OutcomeRun {
    static let file = "f_spec.lua"
    static let group = GroupReference(file: file, names: ["All"], location: SourcePosition(file: file, line: 1))
    static let flaky = detail(.flaky, "Expected true.", line: 4)

    static func detail(_ outcome: Outcome, _ message: String, line: Int, native: [String] = []) -> OutcomeDetail {
        OutcomeDetail(
            outcome: outcome, message: message, location: SourcePosition(file: file, line: line),
            nativeTraceback: native)
    }

    static let actions = [
        SpecAction(call: "host(VStack)", location: SourcePosition(file: file, line: 7)),
        SpecAction(
            call: "find(\"Button\")", element: "Button \"Save\"", path: "vStack():button(2)",
            location: SourcePosition(file: file, line: 8)),
        SpecAction(
            call: "tap()", element: "Button \"Save\"", path: "vStack():button(2)",
            location: SourcePosition(file: file, line: 8), count: 2),
        SpecAction(
            call: "find(\"Toggle\")", location: SourcePosition(file: file, line: 9), error: "no Toggle; there are:\n  …"
        ),
    ]

    static let screens = ScreenChange(
        action: "tap()", before: "VStack\n  Text \"Count: 0\"\n  Button", after: "VStack\n  Text \"Count: 1\"\n  Button"
    )

    static let events: [SpecEvent] = {
        var events: [SpecEvent] = [.runStarted(files: 1), .fileStarted(path: file), .groupStarted(group)]
        var summary = RunSummary()
        func run(
            _ name: String, _ details: [OutcomeDetail], attempts: Int = 1, actions: [SpecAction] = [],
            screens: ScreenChange? = nil, before: [SpecEvent] = []
        ) {
            let spec = SampleRun.spec(name, line: 2, in: group)
            let result = SpecResult(
                spec: spec, details: details, seconds: 0.25, attempts: attempts, actions: actions, screens: screens)
            events += [.specStarted(spec)] + before + [.specFinished(result)]
            summary.add(result.outcome)
        }
        run("passes #quick", [])
        run("is flaky", [flaky], attempts: 2)
        run("waits", [OutcomeDetail(outcome: .pending, message: "for prices")])
        run(
            "fails", [detail(.failure, "Expected equal values.\n  expected: 1 < 2\n  actual:   3", line: 9)],
            actions: actions, screens: screens,
            before: [.step(name: "press & look"), .output(text: "printed by the next\n")])
        run("has an error", [detail(.error, "attempt to index a nil value", line: 11)])
        run("dies", [detail(.crashed, "died of SIGILL", line: 12, native: ["Counter.body.getter in Counter.swift:12"])])
        summary.add(.error)
        summary.seconds = 2
        events += [
            .groupFailed(group, OutcomeDetail(outcome: .error, message: "in teardown: no")), .groupFinished(group),
            .fileFinished(path: file, seconds: 1.5), .runFinished(summary),
        ]
        return events
    }()
}
