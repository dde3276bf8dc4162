import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// The extent of the layout that a change causes.
@MainActor
@Suite struct IncrementalTests {
    @Test func `Only what changed is asked again`() throws {
        let (model, counter) = (Flags(), Asked())
        let sheet = Sheet(Page(model: model, counter: counter))
        #expect(try sheet.numbers("first") == [140, 224, 40, 20])
        #expect(counter.names == ["a", "b"])
        counter.names = []
        model.isTall = true
        #expect(try sheet.numbers("first") == [140, 214, 40, 40])
        // The first view stands in a frame of one size, so nobody around it is asked again.
        #expect(counter.names == [])
    }

    @Test func `Nothing is laid out where nobody asks`() throws {
        let model = Flags()
        let graph = Graph(More(model: model), mode: .hosted)
        graph.flush()
        model.hasMore = true
        graph.flush()
        #expect(graph.root.firstNode { $0.kind === ViewType.Text.kind } != nil)
        #expect(graph.screenLayout.last == nil)
        _ = try graph.root.frame()
        #expect(graph.screenLayout.last != nil)
    }

    @Test func `Frames are those of a layout of everything`() throws {
        let model = Flags()
        let sheet = Sheet(Zoo(model: model), on: DeviceScreen(named: "iPhone 15")!)
        func check(_ change: String) throws {
            let fresh = Sheet(Zoo(model: model), on: DeviceScreen(named: "iPhone 15")!)
            #expect(sheet.allFrames == fresh.allFrames, "after \(change)")
            #expect(sheet.allFrames.count > (model.tab == 0 ? 20 : 3))
        }
        try check("nothing")
        model.isTall = true
        try check("a taller view")
        model.hasMore = true
        try check("more views")
        model.isPadded = true
        try check("padding in a modifier of the app's")
        model.isRaised = true
        try check("another zIndex")
        model.isPadded = false
        model.hasMore = false
        try check("fewer views")
        model.isOverlaid = true
        try check("an overlay of a group")
        model.tab = 1
        try check("another tab")
        model.isTall = false
        try check("a change on a tab that isn't shown")
        model.tab = 0
        try check("the first tab again")
    }

    @Test func `A view that has gone has no frame`() throws {
        let model = Flags()
        model.hasMore = true
        let sheet = Sheet(Zoo(model: model), on: DeviceScreen(named: "iPhone 15")!)
        let node = try #require(sheet.node("more"))
        #expect(try node.frame().height == 12)
        model.tab = 1
        #expect(throws: (any Error).self) { try node.frame() }
    }
}

extension Sheet {
    /// The frames of all views that have one, in the order of the tree.
    fileprivate var allFrames: [String] {
        graph.flush()
        return graph.root.all.compactMap { node in
            (try? node.frame()).map { "\(node.kind.name) \($0.minX) \($0.minY) \($0.width) \($0.height)" }
        }
    }
}

extension Node {
    fileprivate var all: [Node] { [self] + children.flatMap(\.all) + modifiers.compactMap(\.node).flatMap(\.all) }
}

@MainActor private final class Flags: ObservableObject {
    @Published var isTall = false
    @Published var hasMore = false
    @Published var isPadded = false
    @Published var isRaised = false
    @Published var isOverlaid = false
    @Published var tab = 0
}

@MainActor private final class Asked {
    var names: [String] = []
}

/// A layout of its own that notes when it is asked.
private struct Noting: Layout {
    let name: String
    let counter: Asked

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { if !counter.names.contains(name) { counter.names.append(name) } }
        return CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Changing: View {
    @ObservedObject var model: Flags

    var body: some View { Box("first", 40, model.isTall ? 40 : 20) }
}

private struct Page: View {
    let model: Flags
    let counter: Asked

    var body: some View {
        VStack(spacing: 10) {
            Changing(model: model).frame(width: 100, height: 60)
            HStack { Noting(name: "a", counter: counter) { Text("a") } }
            VStack { Noting(name: "b", counter: counter) {} }.frame(height: 40)
        }
        .frame(height: 160, alignment: .top)
    }
}

private struct Padded: ViewModifier {
    @ObservedObject var model: Flags

    func body(content: Content) -> some View {
        HStack {
            content.padding(model.isPadded ? 9 : 1); Text("beside")
        }
    }
}

private struct Zoo: View {
    let model: Flags

    var body: some View { Tabs(model: model) }
}

private struct Tabs: View {
    @ObservedObject var model: Flags

    var body: some View {
        TabView(selection: $model.tab) {
            Animals(model: model).tag(0).tabItem { Text("Animals") }
            List {
                Changing(model: model); Text("row")
            }.tag(1).tabItem { Text("Rows") }
        }
    }
}

private struct Animals: View {
    let model: Flags

    var body: some View {
        NavigationStack {
            VStack {
                Changing(model: model)
                Text("modified").modifier(Padded(model: model))
                More(model: model)
                Grid {
                    GridRow {
                        Text("a"); Changing(model: model)
                    }
                    GridRow {
                        Text("b"); Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 2)
                    }
                }
                Layered(model: model)
                ScrollView {
                    LazyVStack {
                        ForEach(0..<5) { Text("row \($0)") }; More(model: model)
                    }
                }
                Color.blue.ignoresSafeArea()
            }
            .navigationTitle("Zoo")
        }
    }
}

private struct More: View {
    @ObservedObject var model: Flags

    var body: some View {
        if model.hasMore { Box("more", 12, 12) }
        Text("always").font(model.isTall ? .largeTitle : .body)
    }
}

private struct Layered: View {
    @ObservedObject var model: Flags

    var body: some View {
        ZStack {
            Group {
                Text("x"); Text("y").padding(3)
            }.zIndex(model.isRaised ? 1 : 0)
                .overlay { if model.isOverlaid { Text("over") } }
            Text("z").background(Color.green)
        }
    }
}
