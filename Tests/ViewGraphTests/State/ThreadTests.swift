import Combine
import Dispatch
import Foundation
import Observation
import SwiftUI
import Testing
import ViewTestSupport

/// Values may change on any thread; the tree is the main thread's.
@MainActor
@Suite struct ThreadTests {
    private func elsewhere(_ work: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                work()
                continuation.resume()
            }
        }
        // The change was sent to the main queue before; what is sent now comes after it.
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Waits until the texts are these: an object tells of a change before it happens, on whatever thread.
    private func expect(_ texts: [String], on screen: Screen) async throws {
        for _ in 0..<200 where screen.texts != texts { try await Task.sleep(for: .milliseconds(5)) }
        #expect(screen.texts == texts)
    }

    struct Exposing: View {
        let expose: (Binding<Int>) -> Void
        @State private var count = 0
        var body: some View {
            let _ = expose($count)
            Text("\(count)")
        }
    }

    @Test func `A state can be changed on another thread`() async throws {
        var binding: Binding<Int>?
        let screen = Screen(Exposing { binding = $0 })
        let exposed = try #require(binding)
        await elsewhere { exposed.wrappedValue = 5 }
        #expect(screen.texts == ["5"])
    }

    final class Store: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    struct StoreView: View {
        @ObservedObject var store: Store
        var body: some View { Text("\(store.count)") }
    }

    @Test func `An observed object can change on another thread`() async throws {
        let store = Store()
        let screen = Screen(StoreView(store: store))
        await elsewhere { store.count = 6 }
        try await expect(["6"], on: screen)
    }

    /// A model that threads share guards its storage itself: Observation only tells that something changes.
    @Observable
    final class Model: @unchecked Sendable {
        @ObservationIgnored private let lock = NSLock()
        @ObservationIgnored private var guarded = 0

        var count: Int {
            get {
                access(keyPath: \.count)
                return lock.withLock { guarded }
            }
            set {
                withMutation(keyPath: \.count) { lock.withLock { guarded = newValue } }
            }
        }
    }

    struct ModelView: View {
        let model: Model
        var body: some View { Text("\(model.count)") }
    }

    @Test func `A model can change on another thread`() async throws {
        let model = Model()
        let screen = Screen(ModelView(model: model))
        await elsewhere { model.count = 7 }
        try await expect(["7"], on: screen)
    }

    struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var latest = 0
        var body: some View { Text("\(latest)").onReceive(subject) { latest = $0 } }
    }

    final class Sender: @unchecked Sendable {
        let subject = PassthroughSubject<Int, Never>()
    }

    @Test func `A publisher may send on another thread`() async {
        let sender = Sender()
        let screen = Screen(Receiver(subject: sender.subject))
        await elsewhere { sender.subject.send(8) }
        #expect(screen.texts == ["8"])
    }

    @Test func `A detached task may change state`() async {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    let binding = $text
                    await Task.detached { binding.wrappedValue = "loaded" }.value
                }
            }
        }
        let screen = Screen(Loading())
        for _ in 0..<1000 where screen.texts != ["loaded"] { await Task.yield() }
        #expect(screen.texts == ["loaded"])
    }

    struct Following: View {
        let log: Log
        @ObservedObject var store: Store
        var body: some View {
            Text("\(store.count)").onChange(of: store.count) { log.note("count \(store.count)") }
        }
    }

    @Test func `What nobody reads is brought up to date all the same`() async {
        let log = Log()
        let store = Store()
        let screen = Screen(Following(log: log, store: store))
        store.count = 1
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(log.entries == ["count 1"])
        _ = screen
    }
}
