import Foundation
import TestSupport
import Testing

/// Sessions whose app ends or hangs, that are killed, that nobody uses, or that others could reach.
@Suite struct HostileSessionTests {
    @Test func `A crash is told by the command and by those after it, with its place`() throws {
        let sessions = try SessionFolder("ChaosConsole")
        try sessions.start("s", "--view", "Trap")
        let text = try sessions.eval("screen:find{ type = 'Button' }:tap()")
        #expect(text.hasPrefix("! 1 the session has ended: "), "\(text)")
        #expect(text.contains("Fatal error: Index out of range") && text.contains("at ChaosConsole.Fault.goWrong()"))
        #expect(try sessions.eval("1").contains("Fatal error: Index out of range"))
        #expect(try sessions.run(["session", "list"]).output.hasPrefix("s  has ended: "))
        #expect(try sessions.start("s", "--replace", "--view", "Print").contains("Button"))
        #expect(try sessions.eval("screen:find{ type = 'Button' }:tap()").hasSuffix("printed:\nSwift 1\n"))
    }

    @Test func `A view that hangs ends at the time limit, with where it was`() throws {
        let sessions = try SessionFolder("ChaosConsole")
        try sessions.start("s", "--view", "Hang")
        let text = try sessions.eval("screen:find{ type = 'Button' }:tap()", timeout: 0.5)
        #expect(text.contains("timed out after 0.5 s") && text.contains("at ChaosConsole.Fault.goWrong()"), "\(text)")
    }

    @Test func `What runs for a command that was ended is stopped`() async throws {
        let sessions = try SessionFolder()
        try sessions.start()
        let running = try sessions.program(
            ["eval", "--session", "s", "--timeout", "600", "x = 1 while true do end"]
        ).start()
        // It holds the session from when it has begun.
        try await Task.sleep(for: .milliseconds(500))
        running.send(SIGKILL)
        try running.wait()
        #expect(try sessions.eval("2", timeout: 60) == "2\n")
    }

    @Test func `A session that isn't used ends`() async throws {
        let sessions = try SessionFolder()
        try sessions.start("s", "--idle", "1")
        let process = try sessions.process()
        try await wait(for: "the end of the session") { kill(process, 0) != 0 || (try? sessions.names) == [] }
        #expect(try sessions.names == [])
    }

    @Test func `What a session that was killed leaves is no obstacle`() async throws {
        let sessions = try SessionFolder()
        try sessions.start()
        let process = try sessions.process()
        kill(process, SIGKILL)
        try await wait(for: "the end of the session") {
            (try? sessions.run(["eval", "--session", "s", "1"]).status) == 2
        }
        #expect(try sessions.names == ["s"])
        #expect(try sessions.run(["session", "list"]).output == "There are no sessions for this folder.\n")
        try sessions.start("s", "--view", "Lamp")
        #expect(try sessions.eval("1") == "1\n")
    }

    @Test func `A folder that others can reach is refused`() throws {
        let sessions = try SessionFolder()
        try FileManager.default.createDirectory(at: sessions.place, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sessions.place.path)
        let result = try sessions.run(["session", "start", "s"])
        #expect(result.status == 2 && result.errors.contains("is open to other users"), "\(result.errors)")
        try FileManager.default.removeItem(at: sessions.place)
        try FileManager.default.createSymbolicLink(
            at: sessions.place, withDestinationURL: URL(filePath: sessions.folder.path("run")))
        #expect(try sessions.run(["session", "list"]).errors.contains("is no folder"))
    }

    @Test func `The folder of the sockets is the user's alone, and so is each socket`() throws {
        let sessions = try SessionFolder()
        try sessions.start()
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(sessions.place.path) == 0o700)
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: sessions.place.path).first)
        #expect(try mode(sessions.place.appending(path: file).path) == 0o600)
    }

    @Test func `Only who starts it lifts its limits, and what it starts ends with it`() async throws {
        let sessions = try SessionFolder()
        try sessions.start()
        #expect(try sessions.eval("io.popen('true')").contains("--trust"))
        try sessions.start("t", "--trust")
        _ = try sessions.eval("os.execute('sleep 1000 & echo $! > sleeper')", in: "t")
        let sleeper = try #require(
            Int32(try sessions.folder.read("sleeper").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(sleeper, 0) == 0)
        _ = try sessions.run(["session", "end", "t"])
        try await wait(for: "the end of what it started") { kill(sleeper, 0) != 0 }
    }
}
