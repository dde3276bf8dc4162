import Console
import TestSupport
import Testing

/// An app that is built again while its server runs.
@Suite struct RebuildingTests {
    @Test(arguments: AgentClient.Era.allCases)
    func `The server goes on in the new program, with the same client`(_ era: AgentClient.Era) throws {
        let package = try WatchedPackage()
        let client = try AgentClient(package.program, in: package.folder, era: era)
        #expect(try client.host("Lamp") == "s1")

        try package.folder.write("broken", to: "Sources/App/A.swift", isReplacing: true)
        #expect(
            try client.failure("host", ["view": "Lamp", "rebuild": true])
                == "the app isn't built anew:\nSources/App/A.swift:1:1: error: this is broken")
        #expect(try client.call("look", ["screen": "s1", "depth": 0]).hasPrefix("Lamp [e1]"))

        try package.folder.write("let a = 2", to: "Sources/App/A.swift", isReplacing: true)
        let host = try client.begin("host", ["view": "Lamp", "rebuild": true])
        let list = try client.request("tools/list")
        #expect(try client.result(of: host).text.hasPrefix("s2\nLamp [e1]\n"))
        #expect(try client.answer(to: list)["result"]?["tools"]?[6]?["name"] == "docs")
        #expect(
            try client.failure("look", ["screen": "s1"])
                == "s1 has ended: the app was built anew\nhost starts another one")

        #expect(try client.call("host", ["view": "Lamp", "rebuild": true]).hasPrefix("s3\n"))
        #expect(try client.call("look", ["screen": "s2", "depth": 0]).hasPrefix("Lamp [e1]"))
        #expect(package.folder.contains(".viewspec/mcp.json") == false)
    }

    @Test func `A program that can't be built says so`() throws {
        let client = try AgentClient(in: TemporaryFolder())
        #expect(
            try client.failure("host", ["view": "Lamp", "rebuild": true])
                == "the app isn't built anew:\nthis program can't be built from here: that needs one that SwiftPM built, and a "
                + "folder of its package")
    }
}
