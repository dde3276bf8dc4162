import SwiftUI
import Testing
import ViewTestSupport

/// What each gesture takes for itself, and when.
@MainActor
struct SingleGestureTests {
    let log = Log()

    @Test func `A tap is a finger down and up`() throws {
        let view = TouchedView(Text("target").tapping(log))
        try view.target.touchDown()
        #expect(log.take() == [])
        try view.target.touchUp()
        #expect(log.take() == ["tap"])
        try view.target.performTap()
        #expect(log.take() == ["tap"])
    }

    @Test func `A tap may not move far`() throws {
        let view = TouchedView(Text("target").tapping(log))
        try view.target.performDrag(to: CGPoint(x: 10, y: 0))
        #expect(log.take() == ["tap"])
        #expect(
            view.message { try $0.performDrag(to: CGPoint(x: 22, y: 0), steps: 2) }
                == "Text did not recognize a gesture: TapGesture on Text may move 10 points, moved 11")
        #expect(log.take() == [])
    }

    @Test func `Taps in a row are counted`() throws {
        let view = TouchedView(Text("target").tapping(log, "two", count: 2))
        #expect(
            view.message { try $0.performTap() }
                == "Text did not recognize a gesture: TapGesture on Text needs 2 taps, got 1")
        try view.target.performTap(count: 2)
        #expect(log.take() == ["two"])
    }

    @Test func `Taps that are far apart are no row`() throws {
        let view = TouchedView(Text("target").tapping(log, "two", count: 2))
        for _ in 0..<2 {
            try view.target.touchDown()
            try view.target.touchUp()
            view.graph.clock.advance(by: 0.4)
        }
        #expect(log.take() == [])
        for _ in 0..<2 {
            try view.target.touchDown()
            try view.target.touchUp()
            view.graph.clock.advance(by: 0.3)
        }
        #expect(log.take() == ["two"])
    }

    @Test func `A tap can tell its place`() throws {
        let view = TouchedView(
            Text("target").gesture(SpatialTapGesture().onEnded { log.note("\($0.location.x) \($0.location.y)") }))
        try view.target.performTap(at: CGPoint(x: 3, y: 4))
        #expect(log.take() == ["3.0 4.0"])
    }

    @Test func `On tap gesture takes part`() throws {
        let view = TouchedView(
            Text("target").onTapGesture(count: 2) { log.note("at \($0.x)") }.onTapGesture { log.note("one") })
        try view.target.performTap(count: 2, at: CGPoint(x: 5, y: 0))
        #expect(log.take() == ["at 5.0"])
        try view.target.performTap()
        #expect(log.take() == ["one"])
    }

    @Test func `A long press is recognized when its time has come`() throws {
        let press = LongPressGesture(minimumDuration: 1, maximumDistance: 5)
            .onChanged { log.note("changed \($0)") }.onEnded { log.note("ended \($0)") }
        let view = TouchedView(Text("target").gesture(press))
        try view.target.touchDown()
        #expect(log.take() == ["changed true"])
        view.graph.clock.advance(by: 0.9)
        #expect(log.take() == [])
        view.graph.clock.advance(by: 0.1)
        #expect(log.take() == ["ended true"])
        try view.target.touchUp()
        #expect(log.take() == [])
        #expect(
            view.message { try $0.performLongPress() }
                == "Text did not recognize a gesture: LongPressGesture on Text needs 1 seconds, lasted 0.5")
        try view.target.performLongPress(duration: 1)
        #expect(log.take() == ["changed true", "changed true", "ended true"])
    }

    @Test func `A long press may not move far`() throws {
        let view = TouchedView(
            Text("target").gesture(LongPressGesture(maximumDistance: 5).onEnded { _ in log.note("ended") }))
        #expect(
            view.message { try $0.performDrag(to: CGPoint(x: 6, y: 0), steps: 1, duration: 0.2) }
                == "Text did not recognize a gesture: LongPressGesture on Text may move 5 points, moved 6")
        try view.target.performDrag(to: CGPoint(x: 5, y: 0), steps: 1, duration: 0.6)
        #expect(log.take() == ["ended"])
    }

    @Test func `On long press gesture tells of the press`() throws {
        let view = TouchedView(
            Text("target").onLongPressGesture(minimumDuration: 0.2) {
                log.note("pressed")
            } onPressingChanged: {
                log.note("\($0)")
            })
        try view.target.performLongPress()
        #expect(log.take() == ["true", "false", "pressed"])
        #expect(view.message { try $0.performTap() }.contains("onLongPressGesture on Text needs 0.2 seconds"))
        #expect(log.take() == ["true", "false"])
    }

    @Test func `A drag begins at its minimum distance`() throws {
        let drag = DragGesture(minimumDistance: 20)
            .onChanged { log.note("\($0.translation.width)") }.onEnded { log.note("ended \($0.location.x)") }
        let view = TouchedView(Text("target").gesture(drag))
        try view.target.performDrag(from: CGPoint(x: 1, y: 0), to: CGPoint(x: 41, y: 0), steps: 4)
        #expect(log.take() == ["20.0", "30.0", "40.0", "ended 41.0"])
        #expect(
            view.message { try $0.performDrag(to: CGPoint(x: 5, y: 0)) }
                == "Text did not recognize a gesture: DragGesture on Text needs 20 points, moved 5")
        #expect(log.take() == [])
    }

    @Test func `A drag of no minimum begins at once`() throws {
        let drag = DragGesture(minimumDistance: 0).onChanged { log.note("\($0.location.x)") }
        let view = TouchedView(Text("target").gesture(drag))
        try view.target.touchDown(at: CGPoint(x: 7, y: 7))
        #expect(log.take() == ["7.0"])
        try view.target.touchMove(to: CGPoint(x: 8, y: 7))
        try view.target.touchMove(to: CGPoint(x: 8, y: 7))
        #expect(log.take() == ["8.0"])
        try view.target.touchUp()
    }

    @Test func `A drag has a velocity`() throws {
        var values: [DragGesture.Value] = []
        let view = TouchedView(Text("target").gesture(DragGesture().onEnded { values.append($0) }))
        try view.target.performDrag(to: CGPoint(x: 100, y: 0), steps: 10, duration: 1)
        let value = try #require(values.first)
        #expect(abs(value.velocity.width - 100) < 0.01)
        #expect(abs(value.predictedEndLocation.x - 125) < 0.01)
        #expect(abs(value.predictedEndTranslation.width - 125) < 0.01)
        #expect(value.time == view.graph.clock.now)
        try view.target.touchDown()
        try view.target.touchMove(to: CGPoint(x: 100, y: 0))
        view.graph.clock.advance(by: 1)
        try view.target.touchUp()
        #expect(values.last?.velocity == .zero)
    }

    @Test func `Two fingers magnify`() throws {
        let gesture = MagnificationGesture(minimumScaleDelta: 0.3)
            .onChanged { log.note("\($0)") }.onEnded { log.note("ended \($0)") }
        let view = TouchedView(Text("target").gesture(gesture))
        try view.target.performMagnify(by: 2, steps: 4)
        #expect(log.take() == ["1.5", "1.75", "2.0", "ended 2.0"])
        #expect(
            view.message { try $0.performMagnify(by: 1.25) }
                == "Text did not recognize a gesture: "
                + "MagnificationGesture on Text needs a change of scale of 0.3, got 0.25"
        )
        #expect(
            view.message { try $0.performTap() }
                == "Text did not recognize a gesture: MagnificationGesture on Text needs two fingers, got one finger")
        let newer = TouchedView(Text("target").gesture(MagnifyGesture().onEnded { log.note("\($0.magnification)") }))
        try newer.target.performMagnify(by: 0.5)
        #expect(log.take() == ["0.5"])
    }

    @Test func `Two fingers rotate`() throws {
        let view = TouchedView(
            Text("target").gesture(RotationGesture().onEnded { log.note("\($0.degrees.rounded())") }))
        try view.target.performRotate(by: .degrees(-90))
        #expect(log.take() == ["-90.0"])
        #expect(view.message { try $0.performRotate(by: .degrees(0.5)) }.contains("needs a turn of 1 degrees, got 0.5"))
        let newer = TouchedView(
            Text("target").gesture(RotateGesture().onEnded { log.note("\($0.rotation.degrees.rounded())") }))
        try newer.target.performRotate(by: .degrees(30))
        #expect(log.take() == ["30.0"])
    }

    @Test func `One fingers gestures refuse two`() {
        let view = TouchedView(Text("target").tapping(log).gesture(DragGesture()).onLongPressGesture {})
        #expect(
            view.message { try $0.performMagnify(by: 2) }
                == "Text did not recognize a gesture: TapGesture on Text needs one finger, got two fingers; "
                + "DragGesture on Text needs one finger, got two fingers; "
                + "onLongPressGesture on Text needs one finger, got two fingers")
    }

    @Test func `Keys have to be held`() throws {
        let tap = TapGesture().modifiers([.shift, .control]).onEnded { log.note("tap") }
        let view = TouchedView(Text("target").gesture(tap))
        try view.target.performTap(modifiers: [.shift, .control, .option])
        #expect(log.take() == ["tap"])
        #expect(
            view.message { try $0.performTap(modifiers: .shift) }
                == "Text did not recognize a gesture: TapGesture on Text needs control to be held")
    }

    @Test func `Values are mapped`() throws {
        let drag = DragGesture().map { $0.translation.width }.onChanged { log.note("\($0)") }
            .map { "to \($0)" }.onEnded { log.note($0) }
        let view = TouchedView(Text("target").gesture(AnyGesture(drag)))
        try view.target.performDrag(to: CGPoint(x: 12, y: 0), steps: 1)
        #expect(log.take() == ["12.0", "to 12.0"])
    }

    @Test func `A gesture that is nil is none`() throws {
        let none: TapGesture? = nil
        let view = TouchedView(Text("target").gesture(none))
        #expect(view.message { try $0.performTap() } == "Text has no gestures, nor has a view around it")
        let some: TapGesture? = TapGesture()
        let other = TouchedView(Text("target").gesture(some?.onEnded { log.note("tap") }))
        try other.target.performTap()
        #expect(log.take() == ["tap"])
    }
}
