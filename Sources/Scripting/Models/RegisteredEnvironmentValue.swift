import Lua
import Views

/// A value of the environment that is the app's own, which specs set by name:
/// `host(views.Inbox{}, { environment = { api = models.API{} } })`.
public struct RegisteredEnvironmentValue: Sendable {
    /// The name in specs.
    public let name: String
    /// Makes what sets the value. The text is what the value is called in errors.
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
