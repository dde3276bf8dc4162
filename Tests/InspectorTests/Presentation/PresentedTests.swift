import SwiftUI
import Testing
import ViewInspector

/// What the inspector says of what is presented, beyond the guide's own examples.
@MainActor
@Suite struct PresentedTests {
    private struct Frame: ViewModifier {
        @Binding var isPresented: Bool

        func body(content: Content) -> some View {
            VStack {
                content.sheet(isPresented: $isPresented) { Text("inner") }
            }
            .popover(isPresented: $isPresented) { Text("outer") }
        }
    }

    @Test func `An inspection sees what a modifier of the app presents`() throws {
        let sut = Text("x").modifier(Frame(isPresented: .constant(true)))
        let text = try sut.inspect().text()
        #expect(try text.sheet().text().string() == "inner")
        #expect(try text.popover().text().string() == "outer")
        #expect(try text.modifier(Frame.self).vStack().popover().text().string() == "outer")
        #expect(try sut.inspect().findAll(ViewType.Sheet.self).count == 1)
        #expect(try sut.inspect().findAll(ViewType.Popover.self).count == 1)
    }

    private struct Wide: ViewModifier {
        func body(content: Content) -> some View {
            content.overlay(Text("over"))
        }
    }

    @Test func `Other modifiers in its body stay its own`() throws {
        let text = try Text("x").modifier(Wide()).inspect().text()
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "overlay", index: 0)) {
            try text.overlay()
        }
    }

    @Test func `A sheet is a view like any other`() throws {
        let sut = VStack {
            Text("a").sheet(isPresented: .constant(true)) {
                HStack { Text("b") }.opacity(0.5)
            }
        }
        let sheet = try sut.inspect().vStack().text(0).sheet()
        #expect(try sheet.hStack().opacity() == 0.5)
        #expect(try sheet.hStack().parent().pathToRoot == "vStack().text(0).sheet()")
        #expect(sheet.count == 1)
        #expect(try sheet[0].hStack().text(0).string() == "b")
        #expect(try sheet.parent().text().string() == "a")
        #expect(
            try sut.inspect().find(text: "b").find(ViewType.Sheet.self, relation: .parent).pathToRoot
                == "vStack().text(0).sheet()")
    }

    @Test func `A view that is not there says what is`() throws {
        let sut = Text("a").sheet(isPresented: .constant(true)) { Text("b") }
        #expect(
            throws: InspectionError.inspection(path: "text().sheet().text()", factual: "Text", expected: "HStack")
        ) {
            try sut.inspect().text().sheet().hStack()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "fullScreenCover", index: 0)) {
            try sut.inspect().text().fullScreenCover()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "sheet", index: 1)) {
            try sut.inspect().text().sheet(1)
        }
    }

    @Test func `An empty sheet is still presented`() throws {
        let sheet = try Text("a").sheet(isPresented: .constant(true)) {}.inspect().text().sheet()
        #expect(try sheet.isPresented())
        #expect(try sheet.emptyView().pathToRoot == "text().sheet().emptyView()")
    }

    @Test func `An alert without a message has none`() throws {
        let alert = try Text("a").alert("T", isPresented: .constant(true)) {}.inspect().text().alert()
        #expect(try alert.message().emptyView().pathToRoot == "text().alert().message().emptyView()")
        #expect(throws: InspectionError.viewNotFound(parent: "primaryButton")) { try alert.primaryButton() }
    }

    @Test func `The dismiss action of a native sheet calls on dismiss in an inspection too`() throws {
        struct Content: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("Done") { dismiss() } }
        }
        var dismissals = 0
        let binding = Binding(wrappedValue: true)
        let sut = Text("a").sheet(isPresented: binding, onDismiss: { dismissals += 1 }) { Content() }
        let view = try sut.inspect()
        try view.find(button: "Done").tap()
        #expect(dismissals == 1)
        #expect(!binding.wrappedValue)
        #expect(view.findAll(ViewType.Button.self).isEmpty)
    }

    @Test func `How a screen is presented is read`() throws {
        let text = try Text("a").interactiveDismissDisabled().presentationDetents([.medium, .fraction(0.2)])
            .presentationDragIndicator(.visible).inspect().text()
        #expect(try text.interactiveDismissDisabled())
        #expect(try text.presentationDetents() == [.medium, .fraction(0.2)])
        #expect(try text.presentationDragIndicator() == .visible)
    }
}
