import Lua
import Views

/// A function of the app that scripts call by name: `app.now()`.
///
/// A single parameter is decoded from the argument, several from the arguments in order. Thrown errors are raised in
/// the script.
public struct RegisteredFunction: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    let function: AppFunction
    let place: RegistrationPlace

    /// Registers a function.
    public init<each Argument, Result>(
        _ name: String, _ body: @escaping @MainActor (repeat each Argument) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        function = AppFunction { _, reader in try body(repeat reader.next((each Argument).self)) as Any }
            .taking(repeat (each Argument).self, giving: Result.self)
    }

    /// Registers an async function: the script waits for its result.
    public init<each Argument, Result>(
        _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        function = AppFunction(awaited: { _, reader in
            let arguments = (repeat try reader.next((each Argument).self))
            return { try await body(repeat each arguments) as Any }
        }).taking(repeat (each Argument).self, giving: Result.self)
    }
}
