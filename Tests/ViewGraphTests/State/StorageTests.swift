import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@testable import Inspector

@MainActor
@Suite("Storage") struct StorageTests {
    enum Shape: String { case round, square }

    struct Counter: View {
        @AppStorage("count") var count = 1
        var body: some View {
            Text("count \(count)")
            Button("More") { count += 1 }
        }
    }

    struct Screens: View {
        @AppStorage("count") var total = 7
        var body: some View {
            VStack {
                Counter(); Counter(); Text("total \(total)")
            }
        }
    }

    @Test("is shared by all views with the key, each with its own default")
    func shared() throws {
        let screen = Screen(Screens())
        #expect(screen.contents == ["count 1", "count 1", "total 7"])
        try screen.tap("More")
        #expect(screen.contents == ["count 2", "count 2", "total 2"])
    }

    @Test("belongs to one tree, unless a tree is given another's")
    func isolated() throws {
        let area = StorageArea()
        var environment = EnvironmentValues()
        environment.appStorageArea = area
        let first = Screen(Counter(), environment: environment)
        try first.tap("More")
        #expect(Screen(Counter(), environment: environment).contents == ["count 2"])
        #expect(Screen(Counter()).contents == ["count 1"])
        area["count"] = 9
        #expect(first.contents == ["count 9"])
        area.removeAll()
        #expect(first.contents == ["count 1"])
        #expect(area.keys.isEmpty)
    }

    @Test("stays with a view that is looked at twice")
    func inspectedTwice() throws {
        let view = Counter()
        try view.inspect().find(button: "More").tap()
        #expect(try view.inspect().find(text: "count 2").string() == "count 2")
    }

    struct Kinds: View {
        @AppStorage("flag") var flag = false
        @AppStorage("number") var number = 0.5
        @AppStorage("text") var text = "a"
        @AppStorage("url") var url = URL(string: "https://example.org")!
        @AppStorage("data") var data = Data([1])
        @AppStorage("shape") var shape = Shape.round
        @AppStorage("maybe") var maybe: Int?
        @AppStorage("maybeShape") var maybeShape: Shape?
        @SceneStorage("flag") var sceneFlag = true

        var body: some View {
            let maybe = maybe.map { "\($0)" } ?? "nil"
            Text(
                verbatim:
                    "\(flag) \(number) \(text) \(url.host ?? "") \(data.count) \(shape.rawValue) \(maybe) \(sceneFlag)")
            Text(maybeShape?.rawValue ?? "no shape")
            Button("Set") {
                (flag, number, text, data, shape, self.maybe) = (true, 2, "b", Data([1, 2]), .square, 3)
                url = URL(string: "https://example.com")!
                (maybeShape, sceneFlag) = (.round, false)
            }
            Button("Unset") { (self.maybe, maybeShape) = (nil, nil) }
            Toggle("Flag", isOn: $flag)
        }
    }

    @Test("keeps values of all types")
    func types() throws {
        let screen = Screen(Kinds())
        #expect(screen.contents[0] == "false 0.5 a example.org 1 round nil true")
        try screen.tap("Set")
        #expect(screen.contents[0] == "true 2.0 b example.com 2 square 3 false")
        #expect(screen.contents[1] == "round")
        try screen.tap("Unset")
        #expect(screen.contents[0].contains("nil"))
        #expect(screen.contents[1] == "no shape")
        try screen.root.find(ViewType.Toggle.self).tap()
        #expect(screen.contents[0].hasPrefix("false"))
    }

    @Test("takes a default where something else is stored")
    func mismatch() {
        let area = StorageArea()
        area["count"] = "many"
        var environment = EnvironmentValues()
        environment.appStorageArea = area
        #expect(Screen(Counter(), environment: environment).contents == ["count 1"])
    }

    struct Given: View {
        @AppStorage var count: Int
        init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 3, "viewspec.count", store: store) }
        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test("keeps to defaults that are given, and follows them")
    func defaults() throws {
        let name = "viewspec.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let screen = Screen(Given(store))
        try screen.tap("3")
        #expect(store.integer(forKey: "viewspec.count") == 4)
        store.set(8, forKey: "viewspec.count")
        try screen.root.find(ViewType.Button.self).tap()
        #expect(store.integer(forKey: "viewspec.count") == 9)
        store.set(20, forKey: "viewspec.count")
        try screen.tap("20")
        store.removeObject(forKey: "viewspec.count")
        try screen.tap("3")
        #expect(UserDefaults.standard.object(forKey: "viewspec.count") == nil)

        let counter = Screen(Counter().defaultAppStorage(store))
        try counter.tap("More")
        #expect(store.integer(forKey: "count") == 2)
    }

    struct Metrics: View {
        @ScaledMetric var body_ = 17.0
        @ScaledMetric(relativeTo: .largeTitle) var title = 34.0
        @Namespace var first
        @Namespace var second
        var body: some View { Text(verbatim: "\(body_) \(title) \(first == second)") }
    }

    @Test("Scaled lengths grow with the text, and namespaces differ")
    func metrics() {
        var environment = EnvironmentValues()
        #expect(Screen(Metrics()).contents == ["17.0 34.0 false"])
        environment.dynamicTypeSize = .accessibility5
        #expect(Screen(Metrics(), environment: environment).contents == ["53.0 60.0 false"])
        environment.dynamicTypeSize = .xSmall
        #expect(Screen(Metrics(), environment: environment).contents == ["14.0 31.0 false"])
    }
}
