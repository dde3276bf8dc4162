import SwiftUI
import Testing
import ViewInspector

private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var below: [Item]?
}

/// One use of each list whose rows can be edited, and of each outline in which can be chosen.
private struct Lists: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var chosen: Int?
    @State private var several: Set<Int> = []

    var body: some View {
        VStack {
            List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
            List($items, id: \.id, editActions: .delete) { $item in Text(item.name) }
            List($items, editActions: .move, selection: $chosen) { $item in Text(item.name) }
            List($items, editActions: [.move, .delete], selection: $several) { $item in Text(item.name) }
            List($items, id: \.id, editActions: .all, selection: $chosen) { $item in Text(item.name) }
            List($items, id: \.id, editActions: .all, selection: $several) { $item in Text(item.name) }
            List { ForEach($items, editActions: .all) { $item in Text(item.name).selectionDisabled() } }
            List { ForEach($items, id: \.id, editActions: .all) { $item in Text(item.name) } }
        }
        VStack {
            List(items, children: \.below, selection: $chosen) { Text($0.name) }
            List(items, children: \.below, selection: $several) { Text($0.name) }
            List(items, id: \.id, children: \.below, selection: $chosen) { Text($0.name) }
            List(items, id: \.id, children: \.below, selection: $several) { Text($0.name) }
            Text("toolbar").toolbar(id: "main") {
                ToolbarItem(id: "one", placement: .automatic) { Text("one") }
                    .customizationBehavior(.reorderable)
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
                ToolbarItem(id: "two") { Text("two") }.customizationBehavior(.disabled)
            }
            Text("group").toolbar {
                ToolbarItemGroup(placement: .automatic) {
                    Button("Cut") {}
                    Button("Copy") {}
                } label: {
                    Label("Edit", systemImage: "pencil")
                }
            }
        }
    }
}

@Suite("Lists that edit their collection") @MainActor
struct ContainerUses {
    @Test("are made in each way")
    func uses() throws {
        let view = try Lists().inspect()
        #expect(view.findAll(ViewType.List.self).count == 12)
        let item = try view.find(text: "toolbar").toolbar().item(0)
        #expect(try item.customizationBehavior() == .reorderable)
        #expect(try item.defaultCustomization().visibility == .hidden)
        #expect(try item.defaultCustomization().options == .alwaysAvailable)
        let group = try view.find(text: "group").toolbar().itemGroup()
        #expect(try group.labelView().label().title().text().string() == "Edit")
        #expect(group.findAll(ViewType.Button.self).count == 2)
    }

    @Test("delete and move in the binding")
    func edits() throws {
        let names = Binding(wrappedValue: ["a", "b", "c"])
        let list = List(names, id: \.self, editActions: .all) { $name in HStack { Text(name) } }
        try list.inspect().find(text: "b").delete()
        #expect(names.wrappedValue == ["a", "c"])
        let after = List(names, id: \.self, editActions: .all) { $name in Text(name) }
        try after.inspect().find(text: "c").move(to: 0)
        #expect(names.wrappedValue == ["c", "a"])
    }

    @Test("edit elements through their bindings")
    func bindings() throws {
        let items = Binding(wrappedValue: [Item(id: 1, name: "a"), Item(id: 2, name: "b")])
        let list = List(items, editActions: .all) { $item in TextField("Name", text: $item.name) }
        try list.inspect().findAll(ViewType.TextField.self)[1].setInput("new")
        #expect(items.wrappedValue.map(\.name) == ["a", "new"])
    }

    @Test("refuse what their actions leave out")
    func refusals() throws {
        let names = Binding(wrappedValue: ["a", "b"])
        let list = List(names, id: \.self, editActions: .move) { $name in Text(name).moveDisabled(name == "a") }
        let expected = "Text \"b\" can't be deleted: its ForEach has other editActions, and no onDelete"
        #expect(throws: InspectionError.notSupported(expected)) { try list.inspect().find(text: "b").delete() }
        #expect(throws: InspectionError.notSupported("Text \"a\" can't be moved: it has moveDisabled")) {
            try list.inspect().find(text: "a").move(to: 1)
        }
        try list.inspect().find(text: "b").move(to: 0)
        #expect(names.wrappedValue == ["b", "a"])
    }

    @Test("have rows that can't be selected")
    func selection() throws {
        let chosen = Binding<Int?>(wrappedValue: nil)
        let items = [Item(id: 1, name: "a", below: [Item(id: 3, name: "c")]), Item(id: 2, name: "b")]
        let list = List(items, children: \.below, selection: chosen) { Text($0.name).selectionDisabled($0.id == 2) }
        try list.inspect().list().select(value: 1)
        #expect(chosen.wrappedValue == 1)
        #expect(throws: InspectionError.notSupported("Text \"b\" can't be selected: it has selectionDisabled")) {
            try list.inspect().list().select(value: 2)
        }
        #expect(chosen.wrappedValue == 1)
    }
}
