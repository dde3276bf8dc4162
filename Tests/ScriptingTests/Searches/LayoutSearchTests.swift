import Foundation
import Testing
import Views

@testable import Scripting

@Suite("A search for a layout") @MainActor
struct LayoutSearchTests {
    /// A layout of an app.
    private struct FlowLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private func makeSession() throws -> ScriptSession {
        try ScriptSession(RegisteredView("Chips") { FlowLayout { Text("Herb") } })
    }

    @Test func `finds it by the name of its type`() throws {
        let session = try makeSession()
        try session.run("screen = host(views.Chips())")
        #expect(try session.text("return screen:find('FlowLayout'):kind()") == "Layout")
        #expect(try session.text("return screen:find('FlowLayout'):find('Text'):string()") == "Herb")
        #expect(try session.text("return tostring(#screen:findAll('FlowLayout'))") == "1")
        #expect(try session.text("return screen:find('Layout'):layoutName()") == "FlowLayout")
    }

    @Test func `lists it by that name where nothing is found`() throws {
        let session = try makeSession()
        try session.run("screen = host(views.Chips())")
        let message = try session.text(
            "return tostring(select(2, pcall(function() screen:find('Grid') end)))")
        #expect(message?.contains("FlowLayout at") == true)
    }
}
