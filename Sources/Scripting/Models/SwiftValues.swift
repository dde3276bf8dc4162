import Lua
import System
import Views

/// Converts values of the app's types between Swift and Lua: `Codable` values as tables and scalars, registered models
/// as models, the values of views as elsewhere in scripts.
@MainActor
struct SwiftValues {
    let session: ScriptSession

    init(_ session: ScriptSession) {
        self.session = session
    }

    // MARK: To Lua

    /// The value for Lua. A value without a counterpart becomes an object that can be passed back.
    func luaValue(_ value: Any) throws -> Lua.Value {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return .nil }
            return try luaValue(wrapped)
        }
        switch value {
        case is Void: return .nil
        case let value as any LuaConvertible & Encodable: return try session.interpreter.encode(value)
        default: break
        }
        if type(of: value) is AnyClass, let kind = session.catalog.kind(of: value as AnyObject) {
            return .userdata(try session.userdata(of: value as AnyObject, kind))
        }
        if let value = value as? any DynamicConvertible { return try session.bridge.luaValue(value.dynamicValue) }
        if let value = value as? any Encodable { return try session.interpreter.encode(value) }
        if let list = value as? any ListValue {
            return .table(try session.interpreter.makeTable(try list.values.map { try luaValue($0) }))
        }
        if let view = value as? any View { return try session.bridge.luaValue(.view(view)) }
        return try session.bridge.luaValue(.object(value))
    }

    // MARK: From Lua

    /// The value as a type of the app.
    /// - Parameter path: The place of the value in errors, as in `arguments.user: expected string, got integer 5`.
    func value<Wanted>(_ value: Lua.Value, _ type: Wanted.Type, at path: String) throws -> Wanted {
        if let optional = type as? any OptionalValue.Type { return try optional.make(value, at: path, self) as! Wanted }
        if let held = held(by: value) {
            if let found = held as? Wanted { return found }
            throw mismatch(value, type, at: path)
        }
        if !(type is any LuaConvertible.Type), let type = type as? any DynamicConvertible.Type {
            return try dynamic(value, type, at: path) as! Wanted
        }
        if let type = type as? any Decodable.Type { return try decode(value, type, at: path) as! Wanted }
        if let list = type as? any ListValue.Type { return try list.make(value, at: path, self) as! Wanted }
        guard let kind = session.catalog.kind(ofType: type) else {
            guard type is AnyClass || !value.isNil else { throw mismatch(value, type, at: path) }
            throw ScriptingError.unconvertible(
                "\(path): \(TypeName.short(of: type)) is neither Decodable nor a registered model")
        }
        guard value.isNil || value.table != nil else { throw mismatch(value, type, at: path) }
        guard let made = try session.make(kind, value.isNil ? [] : [value]) as? Wanted else {
            throw mismatch(value, type, at: path)
        }
        return made
    }

    /// The value decoded as a type. Tables must not have keys that the type doesn't decode.
    func decode<Wanted: Decodable>(_ value: Lua.Value, _ type: Wanted.Type, at path: String) throws -> Wanted {
        try value.decode(type, at: path) { unknown in
            guard let failure = unknown.failure else {
                return ScriptingError.unknownKey(
                    path: unknown.path, key: unknown.key, known: unknown.known, isList: unknown.isList)
            }
            // A misspelt key may be the reason for a missing value.
            guard case LuaError.conversion(_, _, "nil") = failure,
                Suggestions.nearest(to: unknown.key, in: unknown.known) != nil
            else { return nil }
            return ScriptingError.unknownKey(path: unknown.path, key: unknown.key, known: unknown.known, isList: false)
        }
    }

    /// The Swift value that a script passes back.
    private func held(by value: Lua.Value) -> Any? {
        switch value.userdata?.object {
        case let box as ModelBox: box.object
        case let box as OpaqueBox: box.value
        case let box as ViewBox: box.view
        default: nil
        }
    }

    private func dynamic<Wanted: DynamicConvertible>(
        _ value: Lua.Value, _ type: Wanted.Type, at path: String
    ) throws -> Wanted {
        do {
            return try Wanted.make(from: session.bridge.dynamicValue(value))
        } catch ArgumentError.wrongType(_, let expected, let found) {
            throw LuaError.conversion(path: path, expected: expected, found: found)
        }
    }

    private func mismatch(_ value: Lua.Value, _ type: any Any.Type, at path: String) -> LuaError {
        let expected = session.catalog.kind(ofType: type)?.name ?? TypeName.short(of: type)
        return .conversion(path: path, expected: expected, found: value.summary)
    }
}

extension Lua.Value {
    /// The model of a userdata; nil for anything else.
    var modelBox: ModelBox? { userdata?.object as? ModelBox }
}

/// An optional, whatever it wraps.
protocol OptionalValue {
    static var wrappedType: any Any.Type { get }
    var wrapped: Any? { get }
    @MainActor static func make(_ value: Lua.Value, at path: String, _ conversion: SwiftValues) throws -> Any
}

extension Optional: OptionalValue {
    static var wrappedType: any Any.Type { Wrapped.self }
    var wrapped: Any? { self }

    @MainActor static func make(_ value: Lua.Value, at path: String, _ conversion: SwiftValues) throws
        -> Any
    {
        value.isNil ? Self.none as Any : Self.some(try conversion.value(value, Wrapped.self, at: path)) as Any
    }
}

/// An array, whatever it holds.
protocol ListValue {
    static var elementType: any Any.Type { get }
    var values: [Any] { get }
    @MainActor static func make(_ value: Lua.Value, at path: String, _ conversion: SwiftValues) throws -> Any
}

extension Array: ListValue {
    static var elementType: any Any.Type { Element.self }
    var values: [Any] { self }

    @MainActor static func make(_ value: Lua.Value, at path: String, _ conversion: SwiftValues) throws
        -> Any
    {
        guard let table = value.table else {
            throw LuaError.conversion(path: path, expected: "table", found: value.summary)
        }
        return try table.sequence.enumerated().map { offset, element in
            try conversion.value(element, Element.self, at: "\(path)[\(offset + 1)]")
        }
    }
}
