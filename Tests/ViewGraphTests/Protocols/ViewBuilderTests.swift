import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// The forms in which a body can be written.
@MainActor
struct ViewBuilderTests {
    private struct Forms: View {
        let flag: Bool
        let number: Int
        let name: String?

        var body: some View {
            if flag { Text("flag") }
            if flag { Text("yes") } else { Text("no") }
            if number == 0 {
                Text("zero")
            } else if number < 0 {
                Text("less")
            } else {
                Text("more")
            }
            if let name { Text(name) }
            switch number {
            case 0: EmptyView()
            case 1: Text("one")
            default: Text("many")
            }
            for index in 0..<number { Text("turn \(index)") }
            if #available(macOS 10.15, *) { Text("available") }
            let local = "local"
            Text(local)
        }
    }

    @Test func `Every form is shown`() {
        #expect(
            Screen(Forms(flag: true, number: 2, name: "Ann")).texts
                == ["flag", "yes", "more", "Ann", "many", "turn 0", "turn 1", "available", "local"])
        #expect(Screen(Forms(flag: false, number: 0, name: nil)).texts == ["no", "zero", "available", "local"])
    }

    @Test func `An empty body has no children`() throws {
        struct Empty: View {
            var body: some View {}
        }
        #expect(Screen(Empty()).texts == [])
    }

    @Test func `There is no limit to the views in a row`() {
        let screen = Screen(
            VStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
                Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15"); Text("16"); Text("17")
            })
        #expect(screen.texts.count == 17)
    }

    @Test func `An absent view keeps its place`() throws {
        let screen = Screen(Forms(flag: false, number: 0, name: nil))
        let contents = screen.graph.root.contents
        #expect(contents.count == 8)
        #expect(contents[0].isAbsent)
        #expect(contents[1].textIfAny == "no")
    }

    @Test func `A nested block takes one place`() throws {
        struct Nested: View {
            var body: some View {
                if Bool(true) {
                    Text("a")
                    Text("b")
                }
                Text("c")
            }
        }
        let screen = Screen(Nested())
        let contents = screen.graph.root.contents
        #expect(contents.map(\.kind.name) == ["TupleView", "Text"])
    }

    @Test func `Deep trees are built`() throws {
        var view = AnyView(Text("bottom"))
        for _ in 0..<300 { view = AnyView(VStack { view }) }
        let screen = Screen(view)
        #expect(screen.failures.isEmpty)
        #expect(screen.texts == ["bottom"])
    }

    @Test func `Wide trees are built`() {
        let screen = Screen(VStack { ForEach(0..<5000) { Text("\($0)") } })
        #expect(screen.texts.count == 5000)
    }
}

extension Node {
    /// The string of a text; nil for another view.
    fileprivate var textIfAny: String? { try? textString() }
}
