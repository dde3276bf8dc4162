import Lua
import Views

/// An environment value of the app, which specs set by name: `host(views.Inbox{}, { environment = { api = models.API{}
/// } })`.
public struct RegisteredEnvironmentValue: Sendable {
    /// The name in specs.
    public let name: String
    /// Makes the modifier that sets the value. The text is the name of the value in errors.
    let modifier: @MainActor @Sendable (Lua.Value, String, ScriptSession) throws -> any ViewModifier
    let place: RegistrationPlace

    /// Registers a value, which is `Decodable`, or a registered model.
    public init<Value>(
        _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value> & Sendable, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        modifier = { value, path, session in
            let value = try SwiftValues(session).value(value, Value.self, at: path)
            return _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)
        }
    }
}
