import TestSupport
import Testing

/// Where `trace` leads if no change of state explains what a view shows: to its body.
@Suite("The bodies of views in a trace")
struct TracedBodyTests {
    private static func leadsToBody(_ answer: String) -> Bool {
        answer.contains(#/Closures\.body in [^ ]*Tests/ChaosConsole/ChaosConsole\.swift:76\n/#)
    }

    @Test func `A text that was there from the beginning leads to the body that makes it`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": #"it("a", function() host(views.Closures()):find{ button = "Index" } end)"#
        ])
        let answer = try folder.run("ChaosConsole trace specs/a_spec.lua:1 --why Closures")
        #expect(answer.contains("No state changed: it is what the view was made with, by "), "\(answer)")
        #expect(Self.leadsToBody(answer), "\(answer)")
    }

    @Test func `A failed assertion about a view leads to the body that makes it`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            it("a", function()
              assert.is_disabled(host(views.Closures()):find{ button = "Index" })
            end)
            """
        ])
        let answer = try folder.run("ChaosConsole trace specs/a_spec.lua:1")
        #expect(answer.contains(" is made by "), "\(answer)")
        #expect(Self.leadsToBody(answer), "\(answer)")
    }

    @Test func `A view of a spec has no body in Swift`() throws {
        let folder = try TemporaryFolder([
            "specs/a_spec.lua": """
            local Closures = View("Box", function() return Text("a") end)
            it("a", function() assert.has_text(host(Closures()), "b") end)
            """
        ])
        let answer = try folder.run("ChaosConsole trace specs/a_spec.lua:2")
        #expect(!answer.contains("made by"), "\(answer)")
    }
}
