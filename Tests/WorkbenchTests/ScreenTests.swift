import Console
import Foundation
import TestSupport
import Testing

/// The live screen of the page.
@Suite struct ScreenTests {
    private static func host(_ view: String, _ client: WorkbenchClient) throws -> String {
        try #require(client.fields("host", ["view": .string(view)])["screen"]?.string)
    }

    /// The views on a screen: their lines, with their names and frames.
    private static func views(_ screen: String, _ client: WorkbenchClient) throws -> [[String: JSONValue]] {
        guard case .array(let views)? = try client.fields("show", ["screen": .string(screen)])["views"] else {
            return []
        }
        return views.compactMap { if case .object(let fields) = $0 { fields } else { nil } }
    }

    @Test func `A screen is shown with the places of its views, and each says how a spec finds it`() async throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": ""])
        let client = try await WorkbenchClient(in: folder)
        let screen = try Self.host("SignIn", client)
        let shown = try client.fields("show", ["screen": .string(screen)])
        #expect(shown["picture"]?.string?.hasPrefix("<svg") == true)
        let views = try Self.views(screen, client)
        let button = try #require(views.first { $0["line"]?.string?.contains("Button") == true })
        #expect(button["isTouched"] == true)
        guard case .array(let frame)? = button["frame"] else {
            Issue.record("no frame")
            return
        }
        #expect(frame.count == 4)
        let found = try client.fields("find", ["screen": .string(screen), "view": button["reference"] ?? .null])
        #expect(found["text"]?.string?.hasPrefix("screen:find{ button = ") == true)
    }

    @Test func `What is done on a screen is written as a spec, below the folders of specs only`() async throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": "it('is', function() end)"])
        let client = try await WorkbenchClient(in: folder)
        let screen = try Self.host("Lamp", client)
        let asked = try client.fields(
            "lua", ["screen": .string(screen), "code": "screen:find{ button = \"Turn on\" }:tap()"])
        #expect(asked["isError"] == false, "\(asked)")
        let name: JSONValue = "switches the lamp"
        let outside = try client.fields(
            "record", ["screen": .string(screen), "name": name, "path": "other/lamp_spec.lua"])
        #expect(outside["error"]?.string?.contains("a spec is written below specs") == true)
        let above = try client.fields(
            "record", ["screen": .string(screen), "name": name, "path": "specs/../../lamp_spec.lua"])
        #expect(above["error"]?.string?.contains("below the working directory") == true)
        let written = try client.fields("record", ["screen": .string(screen), "name": name])
        #expect(written == ["path": "specs/switches_the_lamp_spec.lua"])
        #expect(try folder.read("specs/switches_the_lamp_spec.lua").contains("tap()"))
    }

    @Test func `A line that fails, a screen that isn't there, and an unknown view are told of`() async throws {
        let folder = try TemporaryFolder(["specs/a_spec.lua": ""])
        let client = try await WorkbenchClient(in: folder)
        let screen = try Self.host("Lamp", client)
        let wrong = try client.fields("lua", ["screen": .string(screen), "code": "screen:find{ text = \"nowhere\" }"])
        #expect(wrong["isError"] == true)
        #expect(
            try client.fields("lua", ["screen": "s9", "code": "1"])["error"]?.string?.hasPrefix("there is no screen")
                == true)
        #expect(
            try client.fields("host", ["view": "SignInn"])["error"]?.string?.contains("did you mean 'SignIn'") == true)
    }
}
