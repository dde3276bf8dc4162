import Console
import Foundation
import TestSupport
import Testing

/// Specs that an agent writes, records and runs.
@Suite struct SpecToolTests {
    private static let lamp = """
        describe("Lamp", function()
          it("lights up", function()
            local screen = host(views.Lamp())
            screen:find{ button = "Turn on" }:tap()
            assert.has_text(screen, "Bright")
          end)
        end)

        """

    @Test(arguments: AgentClient.Era.allCases)
    func `A spec is written, fails with the reason, is mended, and passes`(_ era: AgentClient.Era) throws {
        let folder = try TemporaryFolder()
        let client = try AgentClient(in: folder, era: era)
        let wrong = Self.lamp.replacing("Bright", with: "Light")
        let text = try client.failure("spec", ["path": "specs/lamp_spec.lua", "text": .string(wrong)])
        #expect(text.hasPrefix("wrote specs/lamp_spec.lua\nspecs/lamp_spec.lua\n  Lamp\n    ✗ lights up"))
        #expect(text.contains("Expected the text \"Light\".") && text.contains("texts:   \"Bright\", \"Turn off\""))
        let again: JSONValue = ["path": "specs/lamp_spec.lua", "text": .string(Self.lamp)]
        #expect(try client.failure("spec", again) == "specs/lamp_spec.lua already exists; 'replace' replaces it")
        let mended: JSONValue = ["path": "specs/lamp_spec.lua", "text": .string(Self.lamp), "replace": true]
        #expect(
            Transcript.normalized(try client.call("spec", mended)) == """
                wrote specs/lamp_spec.lua
                specs/lamp_spec.lua
                  Lamp
                    ✓ lights up

                1 success, 0 failures, 0 errors, 0 pending
                """)
        #expect(try folder.read("specs/lamp_spec.lua") == Self.lamp)
    }

    @Test func `What was done on a screen becomes a spec, which runs`() throws {
        let folder = try TemporaryFolder()
        let client = try AgentClient(in: folder)
        let screen = JSONValue.string(try client.host("Lamp"))
        _ = try client.call("act", ["screen": screen, "steps": [["do": "tap", "on": "e5"]]])
        _ = try client.call("lua", ["screen": screen, "code": "#screen:findAll{ text = \"Bright\" }"])
        let text = try client.call("spec", ["screen": screen, "name": "lights up"])
        #expect(text.hasPrefix("wrote specs/lights_up_spec.lua\n") && text.contains("1 success"))
        #expect(
            try folder.read("specs/lights_up_spec.lua") == """
                describe("Lamp", function()
                  it("lights up", function()
                    local screen = host(views.Lamp())
                    screen:find{ button = "Turn on" }:tap()
                    assert.equal(1, #screen:findAll{ text = "Bright" })
                  end)
                end)

                """)
    }

    @Test func `A run reports its progress to who asks for it, and to no one else`() throws {
        let folder = try TemporaryFolder(["specs/lamp_spec.lua": Self.lamp])
        let client = try AgentClient(in: folder)
        _ = try client.call("spec")
        #expect(client.notifications.isEmpty)
        _ = try client.call("spec", ["filter": "lights"], token: "run")
        #expect(
            client.notifications == [
                [
                    "jsonrpc": "2.0", "method": "notifications/progress",
                    "params": ["progressToken": "run", "progress": 1, "message": "Lamp lights up"],
                ]
            ])
        #expect(try client.failure("spec", ["filter": "nothing"]).contains("nothing"))
    }

    @Test func `A cancelled run is silent and ends`() async throws {
        let folder = try TemporaryFolder(["specs/long_spec.lua": "it('waits', function() while true do end end)"])
        let client = try AgentClient(in: folder, era: .handshake)
        let run = try client.begin("spec", [:], token: 1)
        try client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": run]])
        #expect(try client.ask("ping")["result"] == [:])
        try client.finish()
        // The server waits for runs that somebody waits for.
        #expect(try client.next() == nil)
        client.process.waitUntilExit()
        #expect(client.process.terminationStatus == 0)
        #expect(client.notifications.isEmpty)
    }

    @Test(
        arguments: [
            ("../x_spec.lua", "spec: 'path' is a path below the working directory; got '../x_spec.lua'"),
            ("/tmp/x_spec.lua", "spec: 'path' is a path below the working directory; got '/tmp/x_spec.lua'"),
            ("out/x_spec.lua", "spec: 'path' is a path below the working directory; got 'out/x_spec.lua'"),
            ("link_spec.lua", "spec: 'path' is a path below the working directory; got 'link_spec.lua'"),
            (
                "specs/x.lua",
                "spec: the name of a spec file ends with _spec.lua, as specs/cart_spec.lua does; got 'specs/x.lua'"
            ),
        ])
    func `A spec is written below the working directory only`(_ path: String, _ text: String) throws {
        let outside = try TemporaryFolder(["kept": "kept"])
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(at: folder.url("out"), withDestinationURL: outside.url)
        try FileManager.default.createSymbolicLink(
            at: folder.url("link_spec.lua"), withDestinationURL: outside.url("kept"))
        let client = try AgentClient(in: folder)
        #expect(try client.failure("spec", ["path": .string(path), "text": "x", "replace": true]) == text)
        #expect(try outside.read("kept") == "kept")
    }
}
