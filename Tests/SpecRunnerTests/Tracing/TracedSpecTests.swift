import Scripting
import Testing

@testable import SpecRunner

/// Steps as a trace collects them, the comparison of two runs, and the search for the last change of a view.
@Suite("Traced specs")
struct TracedSpecTests {
    private static let location = SourcePosition(file: "a_spec.lua", line: 1)
    private static let reference = SpecReference(
        group: GroupReference(file: "a_spec.lua"), name: "counts", location: location)

    /// The spec that these events are about.
    private static func spec(_ events: [SpecEvent], outcome: [OutcomeDetail] = []) -> TracedSpec {
        let collector = TraceCollector()
        let result = SpecResult(spec: reference, details: outcome, seconds: 0)
        for event in [.specStarted(reference)] + events + [.specFinished(result)] { collector.receive(event) }
        return collector.specs[0]
    }

    private static func step(
        _ call: String, line: Int = 2, seconds: Double = 0, tree: ScreenTree? = nil, writes: [StateWrite] = [],
        isOver: Bool = true
    ) -> SpecEvent {
        .traced(
            TracedStep(
                action: SpecAction(call: call, location: SourcePosition(file: "a_spec.lua", line: line)),
                isOver: isOver,
                seconds: seconds, screen: 1, tree: tree, writes: writes))
    }

    private static func screen(_ count: Int, button: Int = 4) -> ScreenTree {
        TreeDifferenceTests.tree(
            "1:Counter", "2:  VStack", "3:    LabeledContent", "5:      Text \"Count\"", "6:      Text \"\(count)\"",
            "\(button):    Button", "7:      Text \"More\"")
    }

    private static func write(readers: Int...) -> StateWrite {
        StateWrite(state: "Counter.count", values: nil, readers: readers, functions: [], location: nil)
    }

    // MARK: - Collecting

    @Test func `Steps that repeat each other and change nothing are one`() {
        let find = "find{ text = \"2\" }"
        let spec = Self.spec([
            Self.step("host(Counter)", tree: Self.screen(0)), Self.step(find), Self.step(find), Self.step(find),
            Self.step(find, tree: Self.screen(1)), Self.step(find), Self.step(find, line: 3),
        ])
        #expect(spec.steps.map(\.number) == [1, 2, 3, 4, 5])
        #expect(spec.steps.map(\.recorded) == [1...1, 2...4, 5...5, 6...6, 7...7])
        #expect(spec.steps.map(\.action.count) == [1, 3, 1, 1, 1])
    }

    @Test func `Output and a name stand at the step in which they came`() {
        let spec = Self.spec([
            .output(text: "before"), Self.step("host(Counter)"), .step(name: "more"), .output(text: "a"),
            .output(text: "b"), Self.step("tap()"),
        ])
        #expect(spec.steps.map(\.printed) == ["before", "ab"])
        #expect(spec.steps.map(\.heading) == [nil, "more"])
    }

    @Test func `A step that isn't over is the last, and says that the process ended`() {
        let spec = Self.spec([
            Self.step("host(Counter)", isOver: false), Self.step("host(Counter)"), Self.step("tap()", isOver: false),
        ])
        #expect(spec.steps.map(\.action.call) == ["host(Counter)", "tap()"])
        #expect(spec.steps.map(\.action.error) == [nil, "the process ended here"])
    }

    @Test func `Steps that weren't recorded are counted`() {
        let spec = Self.spec([Self.step("host(Counter)"), .traced(TracedStep(action: .leftOut(12)))])
        #expect(spec.steps.count == 1)
        #expect(spec.leftOut == 12)
    }

    // MARK: - Comparing

    @Test func `A run is the same as itself`() {
        let events = [Self.step("host(Counter)", tree: Self.screen(0)), Self.step("tap()", tree: Self.screen(1))]
        #expect(TraceCheck.difference(Self.spec(events), Self.spec(events)) == nil)
    }

    @Test(arguments: [
        (step("tap()", tree: screen(2)), "screen: Text \"1\" / Text \"2\""),
        (step("tap()", seconds: 1.5, tree: screen(1)), "time: 0.0 s / 1.5 s"),
        (step("tap()", line: 9, tree: screen(1)), "line: a_spec.lua:2 / a_spec.lua:9"),
        (step("press()", tree: screen(1)), "action: tap() / press()"),
    ])
    func `What differs first is named`(_ second: SpecEvent, _ expected: String) {
        let host = Self.step("host(Counter)", tree: Self.screen(0))
        let difference = TraceCheck.difference(
            Self.spec([host, Self.step("tap()", tree: Self.screen(1))]), Self.spec([host, second]))
        #expect(difference.map { "\($0.aspect): \($0.first) / \($0.second)" } == expected)
        #expect(difference?.step == 2)
    }

    @Test func `Fewer steps and another outcome are differences`() {
        let host = Self.step("host(Counter)")
        let fewer = TraceCheck.difference(Self.spec([host, Self.step("tap()")]), Self.spec([host]))
        #expect(fewer.map { "\($0.step) \($0.aspect) \($0.first) \($0.second)" } == "2 number of steps 2 1")
        let failure = OutcomeDetail(outcome: .failure, message: "no")
        let worse = TraceCheck.difference(Self.spec([host]), Self.spec([host], outcome: [failure]))
        #expect(worse.map { "\($0.aspect) \($0.first) \($0.second)" } == "outcome success failure: no")
    }

    // MARK: - The last change

    private static let counting = spec([
        step("host(Counter)", tree: screen(0)), step("tap()", tree: screen(1), writes: [write(readers: 1)]),
        step("tap()", tree: screen(1, button: 8), writes: [write(readers: 99)]), step("find"),
    ])

    @Test func `The label of a view leads to the change of its value`() throws {
        let change = try ChangeOfView(of: "Count", at: 4, in: Self.counting)
        #expect(change.step == 2)
        #expect(change.shown == ["LabeledContent", "  Text \"Count\"", "  Text \"1\""])
        #expect(change.before == ["LabeledContent", "  Text \"Count\"", "  Text \"0\""])
        #expect(change.owner == "Counter")
        #expect(change.writes == [Self.write(readers: 1)])
    }

    @Test func `A view that wasn't there before has appeared`() throws {
        let change = try ChangeOfView(of: "More", at: 4, in: Self.counting)
        #expect(change.step == 3)
        #expect(change.before == nil)
    }

    @Test func `An earlier step is asked for what it shows`() throws {
        let change = try ChangeOfView(of: "0", at: 1, in: Self.counting)
        #expect(change.step == 1)
        #expect(change.before == nil)
        let problem = #expect(throws: ChangeOfView.Unknown.self) {
            try ChangeOfView(of: "1", at: 1, in: Self.counting)
        }
        #expect(
            problem?.description
                == "nothing shows \"1\" at step 1; did you mean \"0\"? Shown are: \"Count\", \"0\", \"More\"")
    }

    @Test func `A text that is nearly right is proposed`() {
        let problem = #expect(throws: ChangeOfView.Unknown.self) {
            try ChangeOfView(of: "Coumt", at: 4, in: Self.counting)
        }
        let expected =
            "nothing shows \"Coumt\" at step 4; did you mean \"Count\"? Shown are: \"Count\", \"1\", \"More\""
        #expect(problem?.description == expected)
    }

    @Test func `Without a screen there is nothing to ask about`() {
        let problem = #expect(throws: ChangeOfView.Unknown.self) {
            try ChangeOfView(of: "Count", at: 1, in: Self.spec([Self.step("models.Cart(…)")]))
        }
        #expect(problem?.description == "no step up to 1 has a screen")
    }
}
