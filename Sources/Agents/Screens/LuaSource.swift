import Console
import Lua
import Scripting

/// JSON as Lua source.
enum LuaSource {
    /// The value as an expression of Lua. Objects become tables with names, arrays become lists.
    /// - Parameter reference: Writes an object with the only field `ref`, which means a view; without it, it is a table.
    static func literal(_ value: JSONValue, reference: (String) throws -> String) rethrows -> String {
        switch value {
        case .null: return "nil"
        case .boolean(let value): return "\(value)"
        case .integer(let value): return value == .min ? "math.mininteger" : "\(value)"
        case .number(let value): return "\(value)"
        case .string(let text): return LuaString(text).literal
        case .array(let values):
            let items = try values.map { try literal($0, reference: reference) }
            return items.isEmpty ? "{}" : "{ \(items.joined(separator: ", ")) }"
        case .object(let fields):
            if fields.count == 1, let name = fields["ref"]?.string { return try reference(name) }
            let items = try fields.sorted { $0.key < $1.key }.map { name, value in
                let key = LuaName.isValid(name) ? name : "[\(LuaString(name).literal)]"
                return "\(key) = \(try literal(value, reference: reference))"
            }
            return items.isEmpty ? "{}" : "{ \(items.joined(separator: ", ")) }"
        }
    }

    /// The same where no object means a view.
    static func literal(_ value: JSONValue) -> String {
        literal(value) { "{ ref = \(LuaString($0).literal) }" }
    }
}
