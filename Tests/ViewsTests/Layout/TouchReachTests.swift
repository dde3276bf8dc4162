import Foundation
import SwiftUI
import Testing

@testable import Layout
@testable import Views

/// What a touch passes over, since nothing there is near it.
@MainActor
@Suite struct TouchReachTests {
    /// What takes a touch at each of many points: all over the screen, and at the edges of each view.
    private func takers(_ sheet: Sheet, _ points: [CGPoint]) -> [String] {
        points.map { point in
            let screens = [[sheet.graph.root!]] + sheet.graph.presentedScreens
            return screens.map { views in
                switch HitTest(layout: sheet.graph.laidOut).look(onScreen: views, point) {
                case .view(let node): "\(node.kind.name) \(ObjectIdentifier(node))"
                case .button(let name, let node, _): "\(name) \(ObjectIdentifier(node))"
                case nil: "nothing"
                }
            }.joined(separator: ", ")
        }
    }

    private func points(_ sheet: Sheet) -> [CGPoint] {
        let screen = sheet.graph.screen.size
        let grid = stride(from: 1, to: screen.height, by: 23).flatMap { y in
            stride(from: 1, to: screen.width, by: 23).map { CGPoint(x: $0, y: y) }
        }
        let edges = sheet.nodes.compactMap { try? $0.frame(inner: true) }.flatMap { frame in
            [-0.4, 0.4].flatMap { distance -> [CGPoint] in
                let frame = frame.insetBy(dx: distance, dy: distance)
                return [
                    CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY),
                    CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY),
                ]
            }
        }
        return grid + edges
    }

    /// Touches a screen, then once more where nothing is passed over.
    private func check(_ sheet: Sheet, sourceLocation: SourceLocation = #_sourceLocation) {
        let points = points(sheet)
        let found = takers(sheet, points)
        let items = sheet.nodes.flatMap { ($0.layoutRecord as? LayoutRecord)?.outer ?? [] }
        let known = items.map(\.traits.isTouchedAnywhere)
        for item in items { item.traits.isTouchedAnywhere = true }
        let all = takers(sheet, points)
        for (item, isTouchedAnywhere) in zip(items, known) { item.traits.isTouchedAnywhere = isTouchedAnywhere }
        #expect(Set(all).count > 3, sourceLocation: sourceLocation)
        for (point, (one, other)) in zip(points, zip(found, all)) where one != other {
            Issue.record("\(point): \(one) instead of \(other)", sourceLocation: sourceLocation)
        }
    }

    private func phone(_ view: some View) -> Sheet {
        let sheet = Sheet(view, on: DeviceScreen(named: "iPhone 15")!)
        sheet.graph.screen = DeviceScreen(named: "iPhone 15")!
        sheet.graph.isScreen = true
        return sheet
    }

    @Test func `Views that are drawn elsewhere take touches there`() {
        check(
            phone(
                VStack {
                    HStack {
                        Box("turned", 120, 20).rotationEffect(.degrees(60)); Box("still", 30, 30)
                    }
                    HStack {
                        VStack { Box("large", 40, 40).scaleEffect(2.5, anchor: .topLeading) }; Box("next", 40, 40)
                    }
                    VStack { Text("moved").offset(x: 90, y: 130) }
                    Text("at a place").position(x: 20, y: 300)
                    Box("sheared", 50, 50).transformEffect(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 60, ty: 10))
                    Box("small", 10, 10).fixedSize().frame(width: 2, height: 2).padding(-20)
                    Text("wide").contentShape(Rectangle().offset(x: 100, y: 40)).frame(width: 60)
                    Text("below").overlay(alignment: .bottom) { Box("over", 100, 60).offset(y: 70) }
                }
            ))
    }

    @Test func `Controls take touches in their rows`() {
        check(phone(Settings()))
    }

    @Test(arguments: [false, true]) func `Bars and tabs take touches`(isMirrored: Bool) {
        check(
            phone(
                Tabs()
                    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            ))
    }

    @Test func `Content takes touches where it was scrolled to`() throws {
        let sheet = phone(
            VStack {
                Button("before") {}
                ScrollView {
                    ForEach(0..<30) { row in
                        HStack {
                            Text("Row \(row)"); Button("Open \(row)") {}
                        }.modifier(Card()).id("row \(row)")
                    }
                }
                Button("after") {}
            }
        )
        check(sheet)
        try #require(sheet.node("row 25")).scrollIntoSight()
        check(sheet)
    }

    @Test(arguments: [10, 40]) func `Rows that are elsewhere are passed over`(count: Int) throws {
        let sheet = phone(
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    HStack {
                        Text("Row \(row)"); Button("Open \(row)") {}
                    }.id("row \(row)")
                }
            }
        )
        let frame = try sheet.frame("row 3")
        let counting = Counting(layout: sheet.graph.laidOut)
        _ = PointWalk(counting).look(at: sheet.graph.root, CGPoint(x: frame.midX, y: frame.midY), asLayer: true)
        #expect(counting.names.filter { $0 == "HStack" } == ["HStack"])
        #expect(counting.names.filter { $0 == "Button" }.count <= 1)
    }

    @Test func `Screens above others take touches`() {
        check(
            phone(
                ZStack {
                    Box("back")
                    Button("front") {}.zIndex(1)
                    Text("alert").alert("Delete?", isPresented: .constant(true)) {
                        Button("Delete", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    }
                }
                .sheet(isPresented: .constant(true)) {
                    VStack {
                        Text("sheet"); Button("Close") {}
                    }.presentationDetents([.medium])
                }
            ))
    }
}

