import Console
import Foundation
import TestSupport
import Testing

/// A folder with sessions of its own, whose processes end with it.
final class SessionFolder {
    let folder: TemporaryFolder
    private let console: String

    /// - Parameter console: The program, by its name among those that were built.
    init(_ console: String = "viewspec") throws {
        self.console = console
        folder = try TemporaryFolder(["run/none": "", "specs/none": ""])
    }

    deinit {
        for name in (try? names) ?? [] { _ = try? run(["session", "end", name]) }
    }

    private var environment: [String: String] {
        ["XDG_RUNTIME_DIR": folder.path("run"), "PATH": "/usr/bin:/bin"]
    }

    /// Where the sockets are.
    var place: URL { folder.url("run/viewspec") }

    /// The names of the sessions, by the files of their sockets.
    var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: place.path).map { file in
                String(file.drop { $0 != "-" }.dropFirst().prefix { $0 != "." })
            }
        }
    }

    func program(_ arguments: [String], input: String = "") -> Program {
        .built(console, arguments, in: folder.url, environment: environment, input: input)
    }

    func run(_ arguments: [String], input: String = "") throws -> Program.Result {
        try program(arguments, input: input).run()
    }

    /// Starts a session that can be started, and returns its tree.
    @discardableResult
    func start(_ name: String = "s", _ arguments: String...) throws -> String {
        let result = try run(["session", "start", name] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    /// Runs code, and returns what it printed, or the error behind an exclamation mark.
    func eval(_ code: String, in name: String = "s", timeout: Double? = nil) throws -> String {
        let limit = timeout.map { ["--timeout", "\($0)"] } ?? []
        let result = try run(["eval", "--session", name] + limit + ["--", code])
        #expect((result.status == 0) == result.errors.isEmpty, "\(result)")
        return result.status == 0 ? result.output : "! \(result.status) " + result.errors
    }

    /// The process that serves a session.
    func process(of name: String = "s") throws -> Int32 {
        let file = try FileManager.default.contentsOfDirectory(atPath: place.path).first {
            $0.hasSuffix("-\(name).sock")
        }
        let script = """
            import socket, json, sys
            s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
            print(json.loads(s.makefile().readline())["params"]["process"])
            """
        let result = try Program.python(script, [place.appending(path: file ?? "").path]).run()
        return Int32(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
    }
}

/// Whether a process is there and hasn't ended.
private func runs(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !text.drop { $0 != ")" }.hasPrefix(") Z")
}

private func children(of process: Int32) -> [Int32] {
    let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
}

@Suite struct SessionTests {
    @Test func `A session stays, answers with the change, and ends`() throws {
        let sessions = try SessionFolder()
        #expect(
            try sessions.start("s", "--view", "Lamp") == """
                Lamp
                  VStack alignment="center"
                    Text "Dark"  .id("light")
                    LampSwitch
                      Button
                        Text "Turn on"

                """)
        #expect(
            try sessions.eval("screen:find{ button = 'Turn on' }:tap()") == """
                The screen now:
                Lamp
                  VStack alignment="center"
                    Text "Bright"  .id("light")
                    LampSwitch
                      Button
                        Text "Turn off"

                """)
        #expect(try sessions.eval("count = 4 print('hi')") == "The screen is as it was.\nprinted:\nhi\n")
        #expect(try sessions.eval("count + 1") == "5\n")
        let process = try sessions.process()
        let screens = children(of: process)
        #expect(screens.count == 1)
        #expect(try sessions.run(["session", "list"]).output == "s  views.Lamp()\n")
        #expect(try sessions.run(["session", "end", "s"]).status == 0)
        #expect(!runs(process) && screens.allSatisfy { !runs($0) })
        #expect(try sessions.names == [])
        #expect(try sessions.run(["session", "list"]).output == "There are no sessions for this folder.\n")
        #expect(
            try sessions.eval("1") == """
                ! 2 Error: there is no session 's' for this folder; 'session start s' starts one, and one that isn't used for a \
                while ends by itself

                """)
    }

    @Test func `Errors are told on standard error, and the session goes on`() throws {
        let sessions = try SessionFolder()
        try sessions.start("s", "--view", "SignIn")
        #expect(
            try sessions.eval("screen:find{ button = 'Sign in' }:tap()").hasPrefix(
                "! 1 line 1: Button is unresponsive: it is disabled"))
        #expect(
            try sessions.eval("local a\nerror('no')")
                == "! 1 line 2: no\nThe screen is as it was.\n".replacing("\nThe screen is as it was.", with: ""))
        #expect(try sessions.eval("1 +").hasPrefix("! 1 the chunk is incomplete: "))
        #expect(
            try sessions.eval("while true do end", timeout: 0.3)
                == "! 1 line 1: timed out after 0.3 s (timeout = 0.3); --timeout allows up to 600 s\n")
        #expect(try sessions.eval("io.open('/etc/passwd')").contains("refused"))
        #expect(try sessions.eval("1") == "1\n")
    }

    @Test func `A command writes what was done as a spec`() throws {
        let sessions = try SessionFolder()
        try sessions.start("s", "--view", "Lamp")
        _ = try sessions.eval("screen:find{ button = 'Turn on' }:tap()")
        #expect(try sessions.eval("screen:find('Text'):string()") == "\"Bright\"\n")
        #expect(
            try sessions.eval(":spec lights_up specs/lamp_spec.lua") == """
                wrote specs/lamp_spec.lua
                viewspec run specs/lamp_spec.lua runs it

                """)
        #expect(try sessions.run(["run"]).output.contains("1 success, 0 failures"))
        #expect(try sessions.eval(":spec lights_up specs/lamp_spec.lua").hasPrefix("! 1 "))
        #expect(try sessions.eval(":quit") == "viewspec session end ends a session\n")
        #expect(try sessions.eval(":nothing").contains("there is no command :nothing"))
    }

    @Test func `Code is read from standard input`() throws {
        let sessions = try SessionFolder()
        try sessions.start()
        let result = try sessions.run(["eval", "--session", "s", "-"], input: "local a = 1\nreturn a + 1\n")
        #expect(result.output == "2\n" && result.status == 0)
    }

    @Test func `Starting returns promptly where its output is a pipe`() throws {
        let sessions = try SessionFolder()
        // A reader sees the end only when nothing holds the pipe any more.
        let command = "'\(Program.folder.path)/viewspec' session start s --view Lamp 2>&1 | cat"
        let result = try Program(
            ["/bin/sh", "-c", command], in: sessions.folder.url,
            environment: ["XDG_RUNTIME_DIR": sessions.folder.path("run"), "PATH": "/usr/bin:/bin"]
        ).run()
        #expect(result.output.hasPrefix("Lamp\n"))
        #expect(try sessions.eval("1") == "1\n")
    }

    @Test func `Several at once are answered one after the other`() throws {
        let sessions = try SessionFolder()
        try sessions.start()
        _ = try sessions.eval("count = 0")
        let running = try (1...6).map { _ in
            try sessions.program(["eval", "--session", "s", "for _ = 1, 1000 do count = count + 1 end"]).start()
        }
        for program in running { #expect(try program.wait().status == 0) }
        #expect(try sessions.eval("count") == "6000\n")
    }

    @Test func `Each folder has sessions of its own`() throws {
        let sessions = try SessionFolder()
        try sessions.start()
        try FileManager.default.createDirectory(
            atPath: sessions.folder.path("other"), withIntermediateDirectories: true)
        let result = try Program.built(
            "viewspec", ["session", "list"], in: sessions.folder.url("other"),
            environment: ["XDG_RUNTIME_DIR": sessions.folder.path("run")]
        ).run()
        #expect(result.output == "There are no sessions for this folder.\n")
    }

    @Test func `A name is taken once, and can be started anew`() throws {
        let sessions = try SessionFolder()
        try sessions.start("s", "--view", "Lamp")
        let again = try sessions.run(["session", "start", "s"])
        #expect(again.status == 2 && again.errors.contains("there is a session 's' for this folder already"))
        let process = try sessions.process()
        #expect(try sessions.start("s", "--replace", "--view", "SignIn").hasPrefix("SignIn\n"))
        #expect(!runs(process))
    }

    @Test(arguments: [
        (["start"], "'session start' needs the name of a session."), (["list", "s"], "'session list' takes no name."),
        (["end", "s", "--trust"], "The flags are those of 'session start'."),
        (["start", "a/b"], "the name of a session has 1 to 40 letters"),
        (["start", "s", "--view", "Lam"], "did you mean 'Lamp'?"),
        (["start", "s", "--view", "Lamp", "--arguments", "{"], "can't host views.Lamp{"),
        (["start", "s", "--idle", "0"], "'--idle' is at least one second."),
    ])
    func `Mistakes are told, and nothing stays`(_ arguments: [String], _ reason: String) throws {
        let sessions = try SessionFolder()
        let result = try sessions.run(["session"] + arguments)
        #expect(result.status == 2 && result.errors.contains(reason), "\(result)")
        #expect(((try? sessions.names) ?? []) == [])
    }
}
