import Lua
import ViewTree

/// A view of the app that scripts make by name: `views.SignIn{ user = "ann" }`.
public struct RegisteredView: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    /// Makes the view from the value that the script gave, nil when it gave none.
    let make: @MainActor @Sendable (Lua.Value, ScriptSession) throws -> any View
    /// What it is made from.
    let source: Source

    /// What a view is made from.
    enum Source: Sendable {
        case nothing
        /// Something that is decoded.
        case arguments(@Sendable () -> ArgumentShape)
        /// A model of a class.
        case model(any AnyObject.Type)
    }

    /// Registers a view that takes nothing.
    public init<V: View>(_ name: String, _ make: @escaping @MainActor @Sendable () -> V) {
        self.name = name
        source = .nothing
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
        // A type that can be decoded anywhere: only what names it in a closure is held to be unsafe.
        nonisolated(unsafe) let type: any Decodable.Type = Arguments.self
        source = .arguments { ArgumentShape(of: type) }
        self.make = { arguments, _ in make(try arguments.decode(Arguments.self, at: "arguments")) }
    }

    /// Registers a view of a model that is registered too. A script gives the model, `views.Inbox(inbox)`, or what the
    /// model is made of, `views.Inbox{ items = … }`.
    public init<Model: AnyObject, V: View>(
        _ name: String, model: Model.Type, _ make: @escaping @MainActor @Sendable (Model) -> V
    ) {
        self.name = name
        source = .model(model)
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

extension RegisteredView {
    /// What a script gives it by name, as far as that can be told: nothing for a view that takes a model, or nothing.
    public var argumentShape: ArgumentShape? {
        if case .arguments(let shape) = source { shape() } else { nil }
    }

    /// How a script makes it: `views.SignIn{ user = string, [age = integer] }`; optional fields stand in brackets.
    /// - Parameter catalog: Where the models have their names.
    public func call(in catalog: Catalog) -> String {
        switch source {
        case .nothing: return "views.\(name)()"
        case .model(let type):
            return "views.\(name)(\(catalog.kind(ofType: type).map { "models.\($0.name)" } ?? "model"))"
        case .arguments(let shape):
            let words = shape().words
            return words.hasPrefix("{") ? "views.\(name)\(words)" : "views.\(name)(\(words))"
        }
    }
}
