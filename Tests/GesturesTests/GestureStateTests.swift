import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// States that last as long as a gesture.
@MainActor
struct GestureStateTests {
    struct Draggable: View {
        let log: Log
        var isThere = true
        @GestureState var offset: CGFloat = 0
        @State var dropped: CGFloat = 0
        @State var isLocked = false

        var body: some View {
            VStack {
                Text("offset \(Int(offset)) dropped \(Int(dropped))")
                if dropped < 100 {
                    Text("target").gesture(isLocked ? nil : drag)
                }
                Button("remove") { dropped = 100 }
                Button("lock") { isLocked = true }
            }
        }

        var drag: some Gesture {
            DragGesture()
                .updating($offset) { value, state, transaction in
                    state = value.translation.width
                    log.note(transaction.isContinuous ? "continuous" : "not continuous")
                }
                .onEnded { dropped += $0.translation.width }
        }
    }

    let log = Log()

    @Test(arguments: [Graph.Mode.hosted, .inspected])
    func `Is set while the gesture lasts`(mode: Graph.Mode) throws {
        let view = TouchedView(Draggable(log: log), mode: mode)
        try view.target.touchDown()
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 0") }
        try view.target.touchMove(to: CGPoint(x: 20, y: 0))
        #expect(throws: Never.self) { try view.root.find(text: "offset 20 dropped 0") }
        try view.target.touchMove(to: CGPoint(x: 30, y: 0))
        #expect(throws: Never.self) { try view.root.find(text: "offset 30 dropped 0") }
        try view.target.touchUp()
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 30") }
        #expect(log.take() == ["continuous", "continuous"])
    }

    @Test func `Is reset when the touch is cancelled`() throws {
        let view = TouchedView(Draggable(log: log))
        try view.target.touchDown()
        try view.target.touchMove(to: CGPoint(x: 20, y: 0))
        try view.target.cancelTouch()
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 0") }
        #expect(view.message { try $0.touchUp() } == "no finger is down: put one on a view first")
    }

    @Test func `Is reset when the view goes`() throws {
        let view = TouchedView(Draggable(log: log))
        try view.target.touchDown()
        try view.target.touchMove(to: CGPoint(x: 20, y: 0))
        try view.root.find(button: "remove").tap()
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 100") }
    }

    @Test func `Is reset when the gesture goes`() throws {
        let view = TouchedView(Draggable(log: log))
        let target = try view.target
        try target.touchDown()
        try target.touchMove(to: CGPoint(x: 20, y: 0))
        try view.root.find(button: "lock").tap()
        try target.touchMove(to: CGPoint(x: 30, y: 0))
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 0") }
        try target.touchUp()
        #expect(throws: Never.self) { try view.root.find(text: "offset 0 dropped 0") }
    }

    @Test func `Is reset when a press is too short`() throws {
        struct Pressed: View {
            @GestureState var isPressed = false
            var body: some View {
                Text("target").opacity(isPressed ? 0.5 : 1)
                    .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
            }
        }
        let view = TouchedView(Pressed())
        try view.target.touchDown()
        #expect(try view.target.opacity() == 0.5)
        try view.target.touchUp()
        #expect(try view.target.opacity() == 1)
    }

    @Test func `Tells of its reset`() throws {
        struct Told: View {
            let log: Log
            @GestureState var width: CGFloat

            init(log: Log) {
                self.log = log
                _width = GestureState(wrappedValue: 1) { value, _ in log.note("reset from \(value)") }
            }

            var body: some View {
                Text("target").gesture(
                    DragGesture().updating($width) { value, width, _ in width = value.translation.width })
            }
        }
        let view = TouchedView(Told(log: log))
        try view.target.performDrag(to: CGPoint(x: 15, y: 0))
        #expect(log.take() == ["reset from 15.0"])
    }

    @Test func `Starts with its value however it is made`() {
        #expect(GestureState(initialValue: 3).wrappedValue == 3)
        #expect(GestureState(initialValue: 3, reset: { _, _ in }).wrappedValue == 3)
        #expect(GestureState(initialValue: 3, resetTransaction: Transaction()).wrappedValue == 3)
        #expect(GestureState<Int?>().wrappedValue == nil)
        #expect(GestureState<Int?>(reset: { _, _ in }).wrappedValue == nil)
        #expect(GestureState<Int?>(resetTransaction: Transaction()).wrappedValue == nil)
    }

    @Test func `The latest description of the gesture counts`() throws {
        struct Counting: View {
            let log: Log
            @State var count = 0
            var body: some View {
                let seen = count
                return Text("target")
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in
                            log.note("seen \(seen)")
                            count += 1
                        })
            }
        }
        let view = TouchedView(Counting(log: log))
        try view.target.performDrag(to: CGPoint(x: 2, y: 0), steps: 2)
        #expect(log.take() == ["seen 0", "seen 1", "seen 2"])
    }
}
