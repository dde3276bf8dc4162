import Foundation
import SwiftUI
import Testing
import ViewInspector

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    struct Unwritable: Error {}

    var text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text.isEmpty { throw Unwritable() }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Book: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.json] }

    let pages = ["one", "two"]

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> [String] { pages }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(directoryWithFileWrappers: [
            "pages": FileWrapper(regularFileWithContents: Data(snapshot.joined().utf8))
        ])
    }
}

private struct Editor: View {
    @Environment(\.documentConfiguration) private var configuration
    @Binding var note: Note

    var body: some View { TextEditor(text: $note.text).disabled(configuration?.isEditable == false) }
}

private struct DocumentScenes: Scene {
    var body: some Scene {
        DocumentGroup(newDocument: Note(text: "")) { Editor(note: $0.$document) }
        DocumentGroup(newDocument: { Book() }) { Text("\($0.document.pages.count)") }
        DocumentGroup(viewing: Note.self) { Text($0.document.text) }
    }
}

private struct Desk: View {
    @State var text = "words"
    @State private var isExporting = false
    @State private var isMoving = false
    @State private var isSuppressed = false
    @State private var result = "nothing"

    private func tell(_ outcome: Result<URL, any Error>) {
        switch outcome {
        case .success(let url): result = url.lastPathComponent
        case .failure(let error): result = "\(type(of: error))"
        }
    }

    var body: some View {
        VStack {
            Text(result)
            Button("Export") { isExporting = true }
                .fileExporter(
                    isPresented: $isExporting, document: Note(text: text), contentType: .plainText,
                    defaultFilename: "note", onCompletion: tell
                )
                .fileExporterFilenameLabel("Name")
            Button("Move") { isMoving = true }
                .fileMover(
                    isPresented: $isMoving, file: URL(fileURLWithPath: "/a"), onCompletion: tell,
                    onCancellation: { result = "cancelled" })
        }
        .fileDialogMessage("Choose")
        .fileDialogConfirmationLabel(Text("Go"))
        .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
        .fileDialogCustomizationID("desk")
        .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
        .fileDialogImportsUnresolvedAliases(true)
        .dialogIcon(Image(systemName: "star"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        .navigationDocument(URL(fileURLWithPath: "/a"))
        .navigationDocument("words", preview: SharePreview("Words"))
    }
}

@Suite("Documents and their dialogs") @MainActor
struct DocumentUsesTests {
    @Test("export what a document contains to where the test says")
    func export() throws {
        let screen = try Desk().hosted()
        try screen.find(button: "Export").tap()
        let exporter = try screen.find(ViewType.FileExporter.self)
        #expect(try exporter.exportedFiles().first?.regularFileContents == Data("words".utf8))
        try exporter.choose([URL(fileURLWithPath: "/tmp/note.txt")])
        #expect(try screen.find(text: "note.txt").string() == "note.txt")
        #expect(throws: InspectionError.self) { try screen.find(ViewType.FileExporter.self).cancel() }
    }

    @Test("tell the app that a document can't be written")
    func unwritable() throws {
        let screen = try Desk(text: "").hosted()
        try screen.find(button: "Export").tap()
        try screen.find(ViewType.FileExporter.self).choose([URL(fileURLWithPath: "/tmp/note.txt")])
        #expect(try screen.find(text: "Unwritable").string() == "Unwritable")
    }

    @Test("move a file, and don't where that is cancelled")
    func move() throws {
        let screen = try Desk().hosted()
        try screen.find(button: "Move").tap()
        let mover = try screen.find(ViewType.FileMover.self)
        #expect(throws: InspectionError.self) { try mover.choose([]) }
        try mover.cancel()
        #expect(try screen.find(text: "cancelled").string() == "cancelled")
        try screen.find(button: "Move").tap()
        try screen.find(ViewType.FileMover.self).choose([URL(fileURLWithPath: "/b")])
        #expect(try screen.find(text: "b").string() == "b")
    }

    @Test("let a person choose what is enabled only")
    func enabled() throws {
        let view = Text("a")
            .fileImporter(isPresented: .constant(true), allowedContentTypes: [.item]) { _ in }
            .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL })
        let importer = try view.hosted().find(ViewType.FileImporter.self)
        #expect(throws: InspectionError.self) { try importer.choose([URL(string: "https://a.b")!]) }
        try importer.choose([URL(fileURLWithPath: "/a")])
    }

    @Test("export objects, several documents, items")
    func exports() throws {
        func files(_ view: some View) throws -> [FileWrapper] {
            try view.hosted().find(ViewType.FileExporter.self).exportedFiles()
        }
        let isShown = Binding.constant(true)
        let text = Text("a")
        #expect(
            try files(text.fileExporter(isPresented: isShown, document: Book(), contentType: .json) { _ in }).first?
                .fileWrappers?["pages"] != nil)
        #expect(
            try files(
                text.fileExporter(
                    isPresented: isShown, documents: [Note(text: "1"), Note(text: "2")], contentType: .plainText
                ) { _ in }
            ).count == 2)
        #expect(
            try files(
                text.fileExporter(
                    isPresented: isShown, document: Note(text: "1"), onCompletion: { _ in }, onCancellation: {})
            ).count == 1)
        #expect(
            try files(
                text.fileExporter(isPresented: isShown, documents: [Book()], onCompletion: { _ in }, onCancellation: {})
            ).count == 1)
        #expect(try files(text.fileExporter(isPresented: isShown, item: "words", onCompletion: { _ in })).count == 1)
        #expect(
            try files(text.fileExporter(isPresented: isShown, items: ["a", "b"], onCompletion: { _ in })).count == 2)
        _ = text.fileMover(isPresented: isShown, files: [URL(fileURLWithPath: "/a")]) { _ in }
        _ = DocumentScenes()
    }
}
