import Lua
import Scripting

/// Reads Lua, runs it, prints the values.
@MainActor
public struct Repl {
    private let catalog: Catalog
    private let terminal: any Terminal

    private static let modules = [
        "text", "pretty", "compare", "failure", "hints", "trace", "assert", "coroutines", "output",
        "console",
    ]

    /// A REPL on a terminal.
    /// - Parameters:
    ///   - catalog: What the user can use by name.
    ///   - terminal: Where it reads and writes.
    public init(catalog: Catalog, terminal: any Terminal) {
        self.catalog = catalog
        self.terminal = terminal
    }

    /// Runs until the input ends.
    /// - Returns: Whether any of the input had an error.
    public func run() async -> Bool {
        do {
            let session = try ScriptSession(catalog: catalog)
            session.beginSpec()
            let hadError = await loop(try makeDriver(session.interpreter))
            // What went wrong in a task or a timer and nobody has asked about.
            let unsaid = session.endSpec()
            for error in unsaid { terminal.writeError("\(error)\n") }
            return hadError || !unsaid.isEmpty
        } catch {
            terminal.writeError("\(error)\n")
            return true
        }
    }

    private func makeDriver(_ interpreter: Interpreter) throws -> ScriptDriver {
        let host = try ScriptLibrary.makeHost(interpreter) { [terminal] in terminal.write($0) }
        let library = try ScriptLibrary.load(Self.modules, into: interpreter, host: host)
        guard let makeCoroutine = try library.get("console").function else {
            preconditionFailure("the console module returns a function")
        }
        return try ScriptDriver(makeCoroutine: makeCoroutine)
    }

    private func loop(_ evaluate: ScriptDriver) async -> Bool {
        var hadError = false
        var source = ""
        while let line = terminal.readLine(prompt: source.isEmpty ? "> " : ">> ") {
            source += source.isEmpty ? line : "\n" + line
            switch await result(of: source, evaluate) {
            case .incomplete:
                continue
            case .values(let text):
                if let text { terminal.write(text + "\n") }
            case .error(let message):
                terminal.writeError(message + "\n")
                hadError = true
            }
            source = ""
        }
        if terminal.isInteractive { terminal.write("\n") }
        if case .incomplete(let message) = source.isEmpty ? nil : await result(of: source, evaluate) {
            terminal.writeError(message + "\n")
            hadError = true
        }
        return hadError
    }

    private enum Evaluation {
        case values(String?)
        case incomplete(String)
        case error(String)
    }

    private func result(of source: String, _ evaluate: ScriptDriver) async -> Evaluation {
        do {
            let results = Array(try await evaluate(.string(LuaString(source))))
            let text = results.dropFirst().first?.string
            return switch results.first?.string {
            case "incomplete": .incomplete(text ?? "")
            case "error": .error(text ?? "")
            default: .values(text)
            }
        } catch {
            return .error("\(error)")
        }
    }
}
