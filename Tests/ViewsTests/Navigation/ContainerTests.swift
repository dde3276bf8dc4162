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

    private struct WithBar: ViewModifier {
        func body(content: Content) -> some View {
            content.toolbar { Button("Add") {} }
        }
    }

    private func page() -> some View { Text("page").toolbar { Button("Add") {} } }

    private func showsBar(_ view: some View) throws -> Bool {
        let screen = try view.hosted()
        return (try? screen.find(button: "Add")) != nil
    }

    @Test func `A bar is shown by a container in a view or a modifier of the app`() throws {
        #expect(try showsBar(Stack { page() }))
        #expect(try showsBar(page().modifier(InStack())))
        #expect(try showsBar(Stack { Text("page").modifier(WithBar()) }))
        #expect(try showsBar(Text("page").modifier(WithBar()).modifier(InStack())))
    }

    @Test func `A bar is not shown outside of a container`() throws {
        #expect(try !showsBar(page()))
        #expect(try !showsBar(Text("page").modifier(WithBar())))
        #expect(try !showsBar(Stack { Text("page") }.modifier(WithBar())))
        #expect(try !showsBar(Text("page").modifier(InStack()).modifier(WithBar())))
        let beside = VStack {
            Stack { Text("page") }
            page()
        }
        #expect(try !showsBar(beside))
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
