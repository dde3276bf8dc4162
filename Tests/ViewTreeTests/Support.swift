import Testing
import ViewTree

/// A tree with short ways to look at it.
@MainActor
struct Screen {
    let graph: Graph

    /// Hosts a view.
    init<V: View>(_ view: V, clock: ViewClock = ViewClock()) {
        graph = Graph(view, mode: .hosted, clock: clock)
    }

    /// What all texts read, in order.
    var texts: [String] {
        graph.flush()
        return graph.root.searchAll { $0.kind === ViewType.Text.kind }.compactMap { try? $0.textString() }
    }

    /// The first view of a kind.
    func first<T: KnownViewType>(_ type: T.Type) throws -> Node {
        graph.flush()
        return try graph.root.search { $0.kind === T.kind }
    }

    /// The first view of the app's type.
    func first<V: View>(_ type: V.Type) throws -> Node {
        graph.flush()
        return try graph.root.search { $0.matches(.type(type)) }
    }

    /// The button with a label.
    func button(_ label: String) throws -> Node {
        graph.flush()
        return try graph.root.search { node in
            try node.kind === ViewType.Button.kind && node.child(in: .label).textString() == label
        }
    }

    /// Taps the button with a label.
    func tap(_ label: String) throws {
        let node = try button(label)
        try node.properties(of: ViewType.Button.self).tap.bound(to: Place(node))()
    }

    /// Why the first view that could not be described could not be.
    var failure: String? {
        graph.flush()
        return graph.root.searchAll { $0.failure != nil }.first?.failure.map { "\($0)" }
    }
}

/// Counts, and is shared by the copies of a view.
final class Counter {
    var count = 0

    /// Counts one; a statement that a view builder takes.
    func note() -> EmptyView {
        count += 1
        return EmptyView()
    }
}

/// Collects what happened.
final class Log {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
}

/// A view with state: a button that counts, and a text that says so.
struct Clicker: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)")
        Button("Click \(name)") { count += 1 }
    }
}
