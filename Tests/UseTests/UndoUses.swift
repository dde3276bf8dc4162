import SwiftUI
import Testing
import ViewInspector

@MainActor
private final class Drawing: ObservableObject {
    @Published var lines: [String] = []

    func add(_ line: String, _ undoManager: UndoManager?) {
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { drawing in
            MainActor.assumeIsolated { drawing.remove(line, undoManager) }
        }
        undoManager?.setActionName("Draw \(line)")
    }

    private func remove(_ line: String, _ undoManager: UndoManager?) {
        lines.removeAll { $0 == line }
        undoManager?.registerUndo(withTarget: self) { drawing in
            MainActor.assumeIsolated { drawing.add(line, undoManager) }
        }
    }
}

private struct DrawingScreen: View {
    @StateObject private var drawing = Drawing()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text(drawing.lines.joined(separator: ", "))
        Button("Draw") { drawing.add("line \(drawing.lines.count + 1)", undoManager) }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
    }
}

@MainActor
@Suite("Undoing")
struct UndoUses {
    @Test func `A screen takes back and does again`() throws {
        let screen = try DrawingScreen().hosted()
        func lines() throws -> String { try screen.find(ViewType.Text.self).string() }
        for title in ["Draw", "Draw", "Undo"] { try screen.find(button: title).tap() }
        #expect(try lines() == "line 1")
        try screen.find(button: "Redo").tap()
        #expect(try lines() == "line 1, line 2")
        for _ in 0..<3 { try screen.find(button: "Undo").tap() }
        #expect(try lines() == "")
    }

    @Test func `Groups are undone as a whole`() {
        let (manager, drawing) = (UndoManager(), Drawing())
        manager.beginUndoGrouping()
        drawing.add("a", manager)
        drawing.add("b", manager)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        drawing.add("c", manager)
        #expect(manager.undoActionName == "Draw c")
        manager.undo()
        manager.undo()
        #expect(drawing.lines.isEmpty && !manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(drawing.lines == ["a", "b"] && manager.undoActionName == "Draw b")
        drawing.add("d", manager)
        #expect(!manager.canRedo)
    }

    @Test func `Recording is limited and can be forgotten`() {
        let (manager, drawing) = (UndoManager(), Drawing())
        manager.levelsOfUndo = 2
        for line in ["a", "b", "c"] { drawing.add(line, manager) }
        for _ in 0..<3 { manager.undo() }
        #expect(drawing.lines == ["a"])
        manager.disableUndoRegistration()
        drawing.add("d", manager)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
        drawing.add("e", manager)
        manager.removeAllActions(withTarget: drawing)
        #expect(!manager.canUndo)
    }

    @Test func `A target that has gone is left alone`() {
        let manager = UndoManager()
        manager.registerUndo(withTarget: NSObject()) { _ in Issue.record("the target has gone") }
        manager.undo()
    }

    @Test func `What is inspected has none`() throws {
        try DrawingScreen().inspect().find(button: "Undo").tap()
    }
}
