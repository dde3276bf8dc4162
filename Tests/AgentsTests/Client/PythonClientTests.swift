import Foundation
import TestSupport
import Testing

/// The official client for Python, which `make agent-client` installs.
private enum PythonClient {
    static let interpreter = Checkout.root.appending(path: ".build/agent-client/bin/python").path
    static let isHere = FileManager.default.isExecutableFile(atPath: interpreter)
}

@Suite(.enabled(if: PythonClient.isHere, "needs the Python package mcp: make agent-client"))
struct PythonClientTests {
    /// A screen is explored, a spec written, run and mended; requests are cancelled, and a thousand made.
    @Test(arguments: ["auto", "2026-07-28", "legacy"])
    func `The official client for Python does the story of an agent`(_ mode: String) throws {
        let story = Checkout.root.appending(path: "Tests/AgentsTests/Client/story.py").path
        let server = Program.folder.appending(path: "viewspec").path
        let result = try Program([PythonClient.interpreter, story, server, mode]).run()
        #expect(result.status == 0, "\(result.errors)")
        let count = result.output.split(separator: " ").first.flatMap { Int($0) } ?? 0
        #expect(count >= 60)
    }
}
