import SwiftUI
import Testing
import ViewInspector

/// The messages of searches without a result.
@MainActor
@Suite struct SearchMessageTests {
    private struct Counter: View {
        var body: some View {
            VStack {
                Text("count 0").id(7).tag("sum").accessibilityIdentifier("total")
                Button("Increment") {}
                Button("Reset") {}
            }
        }
    }

    private static let file = "\(#filePath)"

    private func message(_ search: (InspectableView<ViewType.View<Counter>>) throws -> Void) throws -> String {
        let view = try Counter().inspect().view(Counter.self)
        do {
            try search(view)
        } catch {
            #expect(error.localizedDescription == "Search did not find a match")
            return "\(error)"
        }
        return "found"
    }

    @Test func `A text is followed by the nearest ones`() throws {
        let line = #line + 1
        let message = try message { _ = try $0.find(text: "Incement") }
        #expect(
            message == """
                Search did not find a match; there are:
                  "Increment" at view(Counter.self).vStack().button(1).labelView().text()
                  "Reset" at view(Counter.self).vStack().button(2).labelView().text()
                  "count 0" at view(Counter.self).vStack().text(0)
                at \(Self.file):\(line)
                """)
    }

    @Test func `A button is followed by the buttons`() throws {
        let line = #line + 1
        let message = try message { _ = try $0.find(button: "Decrement") }
        #expect(
            message == """
                Search did not find a match; there are:
                  "Increment" at view(Counter.self).vStack().button(1)
                  "Reset" at view(Counter.self).vStack().button(2)
                at \(Self.file):\(line)
                """)
    }

    @Test func `An attribute is followed by its values`() throws {
        let line = #line + 1
        let message = try message { _ = try $0.find(viewWithId: 8) }
        #expect(
            message == """
                Search did not find a match; there is:
                  "7" at view(Counter.self).vStack().text(0)
                at \(Self.file):\(line)
                """)
    }

    @Test func `A kind is followed by the kinds or by those that do not meet the condition`() throws {
        let line = #line + 1
        let message = try message { _ = try $0.find(ViewType.Toggle.self) }
        #expect(message.hasPrefix("Search did not find a match; there are:\n"))
        #expect(message.contains("Text at view(Counter.self).vStack().text(0)\n"))
        #expect(message.hasSuffix("at \(Self.file):\(line)"))
        #expect(
            try self.message { _ = try $0.find(ViewType.Button.self) { try $0.labelView().text().string() == "x" } }
                .hasPrefix(
                    """
                    Search did not find a match; there are:
                      "Increment" at view(Counter.self).vStack().button(1)
                    """))
    }

    @Test func `What is not there at all is said`() throws {
        #expect(
            try message { _ = try $0.find(link: "x") }.hasPrefix("Search did not find a match; there are none\nat "))
    }

    @Test func `An error knows its place`() throws {
        let line = #line + 1
        let error = #expect(throws: InspectionError.self) { try Text("a").inspect().find(text: "b") }
        #expect(error?.callPlace?.file == Self.file)
        #expect(error?.callPlace?.line == line)
        #expect(error == .searchFailure(skipped: 0, blockers: []))
        #expect(InspectionError.notSupported("x").callPlace == nil)
    }

    /// Reports describe errors on any thread.
    @Test func `A message is the same on another thread`() async throws {
        let error = #expect(throws: InspectionError.self) { try Text("a").inspect().find(text: "b") }
        let described = await Task.detached { error.map { "\($0)" } }.value
        #expect(described?.hasPrefix("Search did not find a match; there is:\n  \"a\" at text()\nat ") == true)
    }
}
