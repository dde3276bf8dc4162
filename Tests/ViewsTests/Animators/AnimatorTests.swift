import SwiftUI
import Testing
import ViewInspector

@testable import ViewGraph

/// A view on a clock of its own.
@MainActor
private struct Timed {
    let clock = ViewClock()
    let graph: Graph

    init(_ view: some View) {
        graph = Graph(view, mode: .hosted, clock: clock)
    }

    var root: InspectableView<ViewType.ClassifiedView> {
        InspectableView<ViewType.ClassifiedView>(graph.root, in: graph)
    }

    var texts: [String] { root.findAll(ViewType.Text.self).compactMap { try? $0.string() } }

    /// The texts as time passes in steps.
    func texts(each step: Double, _ count: Int) -> [String] {
        (0..<count).map { index in
            if index > 0 { clock.advance(by: step) }
            return texts.joined(separator: " ")
        }
    }
}

@Suite("Animators") @MainActor
struct AnimatorTests {
    @Test("go through phases without end")
    func phases() {
        let screen = Timed(
            PhaseAnimator(["a", "b", "c"]) {
                Text($0)
            } animation: {
                $0 == "b" ? .linear(duration: 2) : .linear(duration: 1)
            })
        #expect(screen.texts == ["a"])
        #expect(screen.texts(each: 0.5, 9) == ["a", "b", "b", "b", "c", "c", "a", "a", "b"])
    }

    @Test("go through phases once when a trigger changes")
    func trigger() throws {
        struct Bump: View {
            @State private var taps = 0

            var body: some View {
                VStack {
                    Button("Bump") { taps += 1 }
                    PhaseAnimator([1, 2, 3], trigger: taps) {
                        Text("\($0)")
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
        }
        let screen = Timed(Bump())
        screen.clock.advance(by: 10)
        #expect(screen.texts == ["Bump", "1"])
        try screen.root.find(button: "Bump").tap()
        #expect(screen.texts(each: 1, 4) == ["Bump 2", "Bump 3", "Bump 1", "Bump 1"])
        #expect(screen.clock.timeToNext == nil)
    }

    @Test("change a view in its phases, and what it sees")
    func modifier() throws {
        let screen = Timed(
            Button("Go") {}.phaseAnimator([false, true]) {
                $0.disabled($1).opacity($1 ? 0.5 : 1)
            } animation: { _ in
                .linear(duration: 1)
            })
        #expect(try screen.root.find(button: "Go").isResponsive())
        screen.clock.advance(by: 0.5)
        #expect(try !screen.root.find(button: "Go").isResponsive())
        screen.clock.advance(by: 1)
        #expect(try screen.root.find(button: "Go").isResponsive())
    }

    @Test("leave alone what has gone, and go on at once without an animation")
    func ends() {
        let screen = Timed(
            PhaseAnimator([1, 2]) {
                Text("\($0)")
            } animation: { _ in
                nil
            })
        // The second phase starts as soon as time moves, and lasts for one picture.
        #expect(screen.texts(each: 1.0 / 60, 4) == ["1", "1", "2", "1"])
        screen.graph.dismantle()
        screen.clock.advance(by: 1)
        #expect(screen.clock.timeToNext == nil)
        let empty = Timed(PhaseAnimator([Int]()) { Text("\($0)") })
        #expect(empty.graph.takeFailures().map { "\($0)" }.joined().contains("one phase at least"))
    }

    private struct Look {
        var angle = 0.0
        var size = CGSize(width: 10, height: 10)
    }

    @Test("follow keyframes of several properties")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.angle) {
                LinearKeyframe(90, duration: 1)
                MoveKeyframe(0)
                LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
            }
            KeyframeTrack(\.size) { LinearKeyframe(CGSize(width: 20, height: 0), duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.5).angle == 45 && timeline.value(time: 0.5).size.width == 11.25)
        #expect(timeline.value(time: 1).angle == 0 && abs(timeline.value(time: 1.6).angle - 2) < 1e-9)
        #expect(timeline.value(time: 99).angle == 10 && timeline.value(progress: 0.5).size.height == 5)
        #expect(timeline.value(time: -1).angle == 0)
    }

    @Test("go smoothly through cubic keyframes")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(0, duration: 1)
            for value in [2.0, 3] { CubicKeyframe(value, duration: 1) }
        }
        #expect([0, 1, 2, 3, 4].map { timeline.value(time: $0) } == [0, 1, 0, 2, 3])
        func slope(_ time: Double, _ side: Double) -> Double {
            (timeline.value(time: time + side) - timeline.value(time: time)) / side
        }
        // The velocity at a value is that of the way between its neighbors.
        for (time, velocity) in [(1.0, 0.0), (2.0, 0.5), (3.0, 1.5)] {
            #expect(abs(slope(time, 1e-6) - velocity) < 1e-4 && abs(slope(time, -1e-6) - velocity) < 1e-4)
        }
        let pushed = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 2, startVelocity: 3, endVelocity: -1)
        }
        #expect(abs(pushed.value(time: 1e-6) / 1e-6 - 3) < 1e-4)
        #expect(abs((1 - pushed.value(time: 2 - 1e-6)) / 1e-6 + 1) < 1e-4)
    }

    @Test("swing to their targets as springs do")
    func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.5)
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            SpringKeyframe(3, duration: 0.2, spring: spring)
            SpringKeyframe(0, spring: spring)
        }
        let left = 1 + spring.value(target: 2.0, time: 0.2)
        #expect(abs(timeline.value(time: 0.1) - (1 + spring.value(target: 2.0, time: 0.1))) < 1e-9)
        #expect(abs(timeline.value(time: 0.2) - left) < 1e-9)
        let speed = spring.velocity(target: 2.0, time: 0.2)
        let later = left + spring.value(target: -left, initialVelocity: speed, time: 0.1)
        #expect(abs(timeline.value(time: 0.3) - later) < 1e-9)
        #expect(timeline.value(time: timeline.duration) == 0)
    }

    @Test("show the value that keyframes have come to, again and again")
    func keyframes() throws {
        let screen = Timed(
            KeyframeAnimator(initialValue: 0.0) {
                Text("\(Int($0.rounded()))")
            } keyframes: { _ in
                LinearKeyframe(100, duration: 1)
                LinearKeyframe(200, duration: 1)
            })
        #expect(screen.texts(each: 0.5, 5) == ["0", "50", "100", "150", "0"])
        let value = try screen.root.find(ViewType.KeyframeAnimator.self).value(Double.self)
        #expect(abs(value) < 1e-9)
    }

    @Test("follow keyframes once from where they are when a trigger changes")
    func triggered() throws {
        struct Throw: View {
            @State private var taps = 0

            var body: some View {
                Button("Throw") { taps += 1 }
                    .keyframeAnimator(initialValue: 0.0, trigger: taps) { content, value in
                        VStack {
                            content
                            Text("\(Int(value.rounded()))")
                        }
                    } keyframes: { start in
                        LinearKeyframe(start + 10, duration: 1)
                    }
            }
        }
        let screen = Timed(Throw())
        screen.clock.advance(by: 5)
        #expect(screen.root.findAll(ViewType.Text.self).compactMap { try? $0.string() }.contains("0"))
        try screen.root.find(button: "Throw").tap()
        screen.clock.advance(by: 0.5)
        #expect(screen.texts.contains("5"))
        screen.clock.advance(by: 5)
        #expect(screen.texts.contains("10") && screen.clock.timeToNext == nil)
        try screen.root.find(button: "Throw").tap()
        screen.clock.advance(by: 1)
        #expect(screen.texts.contains("20"))
    }
}
