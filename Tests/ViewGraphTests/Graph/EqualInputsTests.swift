import Combine
import Inspector
import Observation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Which bodies are evaluated when a parent is described again.
@Suite @MainActor
struct EqualInputsTests {
    private final class Reference {}

    private final class Publishing: ObservableObject {
        @Published var count = 0
    }

    @Observable fileprivate final class Observed {
        var count = 0
    }

    private struct Child: View {
        let number: Int
        let name: String
        let reference: Reference
        let choice: Int?
        let log: Log

        var body: some View {
            let _ = log.note("child")
            Text("\(name) \(number)")
        }
    }

    private struct Parent<Content: View>: View {
        @State private var count = 0
        let content: (Int) -> Content

        init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }

        var body: some View {
            VStack {
                Text("parent \(count)")
                Button("Count") { count += 1 }
                content(count)
            }
            .font(.title)
        }
    }

    @Test func `A child with equal fields is left as it is`() throws {
        let (log, reference) = (Log(), Reference())
        let screen = Screen(
            Parent { _ in
                Child(
                    number: 1, name: String("a long name that isn't kept within a string itself".dropFirst(2)),
                    reference: reference, choice: 3, log: log)
            })
        #expect(log.take() == ["child"])
        try screen.tap("Count", "Count")
        #expect(log.take().isEmpty)
        #expect(screen.texts.contains("parent 2"))
    }

    @Test(arguments: 0..<4) func `A child with another field is evaluated`(field: Int) throws {
        let (log, reference) = (Log(), Reference())
        let screen = Screen(
            Parent { count in
                Child(
                    number: field == 0 ? count : 0, name: field == 1 ? "\(count)" : "",
                    reference: field == 2 ? Reference() : reference, choice: field == 3 ? count : nil, log: log)
            })
        try screen.tap("Count")
        #expect(log.take() == ["child", "child"])
    }

    @Test func `A child reads what its parent hands on, whatever it is`() throws {
        struct WithFunction: View {
            let text: () -> String
            var body: some View { Text(text()) }
        }
        struct WithBinding: View {
            @Binding var number: Int
            var body: some View { Text("bound \(number)") }
        }
        struct WithEnvironment: View {
            @Environment(\.lineLimit) private var lines
            var body: some View { Text("lines \(lines ?? 0)") }
        }
        struct WithContent<Content: View>: View {
            let content: Content
            var body: some View { content }
        }
        struct Root: View {
            @State private var number = 0
            var body: some View {
                VStack {
                    Button("Count") { number += 1 }
                    WithFunction { "function \(number)" }
                    WithBinding(number: $number)
                    WithBinding(number: Binding(get: { number * 10 }, set: { _ in }))
                    WithEnvironment().lineLimit(number)
                    WithContent(content: Text("content \(number)"))
                }
            }
        }
        let screen = Screen(Root())
        try screen.tap("Count")
        #expect(screen.contents == ["function 1", "bound 1", "bound 10", "lines 1", "content 1"])
    }

    @Test func `A child with a binding to a state is evaluated when that changes, and for no other reason`() throws {
        struct Field: View {
            @Binding var text: String
            let log: Log
            var body: some View {
                let _ = log.note("field")
                Button("Type \(text)") { text += "a" }
            }
        }
        struct Root: View {
            let log: Log
            @State private var text = ""
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                Field(text: $text, log: log)
            }
        }
        let log = Log()
        let screen = Screen(Root(log: log))
        try screen.tap("Count 0")
        #expect(log.take() == ["field"])
        try screen.tap("Type ")
        #expect(log.take() == ["field"])
        #expect(screen.texts.contains("Type a"))
    }

    @Test func `A child follows the objects that it was given before`() throws {
        struct Shown: View {
            @ObservedObject var published: Publishing
            let observed: Observed
            var body: some View { Text("\(published.count) \(observed.count)") }
        }
        struct Root: View {
            let published: Publishing
            let observed: Observed
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                Shown(published: published, observed: observed)
            }
        }
        let (published, observed) = (Publishing(), Observed())
        let screen = Screen(Root(published: published, observed: observed))
        try screen.tap("Count 0")
        published.count = 1
        #expect(screen.texts.contains("1 0"))
        observed.count = 2
        #expect(screen.texts.contains("1 2"))
        try screen.tap("Count 1")
        observed.count = 3
        #expect(screen.texts.contains("1 3"))
    }

    @Test func `A view that is compared shows what it was, as long as it is equal`() throws {
        struct Compared: View, Equatable {
            let number: Int
            nonisolated static func == (left: Compared, right: Compared) -> Bool { left.number / 2 == right.number / 2 }
            var body: some View { Text("compared \(number)") }
        }
        let screen = Screen(
            Parent { count in
                Compared(number: count).equatable()
                EquatableView(content: Compared(number: count)).padding(CGFloat(count))
            })
        try screen.tap("Count")
        #expect(screen.contents == ["parent 1", "compared 0", "compared 0"])
        #expect(try screen.root.findAll(Compared.self)[1].padding().top == 1)
        try screen.tap("Count")
        #expect(screen.contents == ["parent 2", "compared 2", "compared 2"])
    }

    @Test func `A view that is compared still follows its own state and its environment`() throws {
        struct Compared: View, Equatable {
            let number: Int
            @State private var own = 0
            @Environment(\.lineLimit) private var lines
            nonisolated static func == (left: Compared, right: Compared) -> Bool { true }
            var body: some View { Button("\(number) \(own) \(lines ?? 0)") { own += 1 } }
        }
        let screen = Screen(Parent { count in Compared(number: count).equatable().lineLimit(count) })
        try screen.tap("0 0 0")
        #expect(screen.texts.contains("0 1 0"))
        try screen.tap("Count")
        #expect(screen.texts.contains("0 1 1"))
    }

    @Test func `A view of any type starts anew when its type changes`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("own \(count)") { count += 1 } }
        }
        let screen = Screen(
            Parent { count in count < 2 ? AnyView(Counter()) : AnyView(Counter().padding(CGFloat(count))) })
        try screen.tap("own 0", "Count")
        #expect(screen.texts.contains("own 1"))
        try screen.tap("Count")
        #expect(screen.texts.contains("own 0"))
        try screen.tap("own 0", "Count")
        #expect(screen.texts.contains("own 1"))
    }
}
