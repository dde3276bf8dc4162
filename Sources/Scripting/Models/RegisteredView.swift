import Lua
import Views

/// A view of the app that scripts make by name: `views.SignIn{ user = "ann" }`.
public struct RegisteredView: Sendable {
    /// The name, a Lua identifier.
    public let name: String
    /// Makes the view from the value that the script gave, nil when it gave none.
    let make: @MainActor @Sendable (Lua.Value, ScriptSession) throws -> any View
    /// The arguments of a view that takes several, or that gives the only one a name; nil for any other.
    let parameters: ViewParameters?
    /// The source of the view's arguments.
    let source: Source
    let place: RegistrationPlace

    /// The source of a view's arguments.
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
        parameters = nil
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

    /// Registers a view with arguments that are decoded from a table. For a table that doesn't fit, or has an unknown
    /// key, the script gets an error with the path: `arguments.user: expected string, got integer 5`.
    public init<Arguments: Decodable, V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable (Arguments) -> V, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.name = name
        parameters = nil
        place = RegistrationPlace(file: file, line: line)
        // Decodable types are safe to use anywhere; the compiler only objects to the capture of the metatype.
        nonisolated(unsafe) let type: any Decodable.Type = Arguments.self
        source = .arguments { ArgumentShape(of: type) }
        self.make = { arguments, session in
            make(try SwiftValues(session).decode(arguments, Arguments.self, at: "arguments"))
        }
    }

    /// Registers a view with several arguments, which a script gives in order: `views.Banner("Hello", 3)`. Each is a model, or
    /// of a type that can be decoded.
    public init<First, Second, each Other, V: View>(
        _ name: String, _ make: @escaping @MainActor @Sendable (First, Second, repeat each Other) -> V,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            name, ViewParameters(labels: [], types: First.self, Second.self, repeat (each Other).self), file, line
        ) { reader in
            make(
                try reader.next(First.self), try reader.next(Second.self), repeat try reader.next((each Other).self))
        }
    }

    /// Registers a view with arguments that have names in scripts, which give them by name or in order:
    /// `views.Banner{ title = "Hello", count = 3 }`, `views.Banner("Hello", 3)`. Each is a model, or of a type that can be
    /// decoded. There is a label for each.
    ///
    /// ```swift
    /// RegisteredView("Banner", labels: "title") { (title: String) in Banner(title: title) }
    /// ```
    public init<each Argument, V: View>(
        _ name: String, labels label: String, _ others: String...,
        make: @escaping @MainActor @Sendable (repeat each Argument) -> V, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            name, ViewParameters(labels: [label] + others, types: repeat (each Argument).self), file, line
        ) { reader in make(repeat try reader.next((each Argument).self)) }
    }

    private init(
        _ name: String, _ parameters: ViewParameters, _ file: StaticString, _ line: UInt,
        make: @escaping @MainActor @Sendable (ViewArguments) throws -> any View
    ) {
        self.name = name
        self.parameters = parameters
        place = RegistrationPlace(file: file, line: line)
        source = .arguments { parameters.shape(in: Catalog()) }
        self.make = { value, session in
            try make(ViewArguments(value, of: parameters, as: "views.\(name)", session))
        }
    }

    /// An error in the registration; nil where there is none.
    var problem: String? {
        parameters?.problem.map { "RegisteredView(\"\(name)\") at \(place.description): \($0)" }
    }

    /// Registers a view of a registered model. A script passes the model, `views.Inbox(inbox)`, or the arguments of the
    /// model, `views.Inbox{ items = … }`.
    public init<Model: AnyObject, V: View>(
        _ name: String, model: Model.Type, _ make: @escaping @MainActor @Sendable (Model) -> V,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.name = name
        parameters = nil
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
    /// The shape of the arguments; nil for a view of a model, and for one without arguments.
    public var argumentShape: ArgumentShape? {
        if let parameters, parameters.labels.isEmpty { return nil }
        return if case .arguments(let shape) = source { shape() } else { nil }
    }

    /// The shapes of several arguments, or of one with a label, in order; nil for any other view.
    /// - Parameter catalog: The catalog with the names of models.
    public func parameters(in catalog: Catalog) -> [ArgumentShape]? {
        parameters?.types.map { $0.valueShape(in: catalog) }
    }

    /// The model of a view that is made of one; nil for others.
    /// - Parameter catalog: The catalog with the model.
    public func model(in catalog: Catalog) -> RegisteredModel? {
        guard case .model(let type) = source else { return nil }
        return catalog.models.first { $0.kind.typeIdentity == ObjectIdentifier(type) }
    }

    /// What a script gave: one value, or all of those in order as a table, for a view with several parameters.
    @MainActor
    func argument(_ call: borrowing Call) throws -> Lua.Value {
        guard let parameters else { return try call.value(1) }
        let session = ScriptSession.session(of: call)
        let values = try call.arguments
        if values.count == 1, let table = values[0].table, try parameters.isArguments(table, in: session.catalog) {
            return values[0]
        }
        guard !values.isEmpty else { return .nil }
        let table = try session.interpreter.makeTable()
        for (index, value) in values.enumerated() where !value.isNil { try table.set(index + 1, value) }
        return .table(table)
    }

    /// Makes the view from what a script gave.
    /// - Throws: For a script that gave nothing where something is wanted, an error that says what.
    @MainActor
    func make(of value: Lua.Value, _ session: ScriptSession) throws -> any View {
        var value = value
        // A table in which everything may be left out may be left out itself.
        if value.isNil, argumentShape?.isAllOptional == true { value = .table(try session.interpreter.makeTable()) }
        do {
            return try make(value, session)
        } catch LuaError.conversion(_, _, "nil") where value.isNil {
            throw ScriptingError.missingArguments(
                view: name, call: call(in: session.catalog),
                model: model(in: session.catalog)?.call(in: session.catalog))
        }
    }

    /// The call that makes the view: `views.SignIn{ user = string, [age = integer] }`; optional fields are in brackets.
    /// - Parameter catalog: The catalog with the names of models.
    public func call(in catalog: Catalog) -> String {
        if let parameters { return "views.\(name)\(parameters.written(in: catalog))" }
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
