import Foundation
import Testing

@testable import ReferenceTexts

@Suite("Symbol graphs")
struct SymbolGraphTests {
    /// The graph of a module with these symbols and relationships, as JSON.
    private func graph(_ symbols: [String], _ relationships: [String] = []) throws -> SymbolGraph {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text =
            "{\"symbols\": [\(symbols.joined(separator: ","))], "
            + "\"relationships\": [\(relationships.joined(separator: ","))]}"
        try Data(text.utf8).write(to: folder.appendingPathComponent("Lamps.symbols.json"))
        return try SymbolGraph(folder: folder.path)
    }

    private func symbol(
        _ path: String, kind: String = "swift.property", doc: [String] = [], form: String = "var x: Int",
        access: String = "public", line: Int = 0
    ) -> String {
        let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
        let lines = doc.map { "{\"text\": \"\($0)\"}" }.joined(separator: ",")
        let comment = doc.isEmpty ? "" : "\"docComment\": {\"lines\": [\(lines)]},"
        return """
            {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(path)"}, "pathComponents": [\(components)],
             \(comment) "declarationFragments": [{"kind": "text", "spelling": "\(form)"}], "accessLevel": "\(access)",
             "location": {"uri": "file:///Sources/Lamp.swift", "position": {"line": \(line)}}}
            """
    }

    private func relationship(_ kind: String, _ source: String, _ target: String, inherits: Bool = false) -> String {
        let origin = inherits ? ", \"sourceOrigin\": {}" : ""
        return "{\"kind\": \"\(kind)\", \"source\": \"\(source)\", \"target\": \"\(target)\"\(origin)}"
    }

    @Test("give the first paragraph of a comment, and declarations in one style")
    func text() throws {
        let graph = try graph([
            symbol("Lamp", doc: ["A lamp", "on a table.", "", "Not shown."]),
            symbol(
                "Lamp.on(_:)", doc: ["- Parameter a: No text."],
                form: "@MainActor nonisolated func on<V>(_ a: V) where V : View\\n"),
        ])
        let lamp = try #require(graph.types(named: "Lamp").first)
        #expect(lamp.text == "A lamp on a table.")
        let on = try #require(graph.symbols["Lamp.on(_:)"])
        #expect(on.text == "" && on.isDocumented && on.name == "on" && on.form == "func on<V>(_ a: V) where V: View")
    }

    @Test("know the members of a type in the order of the source, and what it conforms to")
    func members() throws {
        let graph = try graph(
            [symbol("Lamp"), symbol("Lamp.b", line: 3), symbol("Lamp.a", line: 2), symbol("Light")],
            [
                relationship("memberOf", "Lamp.b", "Lamp"), relationship("memberOf", "Lamp.a", "Lamp"),
                relationship("conformsTo", "Lamp", "Light"), relationship("conformsTo", "Lamp", "Elsewhere"),
            ])
        let lamp = try #require(graph.types(named: "Lamp").first)
        #expect(graph.members(of: lamp).map(\.name) == ["a", "b"])
        #expect(graph.supertypes(of: lamp).map(\.id) == ["Light"])
    }

    @Test("report public declarations that neither have nor inherit a comment")
    func undocumented() throws {
        let graph = try graph(
            [
                symbol("Lamp", doc: ["A lamp."]), symbol("Lamp.bare"), symbol("Lamp.witness"),
                symbol("Lamp.hidden", access: "internal"), symbol("Lamp.red", kind: "swift.enum.case"),
            ],
            [relationship("memberOf", "Lamp.witness", "Lamp", inherits: true)])
        #expect(graph.undocumented.map(\.id) == ["Lamp.bare"])
    }

    @Test("that aren't JSON are an error")
    func damaged() {
        #expect(throws: DecodingError.self) { try graph(["{"]) }
    }
}
