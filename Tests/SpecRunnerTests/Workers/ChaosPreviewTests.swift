import TestSupport
import Testing

@Suite("Previews that go wrong")
struct ChaosPreviewTests {
    /// The line of a preview in the list, with its exit code at the end.
    private func listed(_ faults: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let output = try folder.run("CHAOS_PREVIEWS=\(faults) ChaosConsole previews 2>&1; echo exit $?")
        // The last line of a transcript is the exit code of all commands.
        return output.split(separator: "\n").dropLast().map { line in
            line.split(separator: "  ").first.map(String.init) ?? String(line)
        }
    }

    private static let calm = [
        "Chaos: first provider", "Chaos: second provider", "Chaos: calm", "Chaos: trap", "Chaos: hang", "Chaos: loud",
        "Many", "Many 2",
    ]

    @Test func `All previews are listed where none goes wrong`() throws {
        #expect(try listed("none") == Self.calm + ["exit 0"])
    }

    @Test func `A provider that traps is told, and the others are listed`() throws {
        #expect(
            try listed("provider") == Self.calm.dropFirst() + [
                "Error: ChaosConsole/AAA_Previews: the process that asked for its previews died (SIGILL: Illegal instruction)",
                "exit 1",
            ])
    }

    @Test func `A provider that never returns is told, and what it prints goes nowhere`() throws {
        #expect(
            try listed("endless,loud") == [Self.calm[0]] + Self.calm.dropFirst(2) + [
                "Error: ChaosConsole/BBB_Previews: its previews aren't made within 5 s", "exit 1",
            ])
    }

    @Test func `A provider may have ten thousand views`() throws {
        #expect(try listed("many").count == Self.calm.count + 9_998 + 1)
    }

    @Test func `A preview that traps or hangs is one crashed spec, and the others go on`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            it("is calm", function() host(previews["Chaos: calm"]) end)
            it("traps", function() host(previews["Chaos: trap"]) end)
            it("hangs", function() host(previews["Chaos: hang"]) end)
            it("is loud", function() host(previews["Chaos: loud"]) end)
            it("is calm again", function() host(previews["Chaos: calm"]) end)
            it("doesn't mind the others", function() host(previews.Many) end)
            """, to: "specs/chaos_spec.lua")
        let output = try folder.run(
            "CHAOS_PREVIEWS=trap,hang,provider ChaosConsole run --timeout 2 --reporter tap 2>/dev/null")
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
        #expect(
            lines.map { $0.prefix { $0 != "#" } } == [
                "ok 1 - is calm", "not ok 2 - traps", "not ok 3 - hangs", "ok 4 - is loud", "ok 5 - is calm again",
                "ok 6 - doesn't mind the others",
            ])
        #expect(output.contains("ChaosPreviews.swift:12: Fatal error: no sample data"))
    }
}
