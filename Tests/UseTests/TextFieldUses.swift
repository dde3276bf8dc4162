import SwiftUI
import Testing
import ViewInspector

private struct Fields: View {
    @State private var text = ""
    @State private var log: [String] = []
    let title = "String"

    var body: some View {
        TextField("Commit", text: $text) { log.append("commit") }
        TextField("Commit label", text: $text, onCommit: { log.append("commit label") })
        TextField("Editing", text: $text) { isEditing in log.append("editing \(isEditing)") }
        TextField("Editing label", text: $text, onEditingChanged: { _ in log.append("editing label") })
        TextField("Both", text: $text, onEditingChanged: { _ in log.append("began") }) { log.append("both") }
        TextField(title, text: $text) { log.append("string") }
        TextField(title + "!", text: $text, onEditingChanged: { _ in log.append("string editing") })
        TextField("Plain", text: $text)
        Text(log.joined(separator: ", "))
    }
}

@Suite("Text fields with closures") @MainActor
struct TextFieldUses {
    private func log(
        _ act: (InspectableView<ViewType.View<Fields>>, [InspectableView<ViewType.TextField>]) throws -> Void
    )
        throws -> String
    {
        let view = try Fields().inspect()
        let root = try view.find(Fields.self)
        try act(root, root.findAll(ViewType.TextField.self))
        return try root.findAll(ViewType.Text.self).last!.string()
    }

    @Test("call what is given for return")
    func commit() throws {
        let log = try log { _, fields in for index in [0, 1, 4, 5] { try fields[index].callOnCommit() } }
        #expect(log == "commit, commit label, both, string")
    }

    @Test("call what is given for editing")
    func editing() throws {
        let log = try log { _, fields in for index in [2, 3, 4, 6] { try fields[index].callOnEditingChanged() } }
        #expect(log == "editing false, editing label, began, string editing")
    }
}
