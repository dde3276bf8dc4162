import Combine
import SwiftUI

/// Something to be done.
public struct ToDoItem: Identifiable, Hashable, Codable, Sendable {
    /// The identity of the item.
    public var id: Int
    /// The title.
    public var title: String
    /// Whether it is done.
    public var isDone: Bool
    /// Further notes.
    public var notes: String

    /// Creates the value.
    public init(id: Int, title: String, isDone: Bool = false, notes: String = "") {
        self.id = id
        self.title = title
        self.isDone = isDone
        self.notes = notes
    }
}

/// Which of the items are shown.
public enum ToDoFilter: String, CaseIterable, Codable, Sendable {
    case all, open, done

    func includes(_ item: ToDoItem) -> Bool {
        switch self {
        case .all: true
        case .open: !item.isDone
        case .done: item.isDone
        }
    }
}

/// The items of a list.
@MainActor
public final class ToDoStore: ObservableObject {
    /// All the items.
    @Published public private(set) var items: [ToDoItem]
    /// Which of them are shown.
    @Published public var filter = ToDoFilter.all

    /// Creates the model.
    public init(items: [ToDoItem] = []) {
        self.items = items
    }

    /// The items that the filter lets through, in the order they were added.
    public var shown: [ToDoItem] { items.filter(filter.includes) }

    /// The number of open items.
    public var openCount: Int { items.count { !$0.isDone } }

    /// Adds an item, unless the title is blank.
    public func add(_ title: String) {
        let title = title.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        items.append(ToDoItem(id: (items.map(\.id).max() ?? 0) + 1, title: title))
    }

    /// Removes an item.
    public func delete(_ item: ToDoItem) {
        items.removeAll { $0.id == item.id }
    }

    /// Removes the items at places among those that are shown.
    public func deleteShown(at offsets: IndexSet) {
        let gone = Set(offsets.map { shown[$0].id })
        items.removeAll { gone.contains($0.id) }
    }

    /// The item of an id, to read and to change; as it was last when it has been removed.
    public func binding(to item: ToDoItem) -> Binding<ToDoItem> {
        Binding {
            self.items.first { $0.id == item.id } ?? item
        } set: { changed in
            guard let place = self.items.firstIndex(where: { $0.id == item.id }) else { return }
            self.items[place] = changed
        }
    }
}
