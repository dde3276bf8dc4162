import SwiftUI

/// The details of an item.
public struct ToDoDetail: View {
    @EnvironmentObject private var store: ToDoStore
    @Environment(\.dismiss) private var dismiss
    @Binding var item: ToDoItem

    /// Creates the view.
    public init(item: Binding<ToDoItem>) {
        _item = item
    }

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
