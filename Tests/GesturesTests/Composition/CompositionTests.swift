import SwiftUI
import Testing
import ViewTestSupport

/// Gestures that consist of others.
@MainActor
struct CompositionTests {
    let log = Log()

    @Test func `An exclusive gesture waits for its first`() throws {
        let gesture = TapGesture(count: 2).onEnded { log.note("inner two") }
            .exclusively(before: TapGesture().onEnded { log.note("inner one") })
            .onEnded {
                switch $0 {
                case .first: log.note("first")
                case .second: log.note("second")
                }
            }
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.performTap(count: 2)
        #expect(log.take() == ["inner two", "first"])
        try view.target.performTap()
        #expect(log.take() == ["inner one", "second"])
        #expect(
            view.message { try $0.performDrag(to: CGPoint(x: 50, y: 0), steps: 1) }
                == "Text did not recognize a gesture: ExclusiveGesture on Text may move 10 points, moved 50")
    }

    @Test func `An exclusive gesture is strict`() throws {
        let gesture = ExclusiveGesture(
            TapGesture().onEnded { log.note("tap") }, LongPressGesture().onEnded { _ in log.note("press") })
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.performLongPress(duration: 1)
        #expect(log.take() == ["tap"])
    }

    @Test func `A sequence goes on where its first has ended`() throws {
        typealias Sequence = SequenceGesture<LongPressGesture, DragGesture>
        func words(_ value: Sequence.Value) -> String {
            switch value {
            case .first(let isPressed): "first \(isPressed)"
            case .second(let isPressed, let drag):
                "second \(isPressed) \(drag.map { "\($0.translation.width)" } ?? "-")"
            }
        }
        let gesture = LongPressGesture().sequenced(before: DragGesture())
            .onChanged { log.note(words($0)) }.onEnded { log.note("ended " + words($0)) }
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.touchDown(at: CGPoint(x: 5, y: 0))
        #expect(log.take() == ["first true"])
        view.graph.clock.advance(by: 0.5)
        #expect(log.take() == ["second true -"])
        try view.target.touchMove(to: CGPoint(x: 35, y: 0))
        #expect(log.take() == ["second true 30.0"])
        try view.target.touchUp()
        #expect(log.take() == ["ended second true 30.0"])
        #expect(
            view.message { try $0.performTap() }
                == "Text did not recognize a gesture: "
                + "SequenceGesture on Text has a first gesture that needs 0.5 seconds, lasted 0"
        )
        #expect(log.take() == ["first true"])
    }

    @Test func `A sequence of two touches`() throws {
        let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("ended") }
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.performTap()
        #expect(log.take() == [])
        try view.target.performDrag(to: CGPoint(x: 20, y: 0))
        #expect(log.take() == ["ended"])
        try view.target.performTap()
        #expect(
            view.message { try $0.performDrag(to: CGPoint(x: 2, y: 0)) }
                == "Text did not recognize a gesture: "
                + "SequenceGesture on Text has a second gesture that needs 10 points, moved 2"
        )
    }

    @Test func `Simultaneous gestures report together`() throws {
        let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
            .onChanged {
                log.note("\($0.first.map { "\($0)" } ?? "-") \($0.second.map { "\($0.degrees.rounded())" } ?? "-")")
            }
            .onEnded { _ in log.note("ended") }
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.touchDown(fingers: 2)
        try view.target.touchMove(magnification: 2)
        try view.target.touchMove(rotation: .degrees(45))
        try view.target.touchUp()
        #expect(log.take() == ["2.0 -", "2.0 45.0", "ended"])
        try view.target.performRotate(by: .degrees(90), steps: 1)
        #expect(log.take() == ["- 90.0", "ended"])
        #expect(
            view.message { try $0.performMagnify(by: 1) }
                == "Text did not recognize a gesture: "
                + "SimultaneousGesture on Text has a first gesture that needs a change "
                + "of scale of 0.01, got 0, and a second that needs a turn of 1 degrees, got 0")
    }

    @Test func `The apps gestures follow their bodies`() throws {
        struct Swipe: Gesture {
            let log: Log
            @GestureState var isSwiping = false

            var body: some Gesture<DragGesture.Value> {
                DragGesture(minimumDistance: 30)
                    .updating($isSwiping) { _, state, _ in state = true }
                    .onChanged { [isSwiping] _ in log.note("swiping \(isSwiping)") }
            }
        }
        let view = TouchedView(Text("target").gesture(Swipe(log: log).onEnded { log.note("to \($0.location.x)") }))
        try view.target.performDrag(to: CGPoint(x: 40, y: 0), steps: 4)
        #expect(log.take() == ["swiping false", "swiping true", "to 40.0"])
        #expect(
            view.message { try $0.performTap() }
                == "Text did not recognize a gesture: Swipe on Text needs 30 points, moved 0")
    }
}
