import SwiftUI

/// A list of things to do: add, tick off, filter, delete, and a screen for each.
public struct ToDoList: View {
    /// What the view is made from.
    public struct Arguments: Codable, Sendable {
        /// The titles of what is to be done at the start.
        public var titles: [String]?
    }

    @StateObject private var store: ToDoStore
    @State private var title = ""

    /// A list with these things to do.
    public init(titles: [String] = []) {
        let items = titles.enumerated().map { ToDoItem(id: $0 + 1, title: $1) }
        _store = StateObject(wrappedValue: ToDoStore(items: items))
    }

    /// What the view shows.
    public var body: some View {
        NavigationStack {
            List {
                Section("New") {
                    TextField("What is to be done?", text: $title, onCommit: add)
                    Button("Add", action: add).disabled(title.isEmpty)
                }
                Section {
                    Picker("Show", selection: $store.filter) {
                        ForEach(ToDoFilter.allCases, id: \.self) { filter in
                            Text(filter.rawValue.capitalized).tag(filter)
                        }
                    }
                    ForEach(store.shown) { item in
                        ToDoRow(item: item)
                    }
                    .onDelete(perform: store.deleteShown)
                    if store.shown.isEmpty {
                        Text("Nothing here").foregroundColor(.gray)
                    }
                } header: {
                    Text("Items")
                } footer: {
                    Text("\(store.openCount) left").id("left")
                }
            }
            .navigationTitle("To do")
        }
        .environmentObject(store)
    }

    private func add() {
        store.add(title)
        title = ""
    }
}

/// One thing to do, with a link to its screen.
public struct ToDoRow: View {
    @EnvironmentObject private var store: ToDoStore
    let item: ToDoItem

    /// Makes one from its item.
    public init(item: ToDoItem) {
        self.item = item
    }

    /// What the view shows.
    public var body: some View {
        HStack {
            Toggle(item.title, isOn: store.binding(to: item).isDone)
                .labelsHidden()
            NavigationLink(item.title, destination: ToDoDetail(item: store.binding(to: item)))
        }
    }
}
