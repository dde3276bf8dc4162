import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// Views that read the layout, on a named screen.
@MainActor
@Suite struct ReaderTests {
    private let phone = DeviceScreen(named: "iPhone 15")!
    private let bare = DeviceScreen(width: 320, height: 568)

    @Test func `A geometry reader is told its size`() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
        }
        #expect(Sheet(view, on: bare).texts == ["320 x 468"])
        #expect(Sheet(view.padding(10), on: bare).texts == ["300 x 448"])
        #expect(Sheet(view, on: phone).texts == ["393 x 659"])
    }

    @Test func `Without a named screen it is told the room that frames give`() {
        let graph = Graph(
            VStack {
                GeometryReader { Text("\(Int($0.size.width)) x \(Int($0.size.height))") }
            }.frame(width: 100), mode: .hosted)
        #expect(graph.root.allTexts == ["100 x 852"])
        #expect(graph.span == 0)
    }

    @Test func `Its size is known when its content appears`() {
        let log = Sizes()
        _ = Sheet(
            VStack(spacing: 0) {
                Color.red.frame(height: 100)
                GeometryReader { proxy in Text("a").onAppear { log.all.append(proxy.size) } }
            }, on: bare)
        #expect(log.all == [CGSize(width: 320, height: 468)])
    }

    @Test func `It is told its frame in each space`() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                GeometryReader { proxy in
                    Text(name(proxy.frame(in: .global)))
                    Text(name(proxy.frame(in: .local)))
                    Text(name(proxy.frame(in: .named("row"))))
                    Text(name(proxy.frame(in: .named("elsewhere"))))
                }
            }
            .coordinateSpace(name: "row").padding(5)
        }
        #expect(
            Sheet(view, on: bare).texts
                == ["25 105 290 458", "0 0 290 458", "20 0 290 458", "25 105 290 458"])
    }

    @Test func `Its safe area is what the edges and bars cover`() {
        func texts(_ view: some View) -> [String] { Sheet(view, on: phone).texts }
        let reader = GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }
        #expect(texts(reader) == ["59 34"])
        #expect(
            texts(
                VStack {
                    reader; Color.red
                }) == ["59 0"])
        #expect(texts(reader.padding(1)) == ["0 0"])
        #expect(texts(reader.ignoresSafeArea()) == ["0 0"])
        #expect(texts(NavigationStack { reader.navigationBarTitleDisplayMode(.inline) }) == ["103 34"])
    }

    @Test func `It is told when it moves`() {
        let model = Heights()
        let sheet = Sheet(Moving(model: model), on: bare)
        #expect(sheet.texts == ["at 10"])
        model.height = 30
        #expect(sheet.texts == ["at 30"])
        #expect(sheet.failures().isEmpty)
    }

    @Test func `A change that moves nothing makes no content again`() {
        let (model, counter) = (Heights(), Sizes())
        let sheet = Sheet(Counting(model: model, counter: counter), on: bare)
        let before = counter.all.count
        model.height = 11
        #expect(sheet.texts == ["11"])
        #expect(counter.all.count == before)
    }

    @Test func `What never settles is named`() {
        let sheet = Sheet(Restless(), on: bare)
        #expect(
            sheet.failures() == [
                "GeometryReader in Restless does not settle: each time that what is made of a size is laid out, the size "
                    + "is another"
            ])
    }

    @Test func `A state that follows and makes a size is named`() {
        let failures = Sheet(Growing(), on: bare).failures()
        #expect(
            failures == ["Growing does not settle: each time it is brought up to date it changes its own state again"])
    }

    @Test func `The view that fits is the one on the screen`() throws {
        func sheet(_ width: CGFloat) -> Sheet {
            Sheet(
                ViewThatFits(in: .horizontal) {
                    Box("wide", 200, 10)
                    Box("narrow", 50, 10)
                }.frame(width: width), on: bare)
        }
        func concealment(_ id: String, in sheet: Sheet) throws -> String? {
            sheet.graph.isScreen = true
            return try #require(sheet.node(id)).sightObstruction?.reason
        }
        #expect(try concealment("wide", in: sheet(250)) == nil)
        #expect(try concealment("narrow", in: sheet(100)) == nil)
        #expect(
            try concealment("wide", in: sheet(100))
                == "ViewThatFits shows another view in its place, as that is the first that fits")
    }

    @Test func `Changes of geometry are told`() {
        let (model, log) = (Heights(), Sizes())
        let sheet = Sheet(Watching(model: model, log: log), on: bare)
        model.height = 30
        _ = sheet.texts
        #expect(
            log.all == [
                CGSize(width: 50, height: 10), CGSize(width: 50, height: 10), CGSize(width: 50, height: 10),
                CGSize(width: 50, height: 30),
            ])
    }

    @Test func `Anchors are where their views are`() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }.padding(4)
        }
        .frame(width: 100, height: 200, alignment: .top)
        .overlayPreferenceValue(BoundsKey.self) { bounds in
            GeometryReader { proxy in ForEach(bounds.indices, id: \.self) { Text(name(proxy[bounds[$0]])) } }
        }
        #expect(Sheet(view, on: bare).texts == ["30 104 40 20"])
    }

    @Test func `A visual effect is told the place of its view`() {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 100)
            Text("a").frame(width: 40, height: 20)
                .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY) }
        }
        .frame(height: 200, alignment: .top)
        let sheet = Sheet(view, on: bare)
        #expect(sheet.graph.root.firstNode { $0.kind === ViewType.Text.kind } != nil)
        #expect(sheet.failures().isEmpty)
    }
}

private func name(_ frame: CGRect) -> String {
    "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
}

@MainActor private final class Sizes {
    var all: [CGSize] = []
}

@MainActor private final class Heights: ObservableObject {
    @Published var height: CGFloat = 10
}

private struct Moving: View {
    @ObservedObject var model: Heights

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(height: model.height)
            GeometryReader { Text("at \(Int($0.frame(in: .global).minY))") }.frame(height: 100)
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

private struct Counting: View {
    let model: Heights
    let counter: Sizes

    var body: some View {
        VStack {
            Height(model: model).frame(height: 40)
            Reading(counter: counter)
        }
    }
}

private struct Height: View {
    @ObservedObject var model: Heights

    var body: some View { Text("\(Int(model.height))") }
}

private struct Reading: View {
    let counter: Sizes

    var body: some View {
        GeometryReader { proxy in
            let _ = counter.all.append(proxy.size)
            Color.clear
        }
    }
}

/// A reader that is as wide as it was not the last time.
private struct Restless: View {
    var body: some View {
        WobblingLayout { GeometryReader { Text("\($0.size.width)") } }
    }
}

/// A view as wide as a reader in it was, and a bit more.
private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
        Color.red.frame(width: width).onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0 + 1
        }
    }
}

private final class Count: @unchecked Sendable {
    var value = 0
}

private struct WobblingLayout: Layout {
    private static let count = Count()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Self.count.value += 1
        return CGSize(width: 10 + CGFloat(Self.count.value % 100), height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Watching: View {
    @ObservedObject var model: Heights
    let log: Sizes

    var body: some View {
        Color.red.frame(width: 50, height: model.height)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { old, new in
                log.all += [old, new]
            }
            .padding(7)
    }
}
