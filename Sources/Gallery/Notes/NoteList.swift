import SwiftUI

/// The number of notes in a list.
public struct NoteCountKey: PreferenceKey {
    /// No notes.
    public static let defaultValue = 0

    /// Adds the notes of several lists up.
    public static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
    }
}

/// Notes that can be searched, deleted by a swipe or a menu, and brought up to date.
public struct NoteList: View {
    @State private var notes: [String]
    @State private var search = ""
    @State private var count = 0
    @State private var isRefreshed = false

    /// Creates a list of notes.
    public init(notes: [String]) {
        _notes = State(initialValue: notes)
    }

    /// The arguments of the view in scripts.
    public struct Arguments: Decodable {
        /// The notes at first.
        public let notes: [String]
    }

    public var body: some View {
        NavigationStack { list }
    }

    private var list: some View {
        List {
            ForEach(found, id: \.self) { note in
                Text(note)
                    .preference(key: NoteCountKey.self, value: 1)
                    .swipeActions { deleteButton(note) }
                    .contextMenu {
                        Button("Duplicate") { notes.append(note + " copy") }
                        deleteButton(note)
                    }
            }
            if isRefreshed { Text("Up to date") }
        }
        .onPreferenceChange(NoteCountKey.self) { count = $0 }
        .searchable(text: $search, prompt: "Find a note") {
            Text("Milk").searchCompletion("milk")
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(2))
            isRefreshed = true
        }
        .toolbar {
            ToolbarItem(placement: .principal) { Text("\(count) notes") }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Add") { notes.append("New note") }.keyboardShortcut("n")
                Button("Clear") { notes.removeAll() }
            }
        }
    }

    private var found: [String] {
        search.isEmpty ? notes : notes.filter { $0.lowercased().contains(search.lowercased()) }
    }

    private func deleteButton(_ note: String) -> some View {
        Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
    }
}

#Preview("Notes", arguments: [[], ["Milk"], ["Milk", "Bread", "Butter"]]) { notes in NoteList(notes: notes) }
