import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Which of several gestures it is.
@MainActor
struct ArbitrationTests {
    let log = Log()

    @Test func `A view goes before the views around it`() throws {
        let view = TouchedView(
            VStack {
                Text("target").tapping(log, "inner")
                Text("beside").tapping(log, "beside")
            }
            .tapping(log, "outer"))
        try view.target.performTap()
        #expect(log.take() == ["inner"])
        try view.root.vStack().performTap()
        #expect(log.take() == ["outer"])
    }

    @Test func `A view around takes what the inner one is not`() throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log, "tap") }.gesture(DragGesture().onEnded { _ in log.note("drag") }))
        try view.target.performDrag(to: CGPoint(x: 30, y: 0))
        #expect(log.take() == ["drag"])
        try view.target.performTap()
        #expect(log.take() == ["tap"])
    }

    @Test func `The inner of two drags takes the touch`() throws {
        let view = TouchedView(
            VStack { Text("target").gesture(DragGesture(minimumDistance: 10).onEnded { _ in log.note("inner") }) }
                .gesture(DragGesture(minimumDistance: 10).onChanged { _ in log.note("outer") }))
        try view.target.performDrag(to: CGPoint(x: 30, y: 0))
        #expect(log.take() == ["inner"])
    }

    @Test func `A drag that begins at once outside leaves a tap inside`() throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log) }
                .gesture(DragGesture(minimumDistance: 0).onChanged { log.note("drag \($0.translation.width)") }))
        try view.target.performTap()
        #expect(log.take() == ["tap"])
        try view.target.performDrag(to: CGPoint(x: 20, y: 0), steps: 2)
        #expect(log.take() == ["drag 20.0"])
    }

    @Test(arguments: [true, false])
    func `A tap and a long press on one view are told apart`(pressFirst: Bool) throws {
        let text = Text("target")
        let view =
            pressFirst
            ? TouchedView(text.onLongPressGesture { log.note("press") }.onTapGesture { log.note("tap") })
            : TouchedView(text.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("press") })
        try view.target.performTap()
        #expect(log.take() == ["tap"])
        try view.target.performLongPress(duration: 0.6)
        #expect(log.take() == ["press"])
    }

    @Test func `A long press inside is waited for`() throws {
        let view = TouchedView(
            VStack { Text("target").onLongPressGesture(minimumDuration: 1) { log.note("inner") } }
                .onLongPressGesture(minimumDuration: 0.5) { log.note("outer") })
        try view.target.performLongPress(duration: 1.2)
        #expect(log.take() == ["inner"])
        try view.target.performLongPress(duration: 0.7)
        #expect(log.take() == ["outer"])
    }

    @Test func `A single tap waits for a double tap inside`() throws {
        let view = TouchedView(Text("target").tapping(log, "two", count: 2).tapping(log, "one"))
        try view.target.touchDown()
        try view.target.touchUp()
        view.graph.clock.advance(by: 0.3)
        #expect(log.take() == [])
        view.graph.clock.advance(by: 0.1)
        #expect(log.take() == ["one"])
        try view.target.performTap(count: 2)
        #expect(log.take() == ["two"])
        try view.target.performTap()
        #expect(log.take() == ["one"])
    }

    @Test func `High priority goes before what is inside`() throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log, "inner") }
                .highPriorityGesture(TapGesture().onEnded { log.note("high") })
                .tapping(log, "outermost"))
        try view.target.performTap()
        #expect(log.take() == ["high"])
    }

    @Test func `What is inside gets what high priority is not`() throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log, "tap") }
                .highPriorityGesture(LongPressGesture().onEnded { _ in log.note("press") }))
        try view.target.performTap()
        #expect(log.take() == ["tap"])
        try view.target.performLongPress()
        #expect(log.take() == ["press"])
    }

    @Test func `The outer of two of high priority goes first`() throws {
        let view = TouchedView(
            VStack { Text("target").highPriorityGesture(TapGesture().onEnded { log.note("inner") }) }
                .highPriorityGesture(TapGesture().onEnded { log.note("outer") }))
        try view.target.performTap()
        #expect(log.take() == ["outer"])
    }

    @Test func `Simultaneous gestures run along`() throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log, "inner") }
                .simultaneousGesture(TapGesture().onEnded { log.note("along") })
                .tapping(log, "outer"))
        try view.target.performTap()
        #expect(log.take() == ["inner", "along"])
        try view.target.performTap()
        #expect(log.take() == ["inner", "along"])
    }

    @Test func `A simultaneous drag does not end a tap`() throws {
        let view = TouchedView(
            Text("target").tapping(log)
                .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") }))
        try view.target.performTap()
        #expect(log.take() == ["drag", "tap"])
    }

    @Test(arguments: [
        (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
    func `A mask says which count`(mask: GestureMask, expected: [String]) throws {
        let view = TouchedView(
            VStack { Text("target").tapping(log, "inner") }
                .gesture(TapGesture().onEnded { log.note("outer") }, including: mask))
        let message = view.message { try $0.performTap() }
        #expect(log.take() == expected)
        if mask == .none {
            #expect(
                message == "Text did not recognize a gesture: "
                    + "TapGesture on Text is ruled out by the mask of TapGesture on VStack; "
                    + "TapGesture on VStack is ruled out by its own mask")
        }
    }

    @Test func `A mask leaves what is further out`() throws {
        let view = TouchedView(
            Text("target").tapping(log, "a").gesture(TapGesture(), including: .none).tapping(log, "b"))
        try view.target.performTap()
        #expect(log.take() == ["b"])
    }

    @Test func `A disabled gesture leaves what is inside`() throws {
        for isEnabled in [true, false] {
            let view = TouchedView(
                VStack { Text("target").tapping(log, "inner") }
                    .gesture(TapGesture().onEnded { log.note("low") }, isEnabled: isEnabled)
                    .simultaneousGesture(TapGesture().onEnded { log.note("along") }, isEnabled: isEnabled)
                    .highPriorityGesture(TapGesture().onEnded { log.note("high") }, isEnabled: isEnabled))
            try view.target.performTap()
            #expect(log.take() == (isEnabled ? ["high"] : ["inner"]))
        }
    }

    @Test func `A button takes a tap`() throws {
        let button = Button {
            log.note("button")
        } label: {
            Text("target")
        }
        let plain = TouchedView(VStack { button }.tapping(log, "outer"))
        try plain.target.performTap()
        #expect(log.take() == ["button"])
        let high = TouchedView(VStack { button }.highPriorityGesture(TapGesture().onEnded { log.note("high") }))
        try high.target.performTap()
        #expect(log.take() == ["high"])
        let along = TouchedView(button.simultaneousGesture(TapGesture().onEnded { log.note("along") }))
        try along.target.performTap()
        #expect(log.take() == ["button", "along"])
        let masked = TouchedView(button.gesture(TapGesture().onEnded { log.note("only") }, including: .gesture))
        try masked.target.performTap()
        #expect(log.take() == ["only"])
    }

    @Test func `A link takes a tap`() throws {
        let view = TouchedView(
            NavigationView {
                NavigationLink(isActive: Binding(get: { false }, set: { log.note("active \($0)") })) {
                    Text("there")
                } label: {
                    Text("target")
                }
            })
        try view.target.performTap()
        #expect(log.take() == ["active true"])
    }

    @Test func `A touch does not keep its tree`() throws {
        weak var graph: Graph?
        weak var root: Node?
        do {
            let view = TouchedView(Text("target").gesture(DragGesture()))
            (graph, root) = (view.graph, view.graph.root)
            try view.target.touchDown()
        }
        #expect(graph == nil)
        #expect(root == nil)
    }

    @Test func `A view that does not respond refuses`() {
        let view = TouchedView(VStack { Text("target").tapping(log) }.disabled(true))
        let expected = "Text is unresponsive: vStack() is disabled"
        #expect(view.message { try $0.performTap() } == expected)
        #expect(view.message { try $0.performDrag(to: .zero) } == expected)
        #expect(view.message { try $0.touchDown() } == expected)
        #expect(log.take() == [])
    }

    @Test func `Gestures in the apps modifiers take part`() throws {
        struct Tappable: ViewModifier {
            let log: Log
            func body(content: Content) -> some View {
                content.onTapGesture { log.note("modifier") }
            }
        }
        let view = TouchedView(VStack { Text("target").modifier(Tappable(log: log)) }.tapping(log, "outer"))
        try view.target.performTap()
        #expect(log.take() == ["modifier"])
    }

    @Test func `An overlay is arounded by the modifiers around it`() throws {
        let view = TouchedView(
            Text("below").tapping(log, "below").overlay(Text("target")).tapping(log, "both"))
        try view.target.performTap()
        #expect(log.take() == ["both"])
        try view.root.text().performTap()
        #expect(log.take() == ["below"])
    }

    @Test func `Touches need an order`() throws {
        let view = TouchedView(Text("target").tapping(log))
        #expect(view.message { try $0.touchUp() } == "no finger is down: put one on a view first")
        #expect(view.message { try $0.touchMove(to: .zero) } == "no finger is down: put one on a view first")
        try view.target.touchDown()
        let expected = "a finger is down already, on Text: lift it before the next touch"
        #expect(view.message { try $0.touchDown() } == expected)
        #expect(view.message { try $0.performTap() } == expected)
        try view.target.touchUp()
        #expect(log.take() == ["tap"])
    }

    @Test func `A touch elsewhere ends the wait for another tap`() throws {
        let view = TouchedView(
            VStack {
                Text("target").tapping(log, "two", count: 2).tapping(log, "one")
                Text("other").tapping(log, "other")
            })
        try view.target.touchDown()
        try view.target.touchUp()
        #expect(log.take() == [])
        try view.root.find(text: "other").performTap()
        #expect(log.take() == ["one", "other"])
    }
}
