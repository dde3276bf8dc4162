import Lua
import Views

/// The table of a catalog's names in scripts: `views.Name{ … }`, `models.Name{ … }`, `app.name(…)`.
final class CatalogNames: Sendable {
    /// The global.
    let name: String
    /// The noun for the names in errors.
    let what: String
    /// The reason why none can be added.
    let why: String
    /// The functions of the names.
    let names: @MainActor @Sendable (Catalog) -> [String]
    let make: @MainActor @Sendable (String, ScriptSession) throws -> Lua.Value?

    private init(
        _ name: String, _ what: String, why: String, names: @escaping @MainActor @Sendable (Catalog) -> [String],
        make: @escaping @MainActor @Sendable (String, ScriptSession) throws -> Lua.Value?
    ) {
        (self.name, self.what, self.why, self.names, self.make) = (name, what, why, names, make)
    }

    private static let views = CatalogNames(
        "views", "view", why: "views are registered in Swift; View(…) makes one in Lua", names: { $0.views.map(\.name) }
    ) { name, session in
        guard let view = session.catalog.views.first(where: { $0.name == name }) else { return nil }
        unowned let session = session
        return .function(
            try session.interpreter.makeFunction(
                onMain { call in
                    try checkDot(call, "views.\(name)")
                    try call.takes(max(1, view.parameters?.types.count ?? 1), "views.\(name)")
                    return try call.returns(ViewBox(view.make(of: view.argument(call), session)), session.types.view)
                }))
    }

    private static let models = CatalogNames(
        "models", "model", why: "models are registered in Swift", names: { $0.models.map(\.name) }
    ) { name, session in
        guard let kind = session.catalog.models.first(where: { $0.name == name })?.kind else { return nil }
        unowned let session = session
        return .function(
            try session.interpreter.makeFunction(
                onMain { call in
                    try checkDot(call, "models.\(name)")
                    session.journal.endStep()
                    let object = try session.make(kind, call.arguments)
                    session.journal.note("models.\(kind.name)(…)", call)
                    return try call.returns(.userdata(session.userdata(of: object, kind)))
                }))
    }

    private static let functions = CatalogNames(
        "app", "function", why: "functions are registered in Swift", names: { $0.functions.map(\.name) }
    ) { name, session in
        guard let function = session.catalog.functions.first(where: { $0.name == name })?.function else { return nil }
        return .function(
            try session.luaFunction(function, as: "app.\(name)") { call in
                try checkDot(call, "app.\(name)")
                return (nil, try call.arguments)
            })
    }

    /// Refuses `views:SignIn{ … }`, which gives the function the table of names as its first argument.
    private static func checkDot(_ call: borrowing Call, _ name: String) throws {
        guard call.object(1) is CatalogNames else { return }
        throw ScriptingError.unconvertible(
            "\(name) is a function of no object: write it with a dot, \(name)(…) or \(name){ … }")
    }

    /// The function of a name, the same each time; nil where nothing is registered under the name.
    @MainActor private func function(_ name: String, _ session: ScriptSession) throws -> Lua.Value? {
        let key = "\(self.name).\(name)"
        if let known = session.catalogFunctions[key] { return .function(known) }
        let made = try make(name, session)
        session.catalogFunctions[key] = made?.function
        return made
    }

    static func makeType() -> UserdataType<CatalogNames> {
        let type = UserdataType<CatalogNames>("names")
        type.indexOnMain { names, call in
            let session = ScriptSession.session(of: call)
            let key = try call.value(1)
            guard let name = key.string, let value = try names.function(name, session) else {
                throw ScriptingError.notRegistered(
                    what: names.what, name: "\(key)", known: names.names(session.catalog))
            }
            return try call.returns(value)
        }
        type.newIndexOnMain { names, call in
            throw ScriptingError.readOnly(of: names.name, name: "\(try call.value(1))", why: names.why)
        }
        type.metamethodOnMain("__tostring") { names, call in
            let known = names.names(ScriptSession.session(of: call).catalog)
            return try call.returns("\(names.name): \(known.isEmpty ? "none" : known.joined(separator: ", "))")
        }
        type.metamethodOnMain("__pairs") { names, call in
            let session = ScriptSession.session(of: call)
            let table = try session.interpreter.makeTable()
            for name in names.names(session.catalog) {
                if let value = try names.function(name, session) { try table.set(name, value) }
            }
            return try call.returns([try session.interpreter.globals.get("next"), .table(table), .nil])
        }
        return type
    }

    @MainActor static func install(in session: ScriptSession) throws {
        for names in [views, models, functions] {
            let userdata = try session.interpreter.makeUserdata(names, session.types.registry)
            try session.interpreter.globals.set(names.name, .userdata(userdata))
        }
    }
}
