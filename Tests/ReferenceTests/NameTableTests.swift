import Foundation
import Reference
import TestSupport
import Testing

@testable import ReferenceTexts

@Suite("The table of SwiftUI's names")
struct NameTableTests {
    private func table(names: String) throws -> NameTable {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"symbols": [
                \(symbol("Lamp", id: "lamp")), \(symbol("Light", id: "light")), \(symbol("Light.glow()", id: "glow")),
                \(symbol("View.dimmed(_:)", id: "dimmed")), \(symbol("EnvironmentValues.lux", id: "lux")),
                \(symbol("Lamp.fuse", id: "fuse", access: "package"))
             ],
             "relationships": [{"kind": "conformsTo", "source": "lamp", "target": "light"}]}
            """, to: "Lamps.symbols.json")
        try folder.write(names, to: "Names/iOS 1.txt")
        return try NameTable(folder: folder.path + "/Names", graph: SymbolGraph(folder: folder.path))
    }

    private func symbol(_ path: String, id: String, access: String = "public") -> String {
        let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ",")
        return """
            {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "\(id)"}, "pathComponents": [\(components)],
             "accessLevel": "\(access)"}
            """
    }

    @Test("counts modifiers, environment values and members by their types")
    func counts() throws {
        let table = try table(
            names: """
                // A comment.
                # types
                Lamp
                Torch
                # modifiers
                dimmed(_:)
                # environment values
                lux
                # members
                Lamp.fuse
                """)
        #expect(table.rows.map(\.sort) == ["types", "modifiers", "environment values", "members"])
        #expect(table.rows.map(\.missing) == [["Torch"], [], [], ["Lamp.fuse"]])
        #expect(table.text.hasPrefix("iOS 1      types                    1 of     2   50.0 %\n"))
        #expect(table.level == "SwiftUI's public names: 3 of 5 of iOS 1")
    }

    @Test("finds members in the protocols of their types")
    func inheritedMember() throws {
        let table = try table(names: "# members\nLamp.glow()\nLamp.glare()")
        #expect(table.rows[0].missing == ["Lamp.glare()"])
    }

    @Test("wants a reason for each missing name, and none for those that are here")
    func problems() throws {
        let table = try table(names: "# types\nLamp\nTorch\nCandle")
        #expect(
            table.problems(reasons: ["Candle": "no fire", "Lamp": "no current"]) == [
                "Torch, of iOS 1's types, is missing without a reason in MissingNames",
                "Lamp has a reason in MissingNames, but isn't missing",
            ])
    }

    @Test("has lists without repetition, which name what has a reason")
    func lists() throws {
        let folder = Checkout.root.appending(path: "Tests/ReferenceTests/Names")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["iOS 17.4.txt", "iOS 18.txt", "iOS 26.txt"])
        var all: Set<String> = []
        for file in files {
            let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
            let sections = lines.filter { !$0.hasPrefix("//") }.split { $0.hasPrefix("#") }
            for names in sections { #expect(Set(names).count == names.count, "\(file) repeats a name") }
            all.formUnion(sections.joined().map(String.init))
        }
        #expect(Set(MissingNames.reasons.keys).subtracting(all).isEmpty)
        #expect(MissingNames.groups.map(\.names.count).reduce(0, +) == MissingNames.reasons.count)
    }
}
