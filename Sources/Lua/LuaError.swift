/// Everything that can go wrong between Swift and Lua.
public enum LuaError: Error {
    /// A script raised an error, or a Swift function threw one and no script caught it.
    case runtime(RuntimeError)
    /// A chunk is not Lua. `line` counts from 1.
    case syntax(chunk: String, line: Int?, message: String)
    /// A chunk is bytecode, which can corrupt memory; only text is loaded.
    case bytecode(chunk: String)
    /// Lua needed more memory than the limit allows (bytes), or than there is.
    case memory(limit: Int?)
    /// The script was stopped, see ``Interpreter/interrupt(_:)``.
    case interrupted(reason: String, traceback: Traceback)
    /// A value is not what was expected at that place, e.g. at `arguments.user.age`.
    case conversion(path: String, expected: String, found: String)
    /// Text was expected, and the bytes are not UTF-8. `offset` of the first wrong byte counts from 0.
    case notText(path: String, offset: Int)
    /// A table contains itself where a finite value was expected.
    case cycle(path: String)
    /// The interpreter that the value belongs to has been closed.
    case closed
    /// The value belongs to another interpreter.
    case foreignValue
    /// A coroutine was used in a state that doesn't allow it.
    case coroutine(Coroutine.Status, wanted: String)
}

/// An error that a script raised, kept as it was.
public struct RuntimeError: Sendable {
    /// The error value: a string with its position as a rule, but a script may raise anything.
    public let value: Value
    /// The message; the text of a value that is no string.
    public let message: String
    /// The calls that were under way when it was raised, innermost first.
    public let traceback: Traceback
    /// The Swift error, if a Swift function threw one.
    public let cause: (any Error)?
    /// For a Swift error: the Lua line that called the function that threw.
    public let position: SourcePosition?
}

extension LuaError: CustomStringConvertible {
    /// The one place where this module's errors are worded.
    public var description: String {
        switch self {
        case .runtime(let error):
            return error.message
        case .syntax(let chunk, let line, let message):
            return "\(chunk):\(line.map { "\($0):" } ?? "") \(message)"
        case .bytecode(let chunk):
            return "\(chunk): is bytecode; only Lua text is loaded"
        case .memory(let limit):
            return "not enough memory" + (limit.map { " (the limit is \($0) bytes)" } ?? "")
        case .interrupted(let reason, _):
            return "interrupted: \(reason)"
        case .conversion(let path, let expected, let found):
            return (path.isEmpty ? "" : "\(path): ") + "expected \(expected), got \(found)"
        case .notText(let path, let offset):
            return (path.isEmpty ? "" : "\(path): ")
                + "expected UTF-8 text, but byte \(offset + 1) of the string is not UTF-8"
        case .cycle(let path):
            return "\(path): the table contains itself"
        case .closed:
            return "the Lua interpreter that this value belongs to has been closed"
        case .foreignValue:
            return "the value belongs to another Lua interpreter"
        case .coroutine(let status, let wanted):
            return "cannot \(wanted) a coroutine that is \(status)"
        }
    }

    /// The calls that were under way, innermost first; empty where no script was running.
    public var traceback: Traceback {
        switch self {
        case .runtime(let error): error.traceback
        case .interrupted(_, let traceback): traceback
        default: Traceback(frames: [])
        }
    }

    /// An error with a plain message, as `error(message, 0)` raises it: to a script it is a string.
    public static func raised(_ message: String) -> LuaError {
        .runtime(
            RuntimeError(
                value: .string(LuaString(message)), message: message, traceback: Traceback(frames: []), cause: nil,
                position: nil))
    }

    /// From Lua's own message, `chunk:line: text`.
    static func syntaxError(_ message: String) -> LuaError {
        // The chunk's name may contain colons itself: look for the first ":<digits>: ".
        var rest = message[...]
        while let colon = rest.firstIndex(of: ":") {
            let after = rest[rest.index(after: colon)...]
            let digits = after.prefix { $0.isASCII && $0.isNumber }
            let tail = after[digits.endIndex...]
            if let line = Int(digits), tail.hasPrefix(": ") {
                return .syntax(chunk: String(message[..<colon]), line: line, message: String(tail.dropFirst(2)))
            }
            rest = after
        }
        return .syntax(chunk: "?", line: nil, message: message)
    }
}

/// The message of an error, without the wrapping that interpolation adds to some errors.
func describe(_ error: any Error) -> String {
    if let error = error as? any CustomStringConvertible { return error.description }
    return String(describing: error)
}
