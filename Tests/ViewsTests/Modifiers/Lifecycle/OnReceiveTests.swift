import Combine
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite struct OnReceiveTests {
    private let log = Log()

    struct Receiver: View {
        let log: Log
        let subject: PassthroughSubject<Int, Never>
        @State private var latest = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown {
                    Text("latest \(latest)").onReceive(subject) { value in
                        log.note("\(value)")
                        latest = value
                    }
                }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test func `Each value is received once`() {
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(Receiver(log: log, subject: subject))
        subject.send(1)
        subject.send(2)
        #expect(log.entries == ["1", "2"])
        #expect(screen.contents == ["latest 2"])
    }

    @Test func `A view that is gone receives nothing`() throws {
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(Receiver(log: log, subject: subject))
        try screen.tap("Hide")
        subject.send(1)
        #expect(log.entries.isEmpty)
    }

    @Test func `A dismantled graph receives nothing`() {
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(Receiver(log: log, subject: subject))
        screen.graph.dismantle()
        subject.send(1)
        #expect(log.entries.isEmpty)
    }

    struct Deriving: View {
        let log: Log
        let subject: CurrentValueSubject<Int, Never>
        @State private var latest = 0
        var body: some View {
            Text("latest \(latest)").onReceive(subject.map { $0 * 10 }) { value in
                log.note("\(value)")
                latest = value
            }
        }
    }

    @Test func `A publisher made anew in each body still delivers`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let screen = Screen(Deriving(log: log, subject: subject))
        #expect(screen.texts == ["latest 10"])
        subject.send(2)
        #expect(screen.texts == ["latest 20"])
        subject.send(3)
        #expect(screen.texts == ["latest 30"])
        #expect(screen.failures.isEmpty)
    }

    struct Counting: View {
        let subject: CurrentValueSubject<Int, Never>
        @State private var received = 0
        var body: some View {
            Text("received \(received)").onReceive(subject) { _ in received += 1 }
        }
    }

    @Test func `The same publisher is not subscribed to again`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let screen = Screen(Counting(subject: subject))
        #expect(screen.texts == ["received 1"])
        subject.send(2)
        #expect(screen.texts == ["received 2"])
        #expect(screen.failures.isEmpty)
    }

    final class Model: ObservableObject {
        @Published var name = "a"
    }

    struct PublishedView: View {
        let log: Log
        @ObservedObject var model: Model
        var body: some View {
            Text(model.name).onReceive(model.$name) { log.note($0) }
        }
    }

    @Test func `A published property tells its value and its changes`() {
        let model = Model()
        let screen = Screen(PublishedView(log: log, model: model))
        model.name = "b"
        #expect(screen.texts == ["b"])
        model.name = "c"
        #expect(screen.texts == ["c"])
        #expect(log.entries == ["a", "b", "c"])
    }
}
