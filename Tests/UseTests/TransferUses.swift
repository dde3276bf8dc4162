import SwiftUI
import Testing
import ViewInspector

extension UTType {
    fileprivate static let note = UTType(exportedAs: "org.example.note")
    fileprivate static let sketch = UTType(exportedAs: "org.example.sketch")
}

private struct Note: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation<Note> {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
    }
}

/// Takes notes, as another app's type that knows the same data.
private struct Card: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation<Card> {
        CodableRepresentation(for: Card.self, contentType: .note, encoder: JSONEncoder(), decoder: JSONDecoder())
        ProxyRepresentation(importing: { Card(title: $0) })
    }
}

private struct Sketch: Equatable, Transferable {
    var bytes: [UInt8]

    static var transferRepresentation: some TransferRepresentation<Sketch> {
        DataRepresentation(contentType: .sketch) { sketch in
            Data(sketch.bytes)
        } importing: { data in
            Sketch(bytes: Array(data))
        }
    }
}

private struct Drawing: Equatable, Transferable {
    var bytes: [UInt8]

    static var transferRepresentation: some TransferRepresentation<Drawing> {
        DataRepresentation(importedContentType: .sketch) { Drawing(bytes: $0.reversed()) }
        DataRepresentation(exportedContentType: .png) { Data($0.bytes) }
    }
}

private struct Report: Equatable, Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation<Report> {
        FileRepresentation(contentType: .pdf) {
            SentTransferredFile($0.file)
        } importing: {
            Report(file: $0.file)
        }
    }
}

private struct Paper: Equatable, Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation<Paper> {
        FileRepresentation(importedContentType: .pdf) { Paper(file: $0.file) }
        FileRepresentation(exportedContentType: .pdf, exporting: { SentTransferredFile($0.file) })
    }
}

@Suite("What is handed over") @MainActor
struct TransferUses {
    /// The values that arrive where a payload is dropped on a view that takes values of a type.
    private func dropped<Given: Transferable, Taken: Transferable>(_ payload: Given, as type: Taken.Type) throws
        -> Taken?
    {
        var arrived: Taken?
        let bin = Text("bin").dropDestination(for: type) { items, _ in
            arrived = items.first
            return true
        }
        let item = try Text("card").draggable(payload).inspect().text().draggable()
        _ = try bin.inspect().text().callDropDestination(DropInfo(items: [item], location: .zero))
        return arrived
    }

    @Test("arrives as it is, or in a form that both types know")
    func codable() throws {
        #expect(try dropped(Note(title: "Milk"), as: Note.self) == Note(title: "Milk"))
        #expect(try dropped(Note(title: "Milk"), as: Card.self) == Card(title: "Milk"))
    }

    @Test("arrives as another value that stands for it")
    func proxy() throws {
        #expect(try dropped(Note(title: "Milk"), as: String.self) == "Milk")
        #expect(try dropped("Tea", as: Card.self) == Card(title: "Tea"))
    }

    @Test("arrives as data and as files")
    func data() throws {
        #expect(try dropped(Sketch(bytes: [1, 2]), as: Drawing.self) == Drawing(bytes: [2, 1]))
        let file = URL(fileURLWithPath: "/tmp/a.pdf")
        #expect(try dropped(Report(file: file), as: Paper.self) == Paper(file: file))
    }

    @Test("doesn't arrive where the types have no form in common")
    func foreign() throws {
        #expect(try dropped(Sketch(bytes: [1]), as: Note.self) == nil)
        #expect(try dropped("Tea", as: Note.self) == nil)
        #expect(try dropped(Note(title: "Milk"), as: URL.self) == nil)
    }
}
