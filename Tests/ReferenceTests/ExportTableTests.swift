import Foundation
import TestSupport
import Testing

@testable import ReferenceTexts

/// The names that `import SwiftUI` shows.
struct ExportTableTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "// Views.\n@_exported import struct Views.Button\n@_exported import struct ViewGraph.Node\n",
            to: "Exports/A.swift")
        try folder.write("import Views\n@_exported import func ViewGraph.withLight\n", to: "Exports/B.swift")
        try folder.write("// Names.\n# types\nButton\nToggle\n# functions\nwithLight(_:)\n", to: "Names/iOS 1.txt")
        return folder
    }

    private func graph(_ symbols: [(module: String, path: String)], in folder: TemporaryFolder) throws -> SymbolGraph {
        for (module, names) in Dictionary(grouping: symbols, by: \.module) {
            let symbols = names.map { symbol in
                let path = symbol.path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
                return """
                    {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "\(module).\(symbol.path)"}, \
                    "pathComponents": [\(path)], "accessLevel": "public"}
                    """
            }
            try folder.write(
                "{\"module\": {\"name\": \"\(module)\"}, \"symbols\": [\(symbols.joined(separator: ","))], \"relationships\": []}",
                to: "Graphs/\(module).symbols.json")
        }
        return try SymbolGraph(folder: folder.path + "/Graphs")
    }

    @Test func `A name that is in no list and has no reason is told`() throws {
        let folder = try folder()
        let table = try ExportTable(exports: folder.path + "/Exports", lists: folder.path + "/Names")
        #expect(
            table.strangers() == [
                "`import SwiftUI` shows Node, which is in no list of SwiftUI's names and has no reason in OtherNames"
            ])
        let graph = try graph(
            [("SwiftUI", "Lamp"), ("SwiftUI", "Lamp.fuse"), ("SwiftUI", "_Lamp"), ("Scripting", "Cable")], in: folder)
        #expect(
            table.strangers(in: graph).prefix(2) == [
                "`import SwiftUI` shows Lamp, which is in no list of SwiftUI's names and has no reason in OtherNames",
                "`import SwiftUI` shows Node, which is in no list of SwiftUI's names and has no reason in OtherNames",
            ])
    }

    @Test func `A name of SwiftUI that is declared and not shown is told`() throws {
        let folder = try folder()
        let table = try ExportTable(exports: folder.path + "/Exports", lists: folder.path + "/Names")
        let graph = try graph(
            [("Views", "Button"), ("Views", "Toggle"), ("Views", "Toggle.isOn"), ("Views", "Cable")], in: folder)
        #expect(
            table.hidden(in: graph) == ["Views.Toggle is SwiftUI's, but no file in Sources/SwiftUI/Exports exports it"])
    }

    @Test func `SwiftUI exports its own names only`() throws {
        let root = Checkout.root.path
        let table = try ExportTable(
            exports: root + "/Sources/SwiftUI/Exports", lists: root + "/Tests/ReferenceTests/Names")
        #expect(table.exports.count > 700)
        #expect(table.strangers() == [])
        let ours = [
            "Arguments", "Arrangement", "ChildVisitor", "DeviceScreen", "Graph", "Kind", "Member", "Node", "Parameter",
            "ParameterInfo", "Place", "Presentation", "Recognizer", "RunningTask", "Selection", "Slot", "StorageArea",
            "TouchEvent", "ViewType",
        ]
        #expect(table.exports.filter { ours.contains($0.name) }.isEmpty)
    }
}