/// A search that finds nothing and keeps the names of what it looks at.
@MainActor
private final class Counting: PointSearch {
    let layout: LaidOut
    var names: [String] = []

    init(layout: LaidOut) {
        self.layout = layout
    }

    var isCutByClips: Bool { false }

    func find(before node: Node) -> Never? {
        names.append(node.kind.name)
        return nil
    }

    func find(in node: Node, at point: CGPoint, _ frame: CGRect?) -> Never? { nil }
}

private struct Settings: View {
    @State private var isOn = true
    @State private var size = 1
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                Section { controls }
                Section { rows }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem { Button("Save") {} }
                ToolbarItem(placement: .secondaryAction) { Button("Delete") {} }
                ToolbarItem(placement: .bottomBar) { Button("Share") {} }
            }
        }
    }

    @ViewBuilder private var controls: some View {
        Toggle("Wi-Fi", isOn: $isOn)
        Stepper("Copies", value: $size)
        Picker("Size", selection: $size) { sizes }
        Picker("Place", selection: $size) { sizes }.pickerStyle(.segmented)
        Picker("Inline", selection: $size) { sizes }.pickerStyle(.inline)
    }

    @ViewBuilder private var sizes: some View {
        Text("Small").tag(1)
        Text("Medium").tag(2)
    }

    @ViewBuilder private var rows: some View {
        DisclosureGroup("More", isExpanded: $isOn) {
            Text("one")
            Button("two") {}
        }
        NavigationLink("Page") { Text("page") }
        HStack {
            Text("row")
            Spacer()
            Button("Go") {}
        }
        Text("[a link](https://example.com) in a text")
        TextField("name", text: $name)
    }
}

private struct Tabs: View {
    var body: some View {
        TabView {
            NavigationStack {
                Rows().navigationTitle("Rows").toolbar { EditButton() }
            }
            .tabItem { Label("Rows", systemImage: "list.bullet") }
            Text("second").tabItem { Text("Second") }
        }
    }
}

private struct Rows: View {
    @State private var chosen: Int?

    var body: some View {
        List(selection: $chosen) {
            ForEach(0..<40, id: \.self) { Text("Row \($0)") }
        }
        .searchable(text: .constant(""))
    }
}

/// A modifier of the app's.
private struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().background { RoundedRectangle(cornerRadius: 8).fill(.blue) }.padding(.horizontal, 4)
    }
}

extension Sheet {
    /// All nodes of the tree, modifiers' content included.
    fileprivate var nodes: [Node] {
        func all(_ node: Node) -> [Node] {
            [node] + (node.children + node.modifiers.compactMap(\.shownNode)).flatMap(all)
        }
        return all(graph.root)
    }
}
