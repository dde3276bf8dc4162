import Lua
import TestSupport
import Testing
import Views

@testable import Scripting

extension ScriptSession {
    /// A session with nothing of an app's.
    convenience init(_ entries: RegisteredView...) throws {
        try self.init(catalog: Catalog { for entry in entries { entry } })
    }

    /// Runs a chunk and returns its results.
    @discardableResult
    func run(_ source: String) throws -> [Value] {
        try interpreter.load(source, name: "@test.lua").call()
    }

    /// The result of a chunk, as text.
    func text(_ source: String) throws -> String? {
        try run(source).first?.string
    }

    /// The message of the error that a chunk raises.
    func message(of source: String, at location: SourceLocation = #_sourceLocation) -> String? {
        let message = TestSupport.message { try run(source) }
        if message == nil { Issue.record("nothing was raised", sourceLocation: location) }
        return message
    }
}
