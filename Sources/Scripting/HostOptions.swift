import Lua
import Views

/// The options of a screen: `{ environment = { locale = "de" }, objects = { session }, storage = { name = "Ann" } }`.
@MainActor
struct HostOptions {
    /// The modifiers to apply, in order.
    private var modifiers: [any ViewModifier] = []
    /// The screen, and what a person set on it.
    private(set) var screen = ScreenOptions()

    /// Reads the options, and stores those for the storage.
    /// - Parameter what: The name of the function, for errors.
    init(_ value: Lua.Value, for what: String, _ session: ScriptSession) throws {
        guard !value.isNil else { return }
        let example = "table of options such as { environment = { locale = \"de\" } }"
        guard let options = value.table else {
            throw ArgumentError.calling(what, .wrongType(argument: "options", expected: example, found: value.summary))
        }
        let known = ["environment", "objects", "storage"] + (what == "host" ? ScreenOptions.names : [])
        if let stray = try options.pairs.map({ "\($0.key)" }).sorted().first(where: { !known.contains($0) }) {
            throw ArgumentError.calling(what, .unknown(argument: stray, known: known))
        }
        func table(_ name: String) throws -> Table? {
            let given = try options.get(name)
            guard given.isNil || given.table != nil else {
                throw ArgumentError.calling(what, .wrongType(argument: name, expected: "table", found: given.summary))
            }
            return given.table
        }
        screen = try ScreenOptions(options, for: what)
        try table("storage")?.forEach { key, value in try session.store(value, "\(key)") }
        try table("environment")?.forEach { key, value in
            modifiers.append(try Self.environment("\(key)", value, session))
        }
        let objects = try table("objects")
        let count = try objects?.sequence.count ?? 0
        for (key, _) in try objects?.pairs ?? [] where !(key.integer.map { $0 >= 1 && $0 <= count } ?? false) {
            throw ScriptingError.unknownKey(
                path: "\(what): objects", key: key.string ?? "[\(key)]", known: [], isList: true)
        }
        for (offset, object) in (try objects?.sequence ?? []).enumerated() {
            modifiers.append(try Self.object(object, at: "objects[\(offset + 1)]"))
        }
    }

    private static func environment(
        _ name: String, _ value: Lua.Value, _ session: ScriptSession
    ) throws -> any ViewModifier {
        if let own = session.catalog.environmentValues.first(where: { $0.name == name }) {
            return try own.modifier(value, "environment.\(name)", session)
        }
        let known = session.catalog.environmentValues.map(\.name) + EnvironmentNames.names
        guard known.contains(name) else {
            throw ScriptingError.unknownMember(of: "environment", name: name, known: known)
        }
        do {
            return try EnvironmentNames.modifier(name, session.bridge.dynamicValue(value))
        } catch ArgumentError.wrongType(_, let expected, let found) {
            throw LuaError.conversion(path: "environment.\(name)", expected: expected, found: found)
        }
    }

    private static func object(_ value: Lua.Value, at path: String) throws -> any ViewModifier {
        guard let box = value.modelBox else {
            throw LuaError.conversion(
                path: path, expected: "model, as models.Name{ … } makes one", found: value.summary)
        }
        guard box.kind.isObservable else {
            throw ScriptingError.unconvertible("\(path): \(ScriptingError.notObservable(model: box.kind.name))")
        }
        return box.kind.modifier(box.object)
    }

    private static func modified(_ content: some View, _ modifier: some ViewModifier) -> any View {
        content.modifier(modifier)
    }

    /// The view with all that.
    func apply(to view: any View) -> any View {
        var view = view
        for modifier in modifiers { view = Self.modified(view, modifier) }
        return view
    }
}
