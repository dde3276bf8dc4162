import Foundation
import Scripting

@testable import SpecRunner

/// A spec with steps of every kind.
enum SampleTrace {
    static let reference = SpecReference(
        group: GroupReference(file: "a_spec.lua", names: ["basket"], location: place(1)), name: "counts <b>",
        location: place(2))

    static func place(_ line: Int) -> SourcePosition { SourcePosition(file: "a_spec.lua", line: line) }

    static func picture(_ text: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="390" height="844" viewBox="0 0 390 844" role="img">
        <title>\(text)</title>
        <path d="M0 0H390V844H0Z" fill="#ffffff"/>
        <text x="10" y="40">\(text)</text>
        </svg>

        """
    }

    private static func tree(_ text: String) -> ScreenTree {
        ScreenTree(text: "Basket\n  VStack\n    Text \"\(text)\"\n    Button \"More\"", views: [1, 2, 3, 4])
    }

    static var events: [SpecEvent] {
        let frame = CGRect(x: 20, y: 30.04, width: 40, height: 20)
        let more = SpecAction(
            call: "tap()", element: "Button \"More\"", path: "view(\"Basket\"):vStack():button(2)", location: place(4))
        return [
            .specStarted(reference),
            .traced(
                TracedStep(
                    action: SpecAction(call: "host(Basket)", location: place(3)), screen: 1, tree: tree("1"),
                    detail: StepDetail(model: ["Basket.mugs = 1"], tasks: [], picture: picture("1")))),
            .step(name: "more"), .output(text: "one </script>\n"),
            .traced(
                TracedStep(
                    action: more, seconds: 1.5, screen: 1, tree: tree("2"),
                    writes: [
                        StateWrite(
                            state: "Basket.mugs", values: "1 → 2", readers: [1], functions: [], location: place(9))
                    ],
                    detail: StepDetail(model: ["Basket.mugs = 2"], tasks: ["a task"], picture: picture("2")),
                    target: StepTarget(before: frame, after: frame, touch: CGPoint(x: 40, y: 40)))),
            .traced(
                TracedStep(
                    action: SpecAction(
                        call: "assert.has_text(Basket, \"3\")", location: SourcePosition(file: "b.lua", line: 7),
                        error: "it doesn't hold"),
                    isAssertion: true, seconds: 1.5, screen: 1,
                    detail: StepDetail(model: ["Basket.mugs = 2"], tasks: ["a task"], picture: nil))),
            .specFinished(
                SpecResult(
                    spec: reference,
                    details: [OutcomeDetail(outcome: .failure, message: "Expected \"3\".", location: place(7))],
                    seconds: 0.01)),
        ]
    }

    static var spec: TracedSpec {
        let collector = TraceCollector()
        for event in events { collector.receive(event) }
        return collector.specs[0]
    }
}
