import Combine
import Observation
import SwiftUI
import Testing
import ViewTestSupport

/// Only what read a value is described again when the value changes.
@MainActor
@Suite struct DependencyTests {
    private let log = Log()

    struct Reader: View {
        let log: Log
        let name: String
        @Binding var value: Int

        var body: some View {
            let _ = log.note(name)
            Text("\(name) \(value)")
        }
    }

    struct Bystander: View {
        let log: Log
        var body: some View {
            let _ = log.note("bystander")
            Text("here")
        }
    }

    struct Family: View {
        let log: Log
        @State private var left = 0
        @State private var right = 0

        var body: some View {
            let _ = log.note("family")
            VStack {
                Reader(log: log, name: "left", value: $left)
                Reader(log: log, name: "right", value: $right)
                Bystander(log: log)
                Button("Add left") { left += 1 }
                Button("Same left") { left += 0 }
                Button("Add right twice") {
                    right += 1; right += 1
                }
            }
        }
    }

    @Test func `A parent that only passes a binding on is not described again`() throws {
        let screen = Screen(Family(log: log))
        #expect(log.take() == ["family", "left", "right", "bystander"])
        try screen.tap("Add left")
        #expect(log.take() == ["left"])
        #expect(screen.contents == ["left 1", "right 0", "here"])
    }

    @Test func `Writing the same value describes nothing`() throws {
        let screen = Screen(Family(log: log))
        _ = log.take()
        try screen.tap("Same left")
        #expect(log.take().isEmpty)
    }

    @Test func `Several changes in one action are one description`() throws {
        let screen = Screen(Family(log: log))
        _ = log.take()
        try screen.tap("Add right twice")
        #expect(log.take() == ["right"])
        #expect(screen.contents == ["left 0", "right 2", "here"])
    }

    @Test func `Nothing changed nothing described`() {
        let screen = Screen(Family(log: log))
        _ = log.take()
        for _ in 0..<3 { _ = screen.texts }
        #expect(log.take().isEmpty)
    }

    struct Conditional: View {
        let log: Log
        @State private var reads = true
        @State private var value = 0

        var body: some View {
            let _ = log.note("body")
            VStack {
                Text(reads ? "value \(value)" : "nothing")
                Button("Look away") { reads = false }
                Button("Add") { value += 1 }
            }
        }
    }

    @Test func `What is no longer read is no longer followed`() throws {
        let screen = Screen(Conditional(log: log))
        try screen.tap("Add", "Look away")
        _ = log.take()
        try screen.tap("Add")
        #expect(log.take().isEmpty)
        #expect(screen.contents == ["nothing"])
    }

    @Observable
    final class Person {
        var name = "Ann"
        var age = 30
    }

    struct NameView: View {
        let log: Log
        let person: Person
        var body: some View {
            let _ = log.note("name")
            Text(person.name)
        }
    }

    struct AgeView: View {
        let log: Log
        let person: Person
        var body: some View {
            let _ = log.note("age")
            Text("\(person.age)")
        }
    }

    struct PersonView: View {
        let log: Log
        let person: Person
        var body: some View {
            let _ = log.note("person")
            NameView(log: log, person: person)
            AgeView(log: log, person: person)
        }
    }

    @Test func `An observable property concerns its readers only`() {
        let person = Person()
        let screen = Screen(PersonView(log: log, person: person))
        _ = log.take()
        person.age = 31
        #expect(screen.texts == ["Ann", "31"])
        #expect(log.take() == ["age"])
        person.age = 32
        #expect(screen.texts == ["Ann", "32"])
        #expect(log.take() == ["age"])
    }

    final class Store: ObservableObject {
        @Published var count = 0
        var silent = 0
    }

    struct StoreView: View {
        let log: Log
        @ObservedObject var store: Store
        var body: some View {
            let _ = log.note("store")
            Text("\(store.count) \(store.silent)")
        }
    }

    struct AroundStore: View {
        let log: Log
        let store: Store
        var body: some View {
            let _ = log.note("around")
            StoreView(log: log, store: store)
        }
    }

    @Test func `An observed object concerns who observes it`() {
        let store = Store()
        let screen = Screen(AroundStore(log: log, store: store))
        _ = log.take()
        store.silent = 1
        #expect(screen.texts == ["0 0"])
        store.count = 5
        #expect(screen.texts == ["5 1"])
        #expect(log.take() == ["store"])
    }
}
