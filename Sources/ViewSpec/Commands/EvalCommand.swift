import Agents
import ArgumentParser
import Scripting
import SpecRunner
import System

/// `eval`: Lua in a session that stays.
struct EvalCommand: ConsoleCommand {
    static let abstract = "Run Lua in a session, and print what it changed on the screen."

    static func discussion(_ program: String) -> String {
        """
        Prints what the code printed, its values, and the change of the screen since the last answer: the lines that \
        differ, or the whole screen where that is shorter. A line that begins with a colon is a command, as in \
        "\(program) repl". "\(program) session start" starts a session; its globals stay, and the global screen is the \
        view that it was started with. What others ask of it meanwhile comes one after the other.

        EXAMPLES
          \(program) eval --session cart 'screen'
              the tree of the screen
          \(program) eval --session cart 'screen:find{ button = "Add" }:tap()'
              a tap, and what it changed
          \(program) eval --session cart --timeout 60 - < steps.lua
              the code of a file, which may take a minute
          \(program) eval --session cart ':spec adds to the cart specs/cart_spec.lua'
              what was done so far, as a spec

        EXIT CODES
          0  it ran to its end
          1  it has an error, was stopped, or the app ended the session
          2  the command line is invalid, or there is no such session
        """
    }

    @Option(help: ArgumentHelp("The name of the session.", valueName: "name"))
    var session: String

    @Option(help: ArgumentHelp("The seconds that it may take, up to 600 (default: 5).", valueName: "seconds"))
    var timeout = 5.0

    @Option(help: ArgumentHelp("The bytes of the answer, up to 1000000 (default: 16000).", valueName: "bytes"))
    var limit = 16_000

    @Argument(help: "Lua, or '-' to read it from standard input.")
    var code: String

    func validate() throws {
        guard (0.1...600).contains(timeout) else { throw ValidationError("'--timeout' is from 0.1 to 600 seconds.") }
        guard (1000...1_000_000).contains(limit) else {
            throw ValidationError("'--limit' is from 1000 to 1000000 bytes.")
        }
    }

    func run(catalog: Catalog) async -> ExitStatus {
        var source = code
        if code == "-" {
            guard let bytes = Descriptor.readAll(STDIN_FILENO, most: Self.longest) else {
                Message.error("can't read standard input: \(SystemError.last)")
                return .usage
            }
            source = String(decoding: bytes, as: UTF8.self)
        }
        guard source.utf8.count <= Self.longest else {
            Message.error("the code has at most \(Self.longest >> 20) MiB")
            return .usage
        }
        do throws(SessionFailure) {
            let client = try SessionClient(session)
            if client.introduction.isOutdated {
                Message.note(
                    "the app was built again since the session '\(session)' started; 'session start \(session) --replace' "
                        + "starts it anew")
            }
            let answer = try client.evaluate(source, time: timeout, limit: limit)
            let output = answer.isError ? FileOutput.standardError() : FileOutput.standardOutput()
            output.write(answer.text.isEmpty ? "" : answer.text + "\n")
            return answer.isError ? .failed : .passed
        } catch {
            Message.error("\(error)")
            if case .lost = error { return .failed }
            return .usage
        }
    }

    /// The bytes of the longest code.
    private static let longest = 8 << 20
}
