import SwiftUI

/// All about one thing to do.
public struct ToDoDetail: View {
    @EnvironmentObject private var store: ToDoStore
    @Environment(\.dismiss) private var dismiss
    @Binding var item: ToDoItem

    /// Makes one from its item.
    public init(item: Binding<ToDoItem>) {
        _item = item
    }

    /// What the view shows.
    public var body: some View {
        Form {
            Section {
                TextField("Title", text: $item.title)
                Toggle("Done", isOn: $item.isDone)
            }
            Section {
                TextEditor(text: $item.notes)
            } header: {
                Text("Notes")
            }
            Button("Delete", role: .destructive) {
                store.delete(item)
                dismiss()
            }
        }
        .navigationTitle(item.title)
    }
}
