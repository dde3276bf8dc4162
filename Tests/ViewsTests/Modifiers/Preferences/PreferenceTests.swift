import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector
@testable import Views

private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct FramesKey: PreferenceKey {
    /// Not to be compared: an anchor and a function.
    struct Frame {
        let name: String
        let bounds: Anchor<CGRect>
        let action: () -> Void
    }
    static var defaultValue: [Frame] { [] }
    static func reduce(value: inout [Frame], nextValue: () -> [Frame]) { value += nextValue() }
}

private struct Naming: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
        HStack {
            content; Text("named").preference(key: NamesKey.self, value: [name])
        }
    }
}

@MainActor
@Suite("Preferences") struct PreferenceTests {
    private func name(_ name: String) -> some View { Text(name).preference(key: NamesKey.self, value: [name]) }

    /// The names that a view tells of when it appears.
    private func told(by view: some View) -> [String] {
        let log = Log()
        _ = Screen(view.onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) })
        return log.entries
    }

    @Test("are told in the order of the tree, once the view has appeared")
    func order() {
        let view =
            VStack {
                name("a")
                HStack {
                    name("b").overlay(name("over")).background(name("under"))
                    Text("nothing")
                }
                ForEach(["c", "d"], id: \.self) { name($0) }
            }
        #expect(told(by: view) == ["a b over under c d"])
    }

    @Test("of a container take the place of those within it, unless they are transformed")
    func replaces() {
        let view =
            VStack {
                VStack { name("inner") }.preference(key: NamesKey.self, value: ["outer"])
                VStack { name("inner") }.transformPreference(NamesKey.self) { $0.append("more") }
                Text("").transformPreference(NamesKey.self) { $0.append("alone") }
            }
        #expect(told(by: view) == ["outer inner more alone"])
    }

    @Test("of a modifier's body come with those of the modified view, in its place")
    func customModifiers() {
        #expect(told(by: name("content").modifier(Naming(name: "modifier"))) == ["content modifier"])
    }

    private struct Changing: View {
        let log: Log
        @State private var names = ["a"]
        @State private var other = 0

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
                Text("\(other)")
                Button("Add") { names.append("b") }
                Button("Other") { other += 1 }
            }
            .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
        }
    }

    @Test("are told again only when they differ")
    func tellsChanges() throws {
        let log = Log()
        let screen = Screen(Changing(log: log))
        #expect(log.take() == ["a"])
        try screen.tap("Other")
        #expect(log.take().isEmpty)
        try screen.tap("Add")
        #expect(log.take() == ["a b"])
    }

    private struct Endless: View {
        @State private var count = 0

        var body: some View {
            Text("a").preference(key: NamesKey.self, value: Array(repeating: "x", count: count))
                .onPreferenceChange(NamesKey.self) { count = $0.count + 1 }
        }
    }

    @Test("that change themselves for ever are given up")
    func givesUp() {
        let screen = Screen(Endless())
        #expect(screen.failures.contains { $0.contains("does not settle") })
    }

    private struct Layered: View {
        @State private var names = ["a", "b"]

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
                Button("Add") { names.append("c") }
            }
            .overlayPreferenceValue(NamesKey.self) { names in Text("over \(names.joined())").id("over") }
            .backgroundPreferenceValue(NamesKey.self) { names in
                HStack {
                    Text("under"); Text("\(names.count)")
                }
            }
        }
    }

    @Test("make layers, which searches go through", arguments: [Graph.Mode.hosted, .inspected])
    func layers(mode: Graph.Mode) throws {
        let screen = Screen(Layered(), mode: mode)
        let stack = try screen.root.find(ViewType.VStack.self)
        #expect(try stack.overlayPreferenceValue().text().string() == "over ab")
        #expect(try stack.backgroundPreferenceValue().hStack().text(1).string() == "2")
        #expect(try screen.root.find(text: "under").pathToRoot.contains("backgroundPreferenceValue().hStack().text(0)"))
        try screen.tap("Add")
        #expect(try screen.root.find(viewWithId: "over").text().string() == "over abc")
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "overlayPreferenceValue", index: 0))
        {
            try stack.forEach(0).text(0).overlayPreferenceValue()
        }
    }

    @Test("carry places in views, which a geometry proxy resolves")
    func anchors() throws {
        let screen = Screen(
            HStack {
                Text("wide").frame(width: 40, height: 10)
                    .anchorPreference(key: FramesKey.self, value: .bounds) {
                        [.init(name: "a", bounds: $0, action: {})]
                    }
                Text("b").transformAnchorPreference(
                    key: FramesKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
                ) {
                    $0.append(.init(name: "b", bounds: $1, action: {}))
                }
            }
            .overlayPreferenceValue(FramesKey.self) { frames in
                GeometryReader { proxy in
                    ForEach(frames.map { "\($0.name) \(Int(proxy[$0.bounds].width))" }, id: \.self) { Text($0) }
                }
            })
        #expect(screen.texts.filter { $0 != "wide" && $0 != "b" }.contains("b 3"))
        #expect(screen.failures.isEmpty)
        #expect(Anchor<CGRect>.Source.bounds != .rect(.zero))
        #expect(Anchor<CGRect>.Source.rect(.zero) == .rect(.zero))
        let frame = CGRect(x: 9, y: 9, width: 4, height: 2)
        let point = Anchor<CGPoint>(source: .bottomTrailing, frame: frame).value
        #expect(point == CGPoint(x: 4, y: 2))
        let list = Anchor<[CGPoint]>(source: .init([.topLeading, .center]), frame: frame).value
        #expect(list == [.zero, CGPoint(x: 2, y: 1)])
    }
}
