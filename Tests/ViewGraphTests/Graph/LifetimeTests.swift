import Combine
@testable import Inspector
import Observation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// What belongs to a tree goes with it, whether it is dismantled or only dropped.
@MainActor
@Suite struct LifetimeTests {
    final class Token {}

    final class Store: ObservableObject {
        @Published var count = 0
        let token: Token
        init(_ token: Token) { self.token = token }
    }

    @Observable
    final class Model {
        var count = 0
        @ObservationIgnored let token: Token
        init(_ token: Token) { self.token = token }
    }

    struct Holding: View {
        @State private var token: Token
        @StateObject private var store: Store
        @State private var model: Model
        @State private var isShown = true

        init(_ token: Token) {
            _token = State(initialValue: token)
            _store = StateObject(wrappedValue: Store(token))
            _model = State(initialValue: Model(token))
        }

        var body: some View {
            VStack {
                if isShown {
                    Inner(store: store, model: model, token: $token).environmentObject(store)
                }
                Button("Hide") { isShown = false }
                Button("Change") {
                    store.count += 1; model.count += 1; token = Token()
                }
            }
            .onAppear { _ = token }
            .onChange(of: store.count) { _ = token }
            .onReceive(store.$count) { _ in _ = token }
            .task { _ = token }
        }
    }

    struct Inner: View {
        @ObservedObject var store: Store
        @Bindable var model: Model
        @Binding var token: Token
        @EnvironmentObject var same: Store
        var body: some View {
            let _ = token
            ForEach(0..<3) { row in
                Button("\(row) \(store.count) \(model.count) \(same.count)") { token = Token() }
            }
        }
    }

    /// Waits until the tasks that a view started have ended, as they hold on to what they use.
    private func wait(for isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() { await Task.yield() }
    }

    @Test func `A dropped graph keeps nothing`() async {
        weak var token: Token?
        weak var root: Node?
        do {
            let made = Token()
            let screen = Screen(Holding(made))
            (token, root) = (made, screen.graph.root)
            #expect(screen.texts.count == 5)
        }
        await wait { token == nil }
        #expect(token == nil)
        #expect(root == nil)
    }

    @Test func `A dismantled graph keeps nothing`() async throws {
        weak var token: Token?
        do {
            let made = Token()
            let screen = Screen(Holding(made))
            token = made
            screen.graph.dismantle()
        }
        await wait { token == nil }
        #expect(token == nil)
    }

    @Test func `An inspected view keeps nothing`() throws {
        weak var token: Token?
        do {
            let made = Token()
            let view = Holding(made)
            token = made
            let screen = Screen(view, mode: .inspected)
            try screen.tap("Hide")
        }
        #expect(token == nil)
    }

    @Test func `A node that left the tree is gone`() throws {
        let screen = Screen(Holding(Token()))
        weak let inner = try screen.root.find(Inner.self).node
        #expect(inner != nil)
        try screen.tap("Hide")
        #expect(inner == nil)
    }

    @Test func `A state holds on to no former reader`() {
        weak var node: Node?
        let count = Binding<Int>(wrappedValue: 1)
        do {
            let screen = Screen(DependencyTests.Reader(log: Log(), name: "x", value: count))
            node = screen.graph.root
        }
        #expect(node == nil)
        count.wrappedValue = 2
    }
}
