import Foundation
import SwiftUI
import Testing

@testable import Gestures
@testable import Layout
@testable import Views

/// Touches at places of a screen of 100 by 100 points.
@MainActor
@Suite struct TouchTests {
    private func sheet(_ view: some View) -> Sheet {
        let sheet = Sheet(view, on: DeviceScreen(width: 100, height: 100))
        sheet.graph.screen = DeviceScreen(width: 100, height: 100)
        sheet.graph.isScreen = true
        return sheet
    }

    /// The id of the view that takes a touch, or what is said where none does.
    private func target(_ x: CGFloat, _ y: CGFloat, in view: some View) -> String {
        do {
            let target = try sheet(view).graph.touchTarget(at: CGPoint(x: x, y: y), .tap)
            guard case .view(let node) = target else { return "\(target)" }
            let named = sequence(first: node, next: \.parent).first { $0.explicitID != nil }
            return named?.explicitID.map { "\($0.base)" } ?? node.kind.name
        } catch {
            return "\(error)"
        }
    }

    private func box(_ id: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
        Box(id, width, height)
    }

    @Test func `The topmost view takes a touch`() {
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("front", 20, 20)
                }) == "front")
        #expect(
            target(
                10, 10,
                in: ZStack {
                    box("back"); box("front", 20, 20)
                }) == "back")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back", 20, 20).zIndex(1); box("front")
                }) == "back")
        #expect(target(50, 50, in: box("a").overlay { box("over", 20, 20) }) == "over")
        #expect(target(50, 50, in: box("a", 10, 10).background { box("behind", 20, 20) }) == "a")
        #expect(target(42, 50, in: box("a", 10, 10).background { box("behind", 20, 20) }) == "behind")
    }

    @Test func `Where nothing is drawn nothing takes a touch`() {
        let gap = "nothing at (50, 50) takes a tap: no view is there"
        #expect(
            target(
                50, 50,
                in: VStack(spacing: 20) {
                    box("a", 10, 10); box("b", 10, 10)
                }) == gap)
        #expect(target(50, 50, in: Color.clear.id("clear")) == gap)
        #expect(target(50, 50, in: HStack { Spacer() }.id("row")) == gap)
        #expect(target(50, 50, in: HStack { Spacer() }.contentShape(Rectangle()).frame(height: 50).id("row")) == gap)
        #expect(target(50, 50, in: HStack { Spacer() }.frame(height: 50).contentShape(Rectangle()).id("row")) == "row")
        #expect(
            target(150, 50, in: box("a")) == "nothing at (150, 50) takes a tap: the screen is 100 by 100 points")
    }

    @Test func `Shapes take touches within their outlines`() {
        let circle = ZStack {
            box("back"); Circle().id("circle")
        }
        #expect(target(50, 50, in: circle) == "circle")
        #expect(target(5, 5, in: circle) == "back")
        let ring = ZStack {
            box("back"); Circle().stroke(Color.red, lineWidth: 4).id("ring")
        }
        #expect(target(50, 50, in: ring) == "back")
        #expect(target(50, 99, in: ring) == "ring")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); Rectangle().fill(Color.clear).id("clear")
                }) == "back")
    }

    @Test func `Content shapes and hit testing are kept and what clips cut off takes touches`() {
        #expect(
            target(
                5, 5,
                in: ZStack {
                    box("back"); box("a").clipShape(Circle())
                }) == "a")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("a").clipShape(Circle())
                }) == "a")
        #expect(
            target(
                5, 5,
                in: ZStack {
                    box("back"); box("a").contentShape(Circle())
                }) == "back")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("a").allowsHitTesting(false)
                }) == "back")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("a").opacity(0)
                }) == "back")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("a").hidden()
                }) == "back")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); box("a").disabled(true)
                }) == "a")
    }

    @Test func `Views are touched where they are drawn`() {
        let bar = box("bar", 80, 10)
        #expect(
            target(
                50, 85,
                in: ZStack {
                    box("back"); bar.rotationEffect(.degrees(90))
                }) == "bar")
        #expect(
            target(
                85, 50,
                in: ZStack {
                    box("back"); bar.rotationEffect(.degrees(90))
                }) == "back")
        #expect(
            target(
                50, 58,
                in: ZStack {
                    box("back"); bar.scaleEffect(2)
                }) == "bar")
        #expect(
            target(
                50, 58,
                in: ZStack {
                    box("back"); bar
                }) == "back")
        #expect(
            target(
                50, 80,
                in: ZStack {
                    box("back"); bar.offset(y: 30)
                }) == "bar")
        #expect(
            target(
                50, 50,
                in: ZStack {
                    box("back"); bar.offset(y: 30)
                }) == "back")
        #expect(
            target(
                50, 10,
                in: ZStack {
                    box("back"); bar.position(x: 50, y: 10)
                }) == "bar")
    }

    @Test func `A touch at a place is taken by the gestures there`() throws {
        let log = Places()
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 40)
            Color.blue.onTapGesture { log.all.append("tap") }
                .gesture(SpatialTapGesture(count: 2).onEnded { log.all.append("\($0.location.x) \($0.location.y)") })
        }
        let sheet = sheet(view)
        try sheet.graph.touch(at: CGPoint(x: 30, y: 60), .tap) {
            try $0.performTap(at: .screen(CGPoint(x: 30, y: 60)))
        }
        #expect(log.all == ["tap"])
        #expect(
            throws: InspectionError.notSupported("nothing at (30, 10) takes a tap: there is Color in VStack")
        ) {
            try sheet.graph.touch(at: CGPoint(x: 30, y: 10), .tap) { try $0.performTap() }
        }
    }

    @Test func `A gesture is told places in its coordinate space`() throws {
        let log = Places()
        func note(_ value: DragGesture.Value) {
            log.all.append("\(Int(value.startLocation.x)) \(Int(value.startLocation.y))")
        }
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 40)
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                Color.blue.gesture(DragGesture().onEnded(note))
                    .simultaneousGesture(DragGesture(coordinateSpace: .global).onEnded(note))
                    .simultaneousGesture(DragGesture(coordinateSpace: .named("row")).onEnded(note))
            }.coordinateSpace(name: "row")
        }
        let (start, end) = (CGPoint(x: 30, y: 60), CGPoint(x: 80, y: 60))
        try sheet(view).graph.touch(at: start, .drag) { try $0.performDrag(from: .screen(start), to: end) }
        #expect(log.all.sorted() == ["10 20", "30 20", "30 60"])
    }

    /// What is in the way of a tap on a view; nil where nothing is.
    private func obstacle(_ node: Node, _ manner: TouchManner = .control) throws -> String? {
        do {
            try node.bringIntoSight("tapped", for: manner)
            return nil
        } catch InspectionError.outOfReach(_, _, let obstacle) {
            return obstacle
        }
    }

    @Test func `What covers a view is named`() throws {
        func cover(_ view: some View) throws -> String? {
            let sheet = sheet(view)
            return try obstacle(#require(sheet.graph.root.firstNode { $0.kind === ViewType.Button.kind }))
        }
        let button = Button("Save") {}
        let small = Rectangle().frame(width: 20, height: 20)
        #expect(try cover(button) == nil)
        #expect(
            try cover(
                ZStack {
                    button; Rectangle().frame(width: 80, height: 80)
                }) == "Rectangle covers its middle at (50, 50)")
        #expect(
            try cover(
                ZStack {
                    button; small
                }) == nil)
        #expect(
            try cover(
                ZStack {
                    button; Text("far").position(x: 90, y: 90)
                }) == nil)
        #expect(
            try cover(
                ZStack {
                    Rectangle(); button
                }) == nil)
        #expect(
            try cover(
                ZStack {
                    button.zIndex(1); Rectangle()
                }) == nil)
        #expect(
            try cover(button.overlay { Rectangle() })
                == "Rectangle, which is laid over it, covers its middle at (50, 50)")
        #expect(try cover(VStack { button }.overlay { Rectangle().allowsHitTesting(false) }) == nil)
        #expect(try cover(VStack { button }.overlay { Circle().stroke() }) == nil)
        #expect(
            try cover(VStack { button }.overlay { Circle().frame(width: 80, height: 80) })
                == "Circle covers its middle at (50, 50)")
        #expect(
            try cover(VStack { button }.overlay { Text("Wait long") })
                == "Text \"Wait long\" covers its middle at (50, 50)")
    }

    @Test func `What a modifier of the app shows in front of a view covers it`() throws {
        struct Loading: ViewModifier {
            func body(content: Content) -> some View {
                ZStack {
                    content
                    Color.black.opacity(0.3)
                }
            }
        }
        struct Card: ViewModifier {
            func body(content: Content) -> some View {
                ZStack {
                    Color.white
                    content.padding()
                }
            }
        }
        func cover(_ view: some View) throws -> String? {
            let sheet = sheet(view)
            return try obstacle(#require(sheet.graph.root.firstNode { $0.kind === ViewType.Button.kind }))
        }
        let button = Button("Save") {}
        #expect(
            try cover(button.modifier(Loading())) == "Color, which is laid over it, covers its middle at (50, 50)")
        #expect(try cover(button.modifier(Card())) == nil)
        #expect(try cover(VStack { button }.modifier(Loading())) == "Color covers its middle at (50, 50)")
    }

    @Test func `A gesture in a modifier of the app is touched wherever the view is`() throws {
        struct Tappable: ViewModifier {
            func body(content: Content) -> some View { content.padding().background(Color.red).onTapGesture {} }
        }
        let sheet = sheet(Text("Card").id("a").modifier(Tappable()))
        #expect(try obstacle(#require(sheet.node("a")), .gesture) == nil)
    }

    @Test func `A cover that the same gesture is around is none`() throws {
        let sheet = sheet(VStack { Text("Card").id("a") }.overlay { Rectangle() }.onTapGesture {})
        #expect(try obstacle(#require(sheet.node("a")), .gesture) == nil)
    }

    @Test func `A covered view is not acted on`() throws {
        let view = ZStack {
            Button("Save") {}
            Rectangle()
        }
        let sheet = sheet(view)
        let button = try #require(sheet.graph.root.firstNode { $0.kind === ViewType.Button.kind })
        #expect(
            throws: InspectionError.outOfReach(
                view: "Button \"Save\"", act: "tapped", obstacle: "Rectangle covers its middle at (50, 50)")
        ) {
            try button.act("tapped") {}
        }
    }

    @Test func `A view out of the viewport is said to be`() throws {
        let rows = ScrollView { ForEach(0..<20) { Box("\($0)", 50, 20) } }.frame(height: 60)
        let sheet = sheet(rows)
        func whereabouts(_ id: String) throws -> String? {
            try #require(sheet.node(id)).scrolledAway?.predicate
        }
        #expect(try whereabouts("0") == nil)
        #expect(try whereabouts("2") == nil)
        #expect(
            try whereabouts("3") == "is below the viewport of ScrollView; acting on it scrolls to it")
        let beyond = self.sheet(Box("a", 10, 10).offset(x: 60))
        #expect(
            try #require(beyond.node("a")).scrolledAway?.predicate == "is right of the screen, at (105, 45)")
    }
}

@MainActor private final class Places {
    var all: [String] = []
}
