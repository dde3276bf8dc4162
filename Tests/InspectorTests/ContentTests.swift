import Inspector
import Testing
import Views

@Suite("What stands behind an inspectable view") @MainActor
struct ContentTests {
    @Test("is the view's own value and its modifiers")
    func content() throws {
        let sut = try VStack { Text("a").padding().opacity(0.5) }.inspect().vStack().text(0)
        #expect(sut.content.view as? Text == Text("a"))
        #expect(sut.content.medium.viewModifiers.count == 2)
        #expect(try VStack { Text("a") }.padding().inspect().vStack().text(0).content.medium.viewModifiers.isEmpty)
    }

    @Test("is all that is inside, itself first")
    func results() throws {
        let view = try VStack {
            Text("a")
            HStack { Text("b") }
        }.inspect()
        #expect(view.results.map { $0.content.view is Text } == [false, true, false, true])
    }

    @Test("prints as a tree")
    func prints() {
        struct Point { let x = 1, y = 2 }
        struct Line { let start = Point(), name = "line" }
        #expect(Inspector.print(Line()) == "Line\n  start: Point\n    x: 1\n    y: 2\n  name: line\n")
        #expect(Inspector.print(5) == "Int\n")
    }

    @Test("prints an object that contains itself once")
    func printsCycles() {
        final class Loop { var next: Loop? }
        let loop = Loop()
        loop.next = loop
        defer { loop.next = nil }
        #expect(Inspector.print(loop).hasPrefix("Loop\n  next: Optional<Loop>\n"))
    }
}
