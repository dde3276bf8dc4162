import TestSupport
import Testing

@testable import AppBuilding

@Suite("Package.resolved while there are mirrors")
struct ResolvedFileTests {
    private static func file(_ pins: (String, String)...) -> String {
        let list = pins.map { "{\"identity\": \"\($0)\", \"state\": {\"revision\": \"\($1)\"}}" }
        return "{\"version\": 3, \"pins\": [\(list.joined(separator: ", "))]}"
    }

    @Test func `The user's file comes back byte for byte, also after a process that was killed`() throws {
        let users = Self.file(("nuke", "a"), ("viewinspector", "b"))
        let folder = try TemporaryFolder(["Package.resolved": users, ".viewspec/console/lock": ""])
        let file = ResolvedFile(of: folder.path, in: ConsoleFolder(app: folder.path))
        let mirrors = Mirrors.State(names: ["viewinspector"])
        file.swapIn(mirrors)
        let during = try folder.read("Package.resolved")
        #expect(during.contains("nuke") && !during.contains("viewinspector"))
        try folder.write(Self.file(("nuke", "a"), ("viewinspector", "ours")), to: "Package.resolved")
        // The process was killed here, and the next one begins.
        file.swapIn(mirrors)
        #expect(try folder.read("Package.resolved").contains("ours"))
        file.restore()
        #expect(try folder.read("Package.resolved") == users)
        #expect(try folder.names() == [".viewspec", "Package.resolved"])
    }

    @Test func `Where there was none, there is none afterwards, and what was resolved is kept`() throws {
        let folder = try TemporaryFolder([".viewspec/console/lock": ""])
        let file = ResolvedFile(of: folder.path, in: ConsoleFolder(app: folder.path))
        let mirrors = Mirrors.State(names: ["viewinspector"])
        file.swapIn(mirrors)
        #expect(!folder.contains("Package.resolved"))
        try folder.write(Self.file(("nuke", "a"), ("viewinspector", "ours")), to: "Package.resolved")
        file.restore()
        #expect(try folder.names() == [".viewspec"])
        file.swapIn(Mirrors.State(names: ["viewinspector"], changed: ["viewinspector"]))
        let during = try folder.read("Package.resolved")
        #expect(during.contains("nuke") && !during.contains("viewinspector"), "a mirror that changed is resolved anew")
        file.restore()
        #expect(try folder.names() == [".viewspec"])
    }
}
