import Inspector
import SwiftUI
import Testing
import ViewGraph

@testable import Views

/// Screens that are asked for while others are presented, or by views that aren't there.
@MainActor
@Suite struct PresentationQueueTests {
    private final class Model: ObservableObject {
        @Published var first = false
        @Published var second = false
        @Published var asks = false
        @Published var tab = 1
        @Published var bodies = 0
        var log: [String] = []
    }

    private struct Ground: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("ground")
                .sheet(isPresented: $model.first, onDismiss: { model.log.append("first") }) { Text("first") }
                .sheet(isPresented: $model.second, onDismiss: { model.log.append("second") }) { Text("second") }
                .alert("Sure?", isPresented: $model.asks) { Button("Yes") {} }
        }
    }

    /// A screen before a person.
    private func graph(_ view: some View) -> Graph {
        Graph(view, mode: .hosted) {
            $0.isScreen = true
            $0.screen = .iPhone15
        }
    }

    private func texts(_ graph: Graph) -> [String] {
        graph.flush()
        return InspectableView<ViewType.ClassifiedView>(graph.root, in: graph).findAll(ViewType.Text.self)
            .compactMap { try? $0.string() }
    }

    @Test func `A second sheet comes when the first has gone`() {
        let model = Model()
        let graph = graph(Ground(model: model))
        model.first = true
        #expect(texts(graph) == ["first"])
        model.second = true
        #expect(texts(graph) == ["first"])
        #expect(graph.heldPresentations.map { $0.contains("only presenting a single sheet is supported") } == [true])
        model.first = false
        #expect(texts(graph) == ["second"])
        #expect(model.log == ["first"])
        #expect(graph.heldPresentations.isEmpty)
    }

    @Test func `A sheet that waits and is taken back was never there`() {
        let model = Model()
        let graph = graph(Ground(model: model))
        model.first = true
        _ = texts(graph)
        model.second = true
        _ = texts(graph)
        model.second = false
        model.first = false
        #expect(texts(graph) == ["ground"])
        #expect(model.log == ["first"])
    }

    @Test func `An alert below a sheet is refused until it is asked for anew`() {
        let model = Model()
        let graph = graph(Ground(model: model))
        model.first = true
        _ = texts(graph)
        model.asks = true
        #expect(texts(graph) == ["first"])
        #expect(graph.heldPresentations.map { $0.contains("Attempt to present") } == [true])
        model.first = false
        #expect(texts(graph) == ["ground"])
        model.asks = false
        _ = texts(graph)
        model.first = true
        _ = texts(graph)
        model.asks = true
        #expect(texts(graph) == ["first"])
        model.first = false
        model.asks = false
        _ = texts(graph)
        model.asks = true
        #expect(texts(graph).contains("Sure?"))
    }

    @Test func `What the same action takes away makes room`() {
        let model = Model()
        let graph = graph(Ground(model: model))
        model.first = true
        _ = texts(graph)
        model.first = false
        model.second = true
        #expect(texts(graph) == ["second"])
        model.second = false
        model.asks = true
        #expect(texts(graph).contains("Sure?"))
    }

    @Test func `A tree that is no screen presents all at once`() {
        let model = Model()
        let graph = Graph(Ground(model: model), mode: .hosted)
        model.first = true
        model.second = true
        #expect(texts(graph).contains("first"))
        #expect(texts(graph).contains("second"))
    }

    @Test func `A presentation of another tab waits for the tab`() {
        struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                TabView(selection: $model.tab) {
                    Text("one").tabItem { Text("One") }.tag(1)
                    Text("two").sheet(isPresented: $model.first) { Text("first") }.tabItem { Text("Two") }.tag(2)
                }
            }
        }
        let model = Model()
        model.first = true
        let graph = graph(Tabs(model: model))
        #expect(!texts(graph).contains("first"))
        model.tab = 2
        #expect(texts(graph) == ["first"])
    }

    @Test func `Presenting describes the view once`() {
        struct Counted: View {
            @ObservedObject var model: Model

            var body: some View {
                model.log.append("body")
                return Text("ground").sheet(isPresented: $model.first) { Text("first") }
            }
        }
        let model = Model()
        let graph = graph(Counted(model: model))
        model.log = []
        model.first = true
        #expect(texts(graph) == ["first"])
        #expect(model.log == ["body"])
    }
}
