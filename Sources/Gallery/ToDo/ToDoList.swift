import SwiftUI

/// A list of items to add, check off, filter, delete, and open.
public struct ToDoList: View {
    /// The arguments of the view.
    public struct Arguments: Codable, Sendable {
        /// The titles of the initial items.
        public var titles: [String]?
    }

    @StateObject private var store: ToDoStore
    @State private var title = ""

    /// Creates a list with items of these titles.
    public init(titles: [String] = []) {
        let items = titles.enumerated().map { ToDoItem(id: $0 + 1, title: $1) }
        _store = StateObject(wrappedValue: ToDoStore(items: items))
    }

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

/// An item with a link to its screen.
public struct ToDoRow: View {
    @EnvironmentObject private var store: ToDoStore
    let item: ToDoItem

    /// Creates the view.
    public init(item: ToDoItem) {
        self.item = item
    }

    public var body: some View {
        HStack {
            Toggle(item.title, isOn: store.binding(to: item).isDone)
                .labelsHidden()
            NavigationLink(item.title, destination: ToDoDetail(item: store.binding(to: item)))
        }
    }
}

struct ToDoList_Previews: PreviewProvider {
    static var previews: some View {
        ToDoList()
        ToDoList(titles: ["Buy milk", "Call Ann"]).previewDisplayName("To do: two items")
    }
}
