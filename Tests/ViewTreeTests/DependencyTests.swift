import Combine
import Observation
import Testing
import ViewTree

/// What is described anew when something changes: who read it, and nobody else.
@MainActor
struct DependencyTests {
    private struct Reader: View {
        @Binding var value: Int
        let evaluations: Counter

        var body: some View {
            evaluations.note()
            Text("value \(value)")
        }
    }

    private struct Passer: View {
        @State private var value = 0
        @State private var unread = 0
        let evaluations: Counter
        let readers: Counter
        let strangers: Counter

        var body: some View {
            evaluations.note()
            VStack {
                Reader(value: $value, evaluations: readers)
                Stranger(evaluations: strangers)
                Button("Change") { value += 1 }
                Button("Set the same") { value = value }
                Button("Change what nobody reads") { unread += 1 }
            }
        }
    }

    private struct Stranger: View {
        let evaluations: Counter

        var body: some View {
            evaluations.note()
            Text("stranger")
        }
    }

    private let evaluations = Counter(), readers = Counter(), strangers = Counter()

    @Test func onlyTheReaderOfAStateIsDescribedAnew() throws {
        let screen = Screen(Passer(evaluations: evaluations, readers: readers, strangers: strangers))
        #expect([evaluations.count, readers.count, strangers.count] == [1, 1, 1])
        try screen.tap("Change")
        #expect(screen.texts.contains("value 1"))
        #expect([evaluations.count, readers.count, strangers.count] == [1, 2, 1])
    }

    @Test func nobodyIsDescribedAnewForTheSameValue() throws {
        let screen = Screen(Passer(evaluations: evaluations, readers: readers, strangers: strangers))
        try screen.tap("Set the same")
        try screen.tap("Change what nobody reads")
        #expect([evaluations.count, readers.count, strangers.count] == [1, 1, 1])
    }

    @Test func severalChangesInOneActionAreOneDescription() throws {
        struct Twice: View {
            @State private var value = 0
            let evaluations: Counter

            var body: some View {
                evaluations.note()
                Text("\(value)")
                Button("Change") {
                    value += 1
                    value += 1
                }
            }
        }
        let screen = Screen(Twice(evaluations: evaluations))
        try screen.tap("Change")
        #expect(screen.texts.first == "2")
        #expect(evaluations.count == 2)
    }

    @MainActor private final class Model: ObservableObject {
        @Published var value = 0
    }

    private struct Follower: View {
        @ObservedObject var model: Model
        let evaluations: Counter

        var body: some View {
            evaluations.note()
            Text("\(model.value)")
        }
    }

    private struct FollowerParent: View {
        let model: Model
        let evaluations: Counter
        let followers: Counter

        var body: some View {
            evaluations.note()
            Follower(model: model, evaluations: followers)
        }
    }

    @Test func anObjectConcernsWhoObservesIt() {
        let model = Model()
        let screen = Screen(FollowerParent(model: model, evaluations: evaluations, followers: readers))
        model.value = 5
        #expect(screen.texts == ["5"])
        #expect([evaluations.count, readers.count] == [1, 2])
    }

    @Observable @MainActor final class Notes {
        var title = "a"
        var count = 0
    }

    private struct Title: View {
        let notes: Notes
        let evaluations: Counter

        var body: some View {
            evaluations.note()
            Text(notes.title)
        }
    }

    private struct Count: View {
        let notes: Notes
        let evaluations: Counter

        var body: some View {
            evaluations.note()
            Text("\(notes.count)")
        }
    }

    @Test func anObservablePropertyConcernsWhoReadsIt() {
        let notes = Notes()
        let screen = Screen(
            VStack {
                Title(notes: notes, evaluations: evaluations)
                Count(notes: notes, evaluations: readers)
            })
        notes.count = 1
        #expect(screen.texts == ["a", "1"])
        notes.count = 2
        #expect(screen.texts == ["a", "2"])
        #expect([evaluations.count, readers.count] == [1, 3])
    }

    @Test func whatIsNoLongerReadConcernsNobody() throws {
        struct Choosy: View {
            @State private var readsValue = true
            @State private var value = 0
            let evaluations: Counter

            var body: some View {
                evaluations.note()
                Text(readsValue ? "\(value)" : "nothing")
                Button("Look away") { readsValue = false }
                Button("Change") { value += 1 }
            }
        }
        let screen = Screen(Choosy(evaluations: evaluations))
        try screen.tap("Look away")
        #expect(evaluations.count == 2)
        try screen.tap("Change")
        #expect(screen.texts.first == "nothing")
        #expect(evaluations.count == 2)
    }

    @Test func anActionIsNoReader() throws {
        struct Acting: View {
            @State private var value = 0
            let evaluations: Counter

            var body: some View {
                evaluations.note()
                Button("Change") { value = value + 1 }
            }
        }
        let screen = Screen(Acting(evaluations: evaluations))
        try screen.tap("Change")
        #expect(evaluations.count == 1)
    }

    @Test func aRowConcernsItselfOnly() throws {
        struct Row: View {
            let number: Int
            let evaluations: Counter
            @State private var isOn = false

            var body: some View {
                evaluations.note()
                Text("\(number) \(isOn ? "on" : "off")")
                Button("Flip \(number)") { isOn.toggle() }
            }
        }
        let evaluations = evaluations
        let screen = Screen(VStack { ForEach(0..<100) { Row(number: $0, evaluations: evaluations) } })
        #expect(evaluations.count == 100)
        try screen.tap("Flip 57")
        #expect(screen.texts.contains("57 on"))
        #expect(evaluations.count == 101)
    }
}
