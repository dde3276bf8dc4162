import SwiftUI
import Testing
import ViewInspector

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

/// A container that shows its subviews as cards, the pinned ones first.
private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { cards in
            Text("\(cards.count) cards")
            ForEach(cards.filter(\.containerValues.isPinned)) { $0 }
            ForEach(cards.filter { !$0.containerValues.isPinned }) { $0 }
        }
    }
}

private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(sections: content) { section in
            VStack {
                section.header
                Text("\(section.content.count) in \(section.containerValues.isPinned ? "a pinned" : "a") section")
                ForEach(subviews: section.content) { $0 }
            }
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

@MainActor
@Suite("Containers that take their content apart")
struct SubviewUses {
    private func texts(_ view: some View) throws -> [String] {
        try view.hosted().findAll(ViewType.Text.self).map { try $0.string() }
    }

    @Test func `See what is in groups conditions and loops`() throws {
        let isLate = true
        let cards = Cards {
            Text("a")
            Group {
                Text("b").containerValue(\.isPinned, true)
                Text("c")
            }
            if isLate { Text("late") }
            if !isLate { Text("early") }
            ForEach(1..<3) { Text("row \($0)") }
            EmptyView()
        }
        #expect(try texts(cards) == ["6 cards", "b", "a", "c", "late", "row 1", "row 2"])
    }

    @Test func `Give the modifiers of a group to each of its`() throws {
        let cards = Cards {
            Group {
                Text("a")
                Text("b")
            }
            .opacity(0.5)
        }
        let view = try cards.hosted()
        #expect(try view.find(text: "a").opacity() == 0.5)
        #expect(try view.find(text: "b").opacity() == 0.5)
    }

    @Test func `Keep the state of a subview that moves`() throws {
        struct Shuffled: View {
            @State private var names = ["a", "b"]
            var body: some View {
                Button("Turn round") { names.reverse() }
                Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subviews in subviews }
            }
        }
        let view = try Shuffled().hosted()
        try view.find(button: "a 0").tap()
        try view.find(button: "Turn round").tap()
        #expect(try texts(of: view) == ["Turn round", "b 0", "a 1"])
    }

    private func texts(of view: InspectableView<some Any>) throws -> [String] {
        try view.findAll(ViewType.Text.self).map { try $0.string() }
    }

    @Test func `See sections and what is between them`() throws {
        let board = Board {
            Text("loose")
            Section("First") {
                Text("a")
                Text("b")
            }
            .containerValue(\.isPinned, true)
            Section { Text("c") }
        }
        #expect(
            try texts(board) == [
                "1 in a section", "loose", "First", "2 in a pinned section", "a", "b", "1 in a section", "c",
            ])
    }

    @Test func `Read tags`() throws {
        let picker = Group(
            subviews: Group {
                Text("a").tag(1); Text("b").tag("two")
            }
        ) { subviews in
            Text("\(subviews[0].containerValues.tag(for: Int.self) ?? 0)")
            Text(
                "\(subviews[1].containerValues.hasTag("two")), \(subviews[1].containerValues.tag(for: Int.self) == nil)"
            )
        }
        #expect(try texts(picker) == ["1", "true, true"])
    }
}
