import Lua

/// An interpreter with everything that a script sees.
@MainActor
public final class ScriptSession {
    /// The interpreter that the session's scripts run in.
    public let interpreter: Interpreter

    /// Opens an interpreter.
    /// - Throws: `LuaError` if there isn't enough memory.
    public init(catalog: Catalog, configuration: Configuration = .init()) throws {
        interpreter = try Interpreter(configuration)
    }

    /// Called before each spec.
    public func beginSpec() {}

    /// Called after each spec.
    public func endSpec() {}
}
