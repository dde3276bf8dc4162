import Inspector
import SwiftUI
import Testing

/// What is shown only inside of a container, with containers that are views and modifiers of an app.
@MainActor
@Suite struct ContainerTests {
    private struct InStack: ViewModifier {
        func body(content: Content) -> some View {
            NavigationStack { content }
        }
    }

    private struct Stack<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            NavigationView { content }
        }
    }

    private struct Titled: ViewModifier {
        func body(content: Content) -> some View {
            content.navigationTitle("Recipes").toolbar { Button("Add") {} }
        }
    }

    private func page() -> some View { Text("page").navigationTitle("Recipes").toolbar { Button("Add") {} } }

    private func shows(_ view: some View) throws -> [Bool] {
        let screen = try view.hosted()
        return [(try? screen.find(button: "Add")) != nil, (try? screen.find(text: "Recipes")) != nil]
    }

    @Test func `A bar is shown by a container in a view or a modifier of the app`() throws {
        #expect(try shows(Stack { page() }) == [true, true])
        #expect(try shows(page().modifier(InStack())) == [true, true])
        #expect(try shows(Stack { Text("page").modifier(Titled()) }) == [true, true])
        #expect(try shows(Text("page").modifier(Titled()).modifier(InStack())) == [true, true])
    }

    @Test func `A bar is not shown outside of a container`() throws {
        #expect(try shows(page()) == [false, false])
        #expect(try shows(Text("page").modifier(Titled())) == [false, false])
        #expect(try shows(Stack { Text("page") }.modifier(Titled())) == [false, false])
        #expect(try shows(Text("page").modifier(InStack()).modifier(Titled())) == [false, false])
        #expect(
            try shows(
                VStack {
                    Stack { Text("page") }; page()
                }) == [false, false])
    }

    @Test func `A link is disabled outside of a container`() throws {
        func link(in view: some View) throws -> Bool {
            try !view.hosted().find(navigationLink: "Next").isDisabled()
        }
        let next = NavigationLink("Next") { Text("there") }
        #expect(try link(in: Stack { next }))
        #expect(try link(in: VStack { next }.modifier(InStack())))
        #expect(try !link(in: VStack { next }))
    }
}
