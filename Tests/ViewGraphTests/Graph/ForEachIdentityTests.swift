import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@MainActor
@Suite struct ForEachIdentityTests {
    struct Rows: View {
        @State var names: [String]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Tally(name: $0) }
                Button("Reverse") { names.reverse() }
                Button("Drop first") { names.removeFirst() }
                Button("Insert") { names.insert("new", at: 0) }
                Button("Empty") { names = [] }
                Button("Refill") { names = ["a", "b", "c"] }
            }
        }
    }

    private func screen() throws -> Screen {
        let screen = Screen(Rows(names: ["a", "b", "c"]))
        try screen.tap("Count a", "Count c", "Count c")
        #expect(screen.contents == ["a 1", "b 0", "c 2"])
        return screen
    }

    @Test func `State follows the elements when they are reordered`() throws {
        let screen = try screen()
        try screen.tap("Reverse")
        #expect(screen.contents == ["c 2", "b 0", "a 1"])
    }

    @Test func `State stays when an element before is removed`() throws {
        let screen = try screen()
        try screen.tap("Drop first")
        #expect(screen.contents == ["b 0", "c 2"])
    }

    @Test func `State stays when an element is inserted before`() throws {
        let screen = try screen()
        try screen.tap("Insert")
        #expect(screen.contents == ["new 0", "a 1", "b 0", "c 2"])
    }

    @Test func `Elements that come back start afresh`() throws {
        let screen = try screen()
        try screen.tap("Empty")
        #expect(screen.contents.isEmpty)
        try screen.tap("Refill")
        #expect(screen.contents == ["a 0", "b 0", "c 0"])
    }

    @Test func `Rows are placed at their index after reordering`() throws {
        let screen = try screen()
        try screen.tap("Reverse")
        #expect(
            try screen.root.find(text: "a 1").pathToRoot
                == "view(Rows.self).vStack().forEach(0).view(Tally.self, 2).text(0)")
    }

    @Test func `Equal i ds are kept apart by their order`() throws {
        let screen = Screen(Rows(names: ["x", "x"]))
        try screen.root.findAll(ViewType.Button.self)[0].tap()
        #expect(screen.contents == ["x 1", "x 0"])
        try screen.root.findAll(ViewType.Button.self)[1].tap()
        #expect(screen.contents == ["x 1", "x 1"])
    }

    struct Fruit: Identifiable {
        let id: Int
        var name: String
    }

    struct Fruits: View {
        @State private var fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "pear")]
        var body: some View {
            VStack {
                ForEach($fruits) { $fruit in
                    TextField("name \(fruit.id)", text: $fruit.name)
                    Text(fruit.name)
                }
                Button("Swap") { fruits.swapAt(0, 1) }
                Button("Drop last") { fruits.removeLast() }
            }
        }
    }

    @Test func `A bound element is written in its collection`() throws {
        let screen = Screen(Fruits())
        try screen.root.find(ViewType.TextField.self, containing: "name 2").setInput("plum")
        #expect(try screen.root.findAll(ViewType.TextField.self).map { try $0.input() } == ["fig", "plum"])
        try screen.tap("Swap")
        #expect(try screen.root.findAll(ViewType.TextField.self).map { try $0.input() } == ["plum", "fig"])
        try screen.tap("Drop last")
        #expect(try screen.root.findAll(ViewType.TextField.self).map { try $0.input() } == ["plum"])
    }

    @Test func `A range makes a row for each number`() throws {
        let screen = Screen(ForEach(3..<6) { Text("\($0)") })
        #expect(screen.texts == ["3", "4", "5"])
        #expect(try screen.root.find(text: "5").pathToRoot == "forEach().text(2)")
    }
}
