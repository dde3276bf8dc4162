import Observation
import SwiftUI
import System
import Testing
import ViewTestSupport

@testable import ViewGraph

/// The index has to give what a search of all nodes gives, in any tree and after any change.
@Suite("The index of texts") @MainActor
struct TextIndexTests {
    /// A view as a value, so that it can be made and changed at random.
    indirect enum Shape {
        case text(String)
        case number(Int)
        case nothing
        case stack([Shape])
        case keyed([(Int, Shape)])
        case either(Bool, Shape)
        case button(Shape)
        case link(Shape, to: Shape)
        case menu([Shape])
        case tabs(Int, [Shape])
        case pages([Int], Shape)
        case sheet(Bool, Shape, Shape)
        case hidden(Bool, Shape)
        case overlay(Shape, Shape)
        case framed(Bool, Shape)
    }

    struct Ghost: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
            VStack {
                Text("around")
                content.opacity(isOn ? 0 : 1)
            }
        }
    }

    struct Pages: View {
        @State var path: [Int]
        let root: Shape

        var body: some View {
            NavigationStack(path: $path) {
                view(of: root).navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("word \(number)")
                        Button("word \(number + 1)") {}
                    }
                }
            }
        }
    }

    struct Chosen: View {
        @State var choice: Int
        let tabs: [Shape]

        var body: some View {
            TabView(selection: $choice) {
                ForEach(Array(tabs.indices), id: \.self) { place in
                    view(of: tabs[place]).tag(place).tabItem { Text("word \(place)") }
                }
            }
        }
    }

    static func view(of shape: Shape) -> AnyView {
        switch shape {
        case .text(let string): AnyView(Text(verbatim: string))
        case .number(let number): AnyView(Text(number, format: .number))
        case .nothing: AnyView(EmptyView())
        case .stack(let shapes):
            AnyView(VStack { ForEach(Array(shapes.indices), id: \.self) { view(of: shapes[$0]) } })
        case .keyed(let shapes): AnyView(ForEach(shapes, id: \.0) { view(of: $0.1) })
        case .either(let isFirst, let shape):
            AnyView(
                VStack {
                    if isFirst { view(of: shape) } else { HStack { view(of: shape) } }
                    Text("word 0")
                })
        case .button(let label):
            AnyView(
                Button {
                } label: {
                    view(of: label)
                })
        case .link(let label, let destination):
            AnyView(
                NavigationLink {
                    view(of: destination)
                } label: {
                    view(of: label)
                })
        case .menu(let shapes):
            AnyView(Menu("word 1") { ForEach(Array(shapes.indices), id: \.self) { view(of: shapes[$0]) } })
        case .tabs(let choice, let shapes): AnyView(Chosen(choice: choice, tabs: shapes))
        case .pages(let path, let root): AnyView(Pages(path: path, root: root))
        case .sheet(let isShown, let below, let above):
            AnyView(view(of: below).sheet(isPresented: .constant(isShown)) { view(of: above) })
        case .hidden(let isHidden, let shape): AnyView(view(of: shape).opacity(isHidden ? 0 : 1))
        case .overlay(let below, let above): AnyView(view(of: below).overlay { view(of: above) })
        case .framed(let isOn, let shape): AnyView(view(of: shape).modifier(Ghost(isOn: isOn)))
        }
    }
    private nonisolated static func words(_ random: inout SplitMix) -> String {
        "word \(Int.random(in: 0..<9, using: &random))"
    }

    private static func shape(_ depth: Int, _ random: inout SplitMix) -> Shape {
        func inner() -> Shape { shape(depth - 1, &random) }
        func several() -> [Shape] { (0..<Int.random(in: 0...4, using: &random)).map { _ in inner() } }
        guard depth > 0 else {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: return .number(Int.random(in: 0..<4, using: &random))
            case 1: return .nothing
            default: return .text(words(&random))
            }
        }
        switch Int.random(in: 0..<18, using: &random) {
        case 0: return .text(words(&random))
        case 1: return .keyed(several().enumerated().map { ($0.offset, $0.element) }.shuffled(using: &random))
        case 2: return .either(.random(using: &random), inner())
        case 3, 4: return .button(inner())
        case 5: return .link(inner(), to: inner())
        case 6: return .menu(several())
        case 7:
            let tabs = several()
            return .tabs(Int.random(in: 0...max(0, tabs.count - 1), using: &random), tabs)
        case 8: return .pages((0..<Int.random(in: 0...2, using: &random)).map { $0 + 3 }, inner())
        case 9: return .sheet(Int.random(in: 0..<4, using: &random) == 0, inner(), inner())
        case 10: return .hidden(.random(using: &random), inner())
        case 11: return .overlay(inner(), inner())
        case 12: return .framed(.random(using: &random), inner())
        default: return .stack(several())
        }
    }

    /// The same with something in it changed.
    private static func changed(_ old: Shape, _ depth: Int, _ random: inout SplitMix) -> Shape {
        func inner(_ shape: Shape) -> Shape { changed(shape, depth - 1, &random) }
        if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 { return shape(max(depth, 0), &random) }
        switch old {
        case .text: return .text(words(&random))
        case .number: return .number(Int.random(in: 0..<4, using: &random))
        case .nothing: return .nothing
        case .stack(var shapes):
            if let place = shapes.indices.randomElement(using: &random) { shapes[place] = inner(shapes[place]) }
            return .stack(shapes)
        case .keyed(let shapes): return .keyed(shapes.shuffled(using: &random))
        case .either(let isFirst, let shape): return .either(isFirst != .random(using: &random), inner(shape))
        case .button(let label): return .button(inner(label))
        case .link(let label, let destination): return .link(inner(label), to: inner(destination))
        case .menu(let shapes): return .menu(shapes.shuffled(using: &random))
        case .tabs(let choice, let shapes): return .tabs(choice, shapes.map(inner))
        case .pages(let path, let root): return .pages(path, inner(root))
        case .sheet(let isShown, let below, let above):
            return .sheet(isShown != .random(using: &random), inner(below), inner(above))
        case .hidden(let isHidden, let shape): return .hidden(isHidden != .random(using: &random), inner(shape))
        case .overlay(let below, let above): return .overlay(inner(below), inner(above))
        case .framed(let isOn, let shape): return .framed(isOn != .random(using: &random), inner(shape))
        }
    }

    @Observable @MainActor final class Model {
        var shape: Shape
        init(_ shape: Shape) { self.shape = shape }
    }

    struct Root: View {
        let model: Model

        var body: some View { TextIndexTests.view(of: model.shape) }
    }

    private static let texts = (0..<11).map { "word \($0)" } + ["around", "0", "1", "2", "3"]

    /// The button around the first text that has one, by a search that looks at all nodes.
    private func button(around text: String, in scope: SearchScope, from top: Node) -> Node? {
        var button: Node?
        _ = try? top.search(in: scope) { node in
            guard node.reads(text, locale: .textsDefault) else { return false }
            var next: Node? = node
            while let inner = next, button == nil {
                if inner.kind === ViewType.Button.kind { button = inner }
                next = inner === top || (scope == .screen && inner.presence.isLayer) ? nil : inner.parent
            }
            return button != nil
        }
        return button
    }

    private func compare(_ graph: Graph, from top: Node, in scope: SearchScope, _ seed: UInt64) -> Int {
        var found = 0
        for text in Self.texts {
            let indexed = top.firstText(reading: text, in: scope)
            let plain = try? top.search(in: scope) { $0.reads(text) }
            #expect(indexed === plain, "\(text) in \(scope), seed \(seed)")
            let indexedButton = try? top.search(.kind(ViewType.Button.kind), containing: text, in: scope)
            #expect(
                indexedButton === button(around: text, in: scope, from: top), "button \(text) in \(scope), seed \(seed)"
            )
            found += (indexed == nil ? 0 : 1) + (indexedButton == nil ? 0 : 1)
        }
        return found
    }

    @Test("finds what a search of all nodes finds, in the order of that", arguments: 0..<40 as Range<UInt64>)
    func agreesWithSearch(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let model = Model(Self.shape(6, &random))
        let graph = Graph(Root(model: model), mode: seed % 5 == 0 ? .inspected : .hosted)
        defer { graph.dismantle() }
        graph.search.textIndex = TextIndex(graph.root)
        var found = 0
        for _ in 0..<12 {
            let scope = [SearchScope.screen, .screen, .alive, .tree].randomElement(using: &random)!
            let inside = graph.root.searchAll(in: .alive) { _ in true }
            found += compare(graph, from: graph.root, in: scope, seed)
            if let top = inside.randomElement(using: &random) { found += compare(graph, from: top, in: scope, seed) }
            model.shape = Self.changed(model.shape, 6, &random)
            graph.invalidateAll()
            graph.flush()
            #expect(graph.search.textIndex != nil)
        }
        #expect(found > 0, "nothing was compared, seed \(seed)")
    }

    struct Rows: View {
        let model: Names

        var body: some View {
            ForEach(model.names, id: \.self) { name in
                HStack {
                    Text(name); Text("same")
                }
            }
        }
    }

    @Observable @MainActor final class Names {
        var names: [String]
        init(_ names: [String]) { self.names = names }
    }

    @Test("is made for a tree in which a search took long, and goes with it")
    func onDemand() {
        let few = Graph(Rows(model: Names(["a", "b"])), mode: .hosted)
        let many = Graph(Rows(model: Names((0..<150).map { "row \($0)" })), mode: .hosted)
        for _ in 0..<10 {
            #expect(few.root.firstText(reading: "b") != nil)
            #expect(many.root.firstText(reading: "row 0") != nil)
        }
        #expect(few.search.textIndex == nil && many.search.textIndex == nil)
        #expect(many.root.firstText(reading: "row 149") != nil)
        #expect(many.search.textIndex != nil)
        many.dismantle()
        #expect(many.search.textIndex == nil)
        few.dismantle()
    }

    @Test("knows no texts that many views have, until few are left")
    func frequentTexts() throws {
        let model = Names((0..<40).map { "row \($0)" })
        let graph = Graph(Rows(model: model), mode: .hosted)
        defer { graph.dismantle() }
        let index = TextIndex(graph.root)
        graph.search.textIndex = index
        #expect(index.nodes(reading: "row 7")?.count == 1)
        #expect(index.nodes(reading: "same") == nil)
        let same = try #require(graph.root.firstText(reading: "same"))
        #expect(try same.parent?.contents.first?.textString() == "row 0")
        model.names = []
        graph.flush()
        #expect(index.nodes(reading: "row 7")?.isEmpty == true)
        #expect(index.nodes(reading: "same")?.isEmpty == true)
        model.names = ["new", "other"]
        graph.flush()
        #expect(index.nodes(reading: "same")?.count == 2)
    }

    @Test("holds no view that has left the tree")
    func lifetime() {
        let model = Names(["a", "b"])
        let graph = Graph(Rows(model: model), mode: .hosted)
        defer { graph.dismantle() }
        graph.search.textIndex = TextIndex(graph.root)
        weak let gone = graph.root.firstText(reading: "a")
        #expect(gone != nil)
        model.names = ["b"]
        graph.flush()
        #expect(gone == nil)
    }
}
