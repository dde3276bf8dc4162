@testable import Inspector
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Types of SwiftUI's that have no body, which source may declare and the model doesn't know.
@MainActor
@Suite struct MissingBodyTests {
    struct Engraving: View {
        typealias Body = Never
        var body: Never { preconditionFailure("evaluated") }
    }

    struct Ripple: ViewModifier {
        typealias Body = Never
    }

    struct Extras: ToolbarContent {
        typealias Body = Never
    }

    private static func words(_ name: String, _ what: String) -> String {
        "\(name) is a \(what) that can't be shown here: its Body is Never, and it is none of those that are known without "
            + "one; give it a body"
    }

    @Test(arguments: [Graph.Mode.hosted, .inspected]) func `A view without a body is an error`(mode: Graph.Mode) throws
    {
        let screen = Screen(
            VStack {
                Text("a"); Engraving(); Text("b")
            }, mode: mode)
        #expect(screen.failures == [Self.words("Engraving", "view")])
        #expect(screen.texts == ["a", "b"])
        #expect(throws: InspectionError.notSupported(Self.words("Engraving", "view"))) {
            try screen.root.vStack().view(Engraving.self, 1).text()
        }
    }

    @Test(arguments: [Graph.Mode.hosted, .inspected])
    func `A modifier without a body is an error`(mode: Graph.Mode)
        throws
    {
        let screen = Screen(Text("a").modifier(Ripple()).padding(3), mode: mode)
        #expect(screen.failures == [Self.words("Ripple", "modifier")])
        #expect(screen.texts == ["a"])
        #expect(try screen.root.text().padding() == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    }

    @Test func `A toolbar content without a body is an error`() throws {
        let screen = Screen(Text("a").toolbar { Extras() })
        #expect(screen.failures == [Self.words("Extras", "toolbar content")])
        #expect(screen.texts == ["a"])
    }

    struct Mirror: ViewModifier {
        func body(content: Content) -> some View { content.overlay(Text("again").modifier(Mirror())) }
    }

    @Test func `A modifier that contains itself is told and does not crash`() throws {
        let failure = try #require(Screen(Text("a").modifier(Mirror())).failures.first)
        #expect(failure.hasSuffix("levels deep; does the body of Mirror contain itself?"))
    }
}
