import Scripting
import System

/// Completes Lua, and the names of commands.
@MainActor
public final class LuaCompleter: Completer {
    private let engine: CompletionEngine
    private let commands: [String]

    /// The width of a listed completion with its detail, in characters: a line of a narrow terminal.
    private static let width = 76

    /// Creates a completer for a session.
    /// - Parameters:
    ///  - session: The session whose variables and screens it looks up.
    ///  - commands: The names of the REPL's commands, without the `:`.
    public init(_ session: ReplSession, commands: [String]) {
        engine = CompletionEngine(session.script)
        self.commands = commands.sorted()
    }

    /// The completions at the cursor, each with a detail.
    public func completions(for text: String, at cursor: Int) -> [Completion] {
        let line = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
        if line.hasPrefix(":"), !line.hasPrefix("::") {
            return commands.filter { $0.hasPrefix(line.dropFirst()) }.map { Completion($0, from: 1, display: ":\($0)") }
        }
        let proposals = engine.proposals(for: text, at: cursor)
        let width = proposals.entries.map(\.name.count).max() ?? 0
        return proposals.entries.map {
            Completion($0.name, from: proposals.start, display: Self.display($0, width: min(width, 24)))
        }
    }

    private static func display(_ entry: Symbol, width: Int) -> String {
        let detail = entry.detail.isEmpty ? entry.category.rawValue : entry.detail
        let text = entry.name.padded(to: width) + "  " + detail
        return text.count > Self.width ? "\(text.prefix(Self.width - 1))…" : text
    }
}
