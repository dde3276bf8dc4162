import Combine
import Testing
import ViewTree

/// What is left when a tree has gone: nothing.
@MainActor
struct MemoryTests {
    @MainActor private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Owner: View {
        @StateObject private var model = Model()
        @State private var isOn = false
        let sink: (Model) -> Void

        var body: some View {
            VStack {
                Text("\(model.count)").overlay(Text("over")).onAppear { sink(model) }
                Toggle("On", isOn: $isOn)
                Button("Add") { model.count += 1 }
                NavigationLink("Next", destination: Text("next"))
                ForEach(0..<3) { Clicker(name: "\($0)") }
            }
            .task { try? await Task.sleep(for: .seconds(1000)) }
            .onReceive(model.$count) { _ in }
        }
    }

    @Test func aDismantledTreeLeavesNothing() throws {
        weak var graph: Graph?
        weak var root: Node?
        weak var text: Node?
        weak var model: Model?
        try {
            var found: Model?
            let screen = Screen(VStack { Owner { found = $0 } })
            try screen.tap("Add")
            try screen.tap("Click 1")
            graph = screen.graph
            root = screen.graph.root
            text = try screen.first(ViewType.Text.self)
            model = found
            #expect(found?.count == 1)
            screen.graph.dismantle()
            found = nil
        }()
        #expect(graph == nil)
        #expect(root == nil)
        #expect(text == nil)
        #expect(model == nil)
    }

    @Test func aTreeThatIsDroppedLeavesNothing() {
        weak var graph: Graph?
        weak var root: Node?
        do {
            let inspected = Graph(VStack { Clicker(name: "a").padding() }, mode: .inspected)
            graph = inspected
            root = inspected.root
        }
        #expect(graph == nil)
        #expect(root == nil)
    }

    @Test func aViewThatLeavesTheTreeLeavesNothing() throws {
        struct Child: View {
            @StateObject private var model = Model()
            let sink: (Model) -> Void

            var body: some View { Text("\(model.count)").onAppear { sink(model) } }
        }
        struct Parent: View {
            @State private var isShown = true
            let sink: (Model) -> Void

            var body: some View {
                if isShown { Child(sink: sink) }
                Button("Hide") { isShown = false }
            }
        }
        weak var model: Model?
        weak var node: Node?
        let screen = Screen(Parent { model = $0 })
        node = try screen.first(Child.self)
        #expect(model != nil)
        try screen.tap("Hide")
        #expect(model == nil)
        #expect(node == nil)
    }

    @Test func anObservedObjectLosesItsReaders() throws {
        struct Follower: View {
            @ObservedObject var model: Model

            var body: some View { Text("\(model.count)") }
        }
        let model = Model()
        weak var root: Node?
        do {
            let screen = Screen(Follower(model: model))
            root = screen.graph.root
            screen.graph.dismantle()
        }
        #expect(root == nil)
        model.count = 1
    }
}
