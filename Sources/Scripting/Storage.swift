import Lua
import Views

/// `storage`: the values of `@AppStorage` and `@SceneStorage`, for one spec.
extension ScriptSession {
    /// The values of a spec's views, as an object of a script.
    final class Storage {}

    static func makeStorageType() -> UserdataType<Storage> {
        UserdataType<Storage>("storage") { type in
            type.methodOnMain("get") { _, call in
                let session = session(of: call)
                let key = try naming("storage:get") { try call.string(1) }
                return try call.returns(session.bridge.luaValue(session.stored(key)))
            }
            type.methodOnMain("set") { _, call in
                let session = session(of: call)
                let key = try naming("storage:set") { try call.string(1) }
                try session.store(call.value(2), key)
                try session.reportFailures()
                return .nothing
            }
            type.methodOnMain("keys") { _, call in
                let session = session(of: call)
                let keys = session.appStorage.keys.map { Lua.Value.string(LuaString($0)) }
                return try call.returns(.table(session.interpreter.makeTable(keys)))
            }
            type.indexOnMain { _, call in
                throw ScriptingError.unknownMember(
                    of: "storage", name: "\(try call.value(1))", known: ["get", "set", "keys"])
            }
            type.refusesToSetMembers(
                of: { _ in "storage" }, because: "values are set by storage:set(\"key\", value)")
            type.metamethodOnMain("__tostring") { _, call in
                try call.returns("storage of \(session(of: call).appStorage.keys.count) values")
            }
        }
    }

    func installStorage() throws {
        try interpreter.globals.set("storage", .userdata(try interpreter.makeUserdata(Storage(), types.storage)))
    }

    private func stored(_ key: String) -> DynamicValue {
        switch appStorage[key] {
        case nil: .none
        case let value as any DynamicConvertible: value.dynamicValue
        case let value?: .object(value)
        }
    }

    /// Stores a value; nil removes it.
    /// - Throws: `ScriptingError` for a value that can't be stored.
    func store(_ value: Lua.Value, _ key: String) throws {
        switch try bridge.dynamicValue(value) {
        case .none: appStorage[key] = nil
        case .boolean(let value): appStorage[key] = value
        case .integer(let value): appStorage[key] = value
        case .number(let value): appStorage[key] = value
        case .string(let value): appStorage[key] = value
        case .object(let value): appStorage[key] = value
        case let value:
            throw ArgumentError.calling(
                "storage:set",
                .wrongType(argument: key, expected: "string, number, boolean or nil", found: value.summary))
        }
    }
}
