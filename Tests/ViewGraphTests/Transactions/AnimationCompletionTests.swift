import Inspector
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// When what waits for the end of an animation is called.
@Suite @MainActor
struct AnimationCompletionTests {
    private struct Animated: View {
        let log: Log
        let change: @MainActor (Binding<Bool>, Log) -> Void
        @State private var isOn = false

        var body: some View {
            Button(isOn ? "on" : "off") { change($isOn, log) }
        }
    }

    private func screen(_ log: Log, _ change: @escaping @MainActor (Binding<Bool>, Log) -> Void) -> Screen {
        Screen(Animated(log: log, change: change))
    }

    @Test func `It is called when the animation is over, on the clock of the views`() throws {
        let log = Log()
        let screen = screen(log) { isOn, log in
            withAnimation(.linear(duration: 2)) {
                isOn.wrappedValue = true
            } completion: {
                log.note("over")
            }
            log.note("next line")
        }
        try screen.tap("off")
        #expect(log.take() == ["next line"])
        screen.graph.clock.advance(by: 1.9)
        #expect(log.take().isEmpty)
        screen.graph.clock.advance(by: 0.1)
        #expect(log.take() == ["over"])
        screen.graph.clock.advance(by: 10)
        #expect(log.take().isEmpty)
    }

    @Test func `What it changes is shown`() throws {
        let screen = screen(Log()) { isOn, _ in
            withAnimation(.easeIn(duration: 1)) {
                isOn.wrappedValue = true
            } completion: {
                isOn.wrappedValue = false
            }
        }
        try screen.tap("off")
        #expect(screen.texts == ["on"])
        screen.graph.clock.advance(by: 1)
        #expect(screen.texts == ["off"])
    }

    @Test func `It is called at once where nothing is animated`() throws {
        let log = Log()
        let screen = screen(log) { isOn, log in
            withAnimation(.linear(duration: 2)) {
                isOn.wrappedValue = false
            } completion: {
                log.note("no change")
            }
            withAnimation(nil) {
                isOn.wrappedValue = true
            } completion: {
                log.note("no animation")
            }
            var transaction = Transaction(animation: .linear(duration: 2))
            transaction.disablesAnimations = true
            transaction.addAnimationCompletion { log.note("disabled") }
            withTransaction(transaction) { isOn.wrappedValue = false }
            log.note("next line")
        }
        try screen.tap("off")
        #expect(log.take() == ["no change", "no animation", "disabled", "next line"])
    }

    @Test func `A spring is over before it has come to rest`() throws {
        let log = Log()
        let screen = screen(log) { isOn, log in
            withAnimation(.spring(duration: 1, bounce: 0.5)) {
                isOn.wrappedValue = true
            } completion: {
                log.note("over")
            }
            withAnimation(.spring(duration: 1, bounce: 0.5), completionCriteria: .removed) {
                isOn.wrappedValue = false
            } completion: {
                log.note("removed")
            }
        }
        try screen.tap("off")
        screen.graph.clock.advance(by: 1.01)
        #expect(log.take() == ["over"])
        screen.graph.clock.advance(by: 60)
        #expect(log.take() == ["removed"])
    }

    @Test func `An animation without end is never over`() throws {
        let log = Log()
        let screen = screen(log) { isOn, log in
            withAnimation(.linear(duration: 1).repeatForever()) {
                isOn.wrappedValue = true
            } completion: {
                log.note("over")
            }
        }
        try screen.tap("off")
        screen.graph.clock.advance(by: 1000)
        #expect(log.take().isEmpty)
    }

    @Test func `A change through a binding with an animation counts in the transaction around it`() throws {
        let log = Log()
        let screen = screen(log) { isOn, log in
            withAnimation(.linear(duration: 2)) {
                isOn.animation(.linear).wrappedValue = true
            } completion: {
                log.note("over")
            }
        }
        try screen.tap("off")
        #expect(log.take().isEmpty)
        screen.graph.clock.advance(by: 2)
        #expect(log.take() == ["over"])
    }
}
