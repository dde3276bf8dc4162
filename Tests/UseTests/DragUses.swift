import SwiftUI
import Testing
import ViewInspector

private struct Card: Transferable, Hashable, Identifiable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: { "\($0.id)" }) }
}

/// One use of each way to drag and drop, and of each addition for assistive technologies.
private struct Board: View {
    @State private var cards = [Card(id: 1)]
    @State private var isOver = false
    @State private var chosen: Set<Int> = []
    @Namespace private var namespace
    private let text = "one two"

    var body: some View {
        List(selection: $chosen) {
            ForEach(cards) { card in
                Text("\(card.id)").draggable(card)
            }
            .dropDestination(for: Card.self) { items, offset in cards.insert(contentsOf: items, at: offset) }
        }
        .contextMenu(forSelectionType: Int.self) { ids in
            if ids.isEmpty { Button("New") {} } else { Button("Delete \(ids.count)") {} }
        } primaryAction: { ids in
            cards.removeAll { ids.contains($0.id) }
        }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Other") {} }
        Text("bin")
            .draggable("words") { Image(systemName: "doc") }
            .itemProvider { NSItemProvider(object: "item") }
            .dropDestination(for: String.self) { items, location in
                !items.isEmpty && location.x >= 0
            } isTargeted: {
                isOver = $0
            }
        Text(text)
            .accessibilityActions {
                Button("Copy") {}
                Button("Share") {}
            }
            .accessibilityRotor("Words", textRanges: [text.startIndex..<text.endIndex])
            .accessibilityRotor(.headings, textRanges: [text.startIndex..<text.endIndex])
            .accessibilityRotor(.links(visited: true)) {
                AccessibilityRotorEntry("Entry", textRange: text.startIndex..<text.endIndex)
                AccessibilityRotorEntry(Text("Entry"), id: 1, in: namespace)
                AccessibilityRotorEntry("Entry", 2, in: namespace, prepare: {})
            }
            .accessibilityRotor(.lists, entries: cards, entryLabel: \.label)
            .accessibilityRotor(.tables, entries: cards, entryID: \.id, entryLabel: \.label)
            .accessibilityRotorEntry(id: 1, in: namespace)
    }
}

extension Card {
    fileprivate var label: String { "card \(id)" }
}

@Suite("What is dragged and dropped, and what rotors lead to") @MainActor
struct DragUses {
    @Test("is handed over as its own type")
    func payloads() throws {
        var taken: [Card] = []
        var over: [Bool] = []
        let source = try Text("a").draggable(Card(id: 7)).inspect().text()
        let target = Text("b").dropDestination(for: Card.self) { items, _ in
            taken += items
            return true
        } isTargeted: {
            over.append($0)
        }
        let item = try source.draggable()
        #expect(try target.inspect().text().callDropDestination(DropInfo(items: [item])))
        #expect(taken == [Card(id: 7)] && over == [true, false])
        #expect(try !target.inspect().text().callDropDestination(DropInfo(items: [NSItemProvider(object: "words")])))
        #expect(taken.count == 1)
        #expect(
            try Text("a").itemProvider { NSItemProvider(object: "i") }.inspect().text().callItemProvider().item
                as? String == "i")
    }

    @Test("is chosen for a menu")
    func menus() throws {
        var deleted: Set<Int> = []
        let chosen = Binding<Set<Int>>(wrappedValue: [1, 3])
        let list = List([1, 2, 3], id: \.self, selection: chosen) { Text("\($0)") }
            .contextMenu(forSelectionType: Int.self) {
                Button("Delete \($0.count)") {}
            } primaryAction: {
                deleted = $0
            }
        let menu = try list.inspect().list().selectionContextMenu()
        #expect(try menu.button(0).labelView().text().string() == "Delete 2")
        try menu.callPrimaryAction()
        #expect(deleted == [1, 3])
    }

    @Test("is read by its rotor")
    func rotors() throws {
        let view = try Board().inspect()
        let text = try view.find(text: "one two")
        #expect(try text.accessibilityRotor("Words").first?.textRange?.lowerBound == "one two".startIndex)
        #expect(try text.accessibilityRotor("visitedLinks").map(\.id).dropFirst() == [1, 2])
        #expect(try text.accessibilityRotor("lists").count == 1)
        #expect(try text.accessibilityRotorEntry() == AnyHashable(1))
    }

    @Test("acts by the labels of its buttons")
    func actions() throws {
        var log: [String] = []
        let view = Text("a").accessibilityActions {
            Button("Copy") { log.append("copy") }
            Button("Share") { log.append("share") }
        }
        try view.inspect().text().callAccessibilityAction("Share")
        #expect(log == ["share"])
        #expect(throws: InspectionError.self) { try view.inspect().text().callAccessibilityAction("Print") }
    }
}
