import Lua
import Views

/// A view of the app that scripts make by name: `views.SignIn{ user = "ann" }`.
public struct RegisteredView: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    /// Makes the view from the value that the script gave, nil when it gave none.
    let make: @MainActor @Sendable (Lua.Value, ScriptSession) throws -> any View
    /// What it is made from.
    let source: Source
    let place: RegistrationPlace

    /// What a view is made from.
    enum Source: Sendable {
        case nothing
        /// Something that is decoded.
        case arguments(@Sendable () -> ArgumentShape)
        /// A model of a class.
        case model(any AnyObject.Type)
    }

    /// Registers a view that takes nothing.
    public init<V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> V, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.name = name
        source = .nothing
        place = RegistrationPlace(file: file, line: line)
        self.make = { arguments, _ in
            // Braces without anything in them are no argument.
            guard try arguments.isNil || arguments.table?.pairs.isEmpty == true else {
                throw ScriptingError.takesNoArguments(view: name)
            }
            return make()
        }
    }

    /// Registers a view that takes arguments, made from the table that the script gives. Where the table doesn't fit,
    /// the script gets an error that names the path: `arguments.user: expected string, got integer 5`; so it does where the
    /// table has a key that isn't decoded.
    public init<Arguments: Decodable, V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable (Arguments) -> V, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        // A type that can be decoded anywhere: only what names it in a closure is held to be unsafe.
        nonisolated(unsafe) let type: any Decodable.Type = Arguments.self
        source = .arguments { ArgumentShape(of: type) }
        self.make = { arguments, session in
            make(try SwiftValues(session).decode(arguments, Arguments.self, at: "arguments"))
        }
    }

    /// Registers a view of a model that is registered too. A script gives the model, `views.Inbox(inbox)`, or what the
    /// model is made of, `views.Inbox{ items = … }`.
    public init<Model: AnyObject, V: View>(
        _ name: String, model: Model.Type, _ make: @escaping @MainActor @Sendable (Model) -> V,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        place = RegistrationPlace(file: file, line: line)
        source = .model(model)
        self.make = { value, session in
            var value = value
            // A table that holds the model is as good as the model.
            if let table = value.table {
                let held = try ["[1]": table.rawGet(1), "model": table.rawGet("model")].first { $1.modelBox != nil }
                if let held {
                    let others = try table.pairs.map { $0.key.string ?? "[\($0.key)]" }.filter { $0 != held.key }
                    if let stray = others.min() {
                        throw ScriptingError.unknownKey(path: "views.\(name)", key: stray, known: [], isList: false)
                    }
                    value = held.value
                }
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
