import Scripting
import SwiftUI
import System
import Testing

@testable import Console

/// A console without a process: what is typed runs at once, and what is printed is kept.
@MainActor
final class CommandSession {
    let session: ReplSession
    let commands: SessionCommands
    let terminal = QuietTerminal()
    /// A stand-in for the process that runs specs.
    let specs = FakeSpecs()

    init(catalog: Catalog = Catalog(), view: InitialView? = nil, isColored: Bool = false) throws {
        session = try ReplSession(catalog: catalog, style: TextStyle(isColored: isColored)) { [terminal] in
            terminal.write($0)
        }
        commands = try SessionCommands(session: session, terminal: terminal, view: view) { [specs] paths, printed in
            specs.runs.append(paths)
            printed("ran \(paths.joined(separator: " "))\n")
            return specs.pass
        }
    }

    /// Types lines, each a chunk or a command; gives what the last one came to: "quit", its text, or "error: …".
    @discardableResult
    func type(_ lines: String...) async -> String {
        var answer = ""
        for line in lines {
            if line.hasPrefix(":") {
                answer = Self.text(await commands.run(String(line.dropFirst())))
            } else {
                let result = await session.evaluate(line)
                answer = result.text ?? ""
                if case .error = result { answer = "error: \(answer)" }
            }
        }
        return answer
    }

    static func text(_ result: ReplCommandResult) -> String {
        switch result {
        case .done(let text): text ?? ""
        case .error(let message): "error: \(message)"
        case .quit: "quit"
        case .rebuilt(let program): "rebuilt \(program)"
        }
    }

    /// The body of the spec that is recorded by these lines.
    static func spec(_ lines: [String]) async throws -> [String] {
        let console = try CommandSession()
        for line in lines { await console.type(line) }
        return console.commands.recorder.spec(named: "").preview
    }
}

/// A terminal that keeps what is written to it.
final class QuietTerminal: Terminal {
    let isInteractive = false
    private(set) var output = ""
    private(set) var errors = ""

    func readLine(prompt: String) -> String? { nil }
    func write(_ text: String) { output += text }
    /// The output since the last call.
    func take() -> String {
        defer { output = "" }
        return output
    }
    func writeError(_ text: String) { errors += text }
}

/// Specs that aren't run.
@MainActor
final class FakeSpecs {
    var runs: [[String]] = []
    var pass = true
}
