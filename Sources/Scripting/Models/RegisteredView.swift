import Lua
import ViewTree

/// A view of the app that scripts make by name: `views.SignIn{ user = "ann" }`.
public struct RegisteredView: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    /// Makes the view from the value that the script gave, nil when it gave none.
    let make: @MainActor @Sendable (Lua.Value, ScriptSession) throws -> any View

    /// Registers a view that takes nothing.
    public init<V: View>(_ name: String, _ make: @escaping @MainActor @Sendable () -> V) {
        self.name = name
        self.make = { arguments, _ in
            if let table = arguments.table, try !table.pairs.isEmpty {
                throw ScriptingError.takesNoArguments(view: name)
            }
            return make()
        }
    }

    /// Registers a view that takes arguments, made from the table that the script gives. Where the table doesn't fit,
    /// the script gets an error that names the path: `arguments.user: expected string, got integer 5`.
    public init<Arguments: Decodable, V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable (Arguments) -> V
    ) {
        self.name = name
        self.make = { arguments, _ in make(try arguments.decode(Arguments.self, at: "arguments")) }
    }

    /// Registers a view of a model that is registered too. A script gives the model, `views.Inbox(inbox)`, or what the
    /// model is made of, `views.Inbox{ items = … }`.
    public init<Model: AnyObject, V: View>(
        _ name: String, model: Model.Type, _ make: @escaping @MainActor @Sendable (Model) -> V
    ) {
        self.name = name
        self.make = { value, session in
            var value = value
            // A table that holds the model is as good as the model.
            if let table = value.table {
                let held = try [table.rawGet(1), table.rawGet("model")].first { $0.modelBox != nil }
                if let held { value = held }
            }
            return make(try SwiftValues(session).value(value, Model.self, at: "views.\(name)"))
        }
    }
}
