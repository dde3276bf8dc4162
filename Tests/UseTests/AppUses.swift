import SwiftUI
import Testing
import ViewInspector

@Observable
private final class Library {
    var titles: [String] = []
}

private struct Note: Codable, Hashable, Identifiable {
    var id = 1
}

private struct Notes: View {
    let note: Note?
    var body: some View { Text(note.map { "Note \($0.id)" } ?? "No note") }
}

private struct NotesApp: App {
    @State private var library = Library()
    @Environment(\.scenePhase) private var scenePhase
    @AppStorage("isMenuShown") private var isMenuShown = true

    var body: some Scene {
        WindowGroup {
            Notes(note: nil)
        }
        .onChange(of: scenePhase) { _, phase in print(phase) }
        .environment(library)
        .environment(\.locale, Locale(identifier: "de"))
        .commands {
            SidebarCommands()
            CommandGroup(replacing: .newItem) { Button("New") {} }
            CommandGroup(after: .help) { Text("More") }
            CommandMenu("Notes") {
                Button("Share") {}.keyboardShortcut("s", modifiers: [.command, .shift])
            }
            if isMenuShown { CommandMenu("View") { Text("Zoom") } } else { EmptyCommands() }
        }
        .windowResizability(.contentSize)
        .defaultSize(width: 400, height: 300)

        WindowGroup("Note", id: "note", for: Note.self) { $note in Notes(note: note) }
        WindowGroup(for: Note.ID.self) { $id in
            Text("\(id)")
        } defaultValue: {
            3
        }
        WindowGroup("Titled", id: "titled") { Text("titled") }
            .handlesExternalEvents(matching: ["notes"])
        Window("Help", id: "help") { Text("Help") }
            .windowStyle(.hiddenTitleBar)
            .keyboardShortcut("h")
        Settings { Form { Toggle("Menu", isOn: $isMenuShown) } }
        Archive()
    }
}

private struct Archive: Scene {
    var body: some Scene {
        WindowGroup(id: "archive") { Text("archive") }
            .onChange(of: 1) { print("changed") }
            .environmentObject(Shelf())
    }
}

private final class Shelf: ObservableObject {
    @Published var count = 0
}

private struct ArchiveCommands: Commands {
    var body: some Commands {
        CommandMenu("Archive") { Text("Open") }
    }
}

@Suite("Apps") @MainActor
struct AppUses {
    @Test("can be made, and say which scenes they have")
    func scenes() {
        _ = NotesApp().body
        _ = Archive().body
        _ = ArchiveCommands().body
    }
}
