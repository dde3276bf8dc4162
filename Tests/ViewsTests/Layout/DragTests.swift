import Foundation
import SwiftUI
import Testing

@testable import Gestures
@testable import Layout
@testable import Views

/// Drags at places of a phone's screen that the system takes.
@MainActor
@Suite struct DragTests {
    private final class Model: ObservableObject {
        @Published var detent = PresentationDetent.medium
        @Published var isShown = true
        @Published var taps = 0
    }

    private func graph(_ view: some View) -> Graph {
        Graph(view, mode: .hosted, clock: ViewClock()) {
            $0.isScreen = true
            $0.screen = .iPhone15
        }
    }

    /// Drags from a place by a distance, in points.
    private func drag(_ graph: Graph, _ x: CGFloat, _ y: CGFloat, by distance: CGSize, over seconds: Double = 0.25)
        throws
    {
        let (start, end) = (CGPoint(x: x, y: y), CGPoint(x: x + distance.width, y: y + distance.height))
        try graph.touch(at: start, .drag) {
            try $0.performDrag(from: .screen(start), to: end, duration: seconds)
        }
    }

    private func offset(_ graph: Graph) throws -> CGPoint { try graph.root.scrollOffset() }

    @Test func `A list follows the finger`() throws {
        let graph = graph(List(0..<60, id: \.self) { Text("Row \($0)") })
        try drag(graph, 200, 600, by: CGSize(width: 4, height: -240))
        #expect(try offset(graph) == CGPoint(x: 0, y: 240))
    }

    @Test func `A scroll view with two axes goes along both`() throws {
        let graph = graph(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 2000, height: 2000) })
        try drag(graph, 300, 600, by: CGSize(width: -40, height: -240))
        #expect(try offset(graph) == CGPoint(x: 40, y: 240))
    }

    @Test func `A quick drag turns a page of which a slow one shows little`() throws {
        struct Pages: View {
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 393, height: 300) } }
                }
                .scrollTargetBehavior(.paging)
            }
        }
        let slow = graph(Pages())
        try drag(slow, 300, 400, by: CGSize(width: -120, height: 0), over: 10)
        #expect(try offset(slow).x == 0)
        let quick = graph(Pages())
        try drag(quick, 300, 400, by: CGSize(width: -120, height: 0), over: 0.1)
        #expect(try offset(quick).x == 393)
    }

    @Test func `A sheet follows its selection, and the selection the sheet`() throws {
        struct Ground: View {
            @ObservedObject var model: Model

            var body: some View {
                Button("ground") { model.taps += 1 }
                    .frame(maxHeight: .infinity, alignment: .top)
                    .sheet(isPresented: $model.isShown) {
                        Text("sheet")
                            .presentationDetents([.medium, .large], selection: $model.detent)
                            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    }
            }
        }
        let model = Model()
        let graph = graph(Ground(model: model))
        let sheet = try #require(graph.presentedScreens.first?.first)
        let low = sheet.presentedFrame
        try drag(graph, 200, 600, by: CGSize(width: 0, height: -300))
        #expect(model.detent == .large)
        #expect(sheet.presentedFrame.minY < low.minY)
        #expect(!sheet.letsThrough)
        model.detent = .medium
        graph.flush()
        #expect(sheet.presentedFrame == low)
        #expect(sheet.letsThrough)
        try drag(graph, 200, 600, by: CGSize(width: 0, height: 300))
        #expect(!model.isShown)
    }

    @Test func `A drag on a page is none on the list that leads to it`() throws {
        struct Pages: View {
            @State var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    List(0..<60, id: \.self) { Text("Row \($0)") }
                        .navigationDestination(for: Int.self) { _ in Text("page") }
                }
            }
        }
        let graph = graph(Pages())
        #expect(throws: InspectionError.self) { try drag(graph, 200, 400, by: CGSize(width: 0, height: -200)) }
        try drag(graph, 4, 400, by: CGSize(width: 300, height: 0))
        try drag(graph, 200, 400, by: CGSize(width: 0, height: -200))
        #expect(try offset(graph).y == 200)
    }
}
