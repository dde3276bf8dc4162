import Lua
import Scripting

/// The assertion that a spec can make about an expression, from the value that it had in the console. It is derived
/// immediately, since tables and screens change.
enum Expectation {
    /// A value that can be written: `"Ann"`, `0.5`, `{ 1, 2 }`.
    case literal(String, isTable: Bool)
    case `nil`
    case boolean(Bool)
    /// A number that equals nothing, itself included.
    case notANumber
    /// The result of a search or of a call that leads to an element.
    case element(exists: Bool)
    /// The number of elements that `findAll` returned.
    case elements(count: Int)
    /// Anything that can't be written: it is of this kind.
    case kind(String)

    @MainActor init(_ value: Value) {
        switch value {
        case .nil: self = .nil
        case .boolean(let value): self = .boolean(value)
        case .number(let value) where value.isNaN: self = .notANumber
        case .string(let string) where Self.holdsAddress(string): self = .kind("string")
        case .userdata(let object) where object.typeName == "Element":
            self = .element(exists: ScriptSession.isOnScreen(object))
        case .table(let table):
            if let count = Self.elementCount(table) {
                self = .elements(count: count)
            } else {
                self = LuaLiteral.text(of: value).map { .literal($0, isTable: true) } ?? .kind("table")
            }
        default: self = LuaLiteral.text(of: value).map { .literal($0, isTable: false) } ?? .kind(Self.type(value))
        }
    }

    /// The same where the value is another one each time.
    var ofKind: Expectation {
        switch self {
        case .literal(let text, let isTable): .kind(isTable ? "table" : text.hasPrefix("\"") ? "string" : "number")
        case .boolean: .kind("boolean")
        default: self
        }
    }

    /// The value as source, if it can be written.
    var source: String? {
        switch self {
        case .literal(let text, _): text
        case .nil: "nil"
        case .boolean(let value): "\(value)"
        default: nil
        }
    }

    private static func type(_ value: Value) -> String {
        switch value {
        case .integer, .number: "number"
        default: value.kind
        }
    }

    /// Whether a text names a place in memory, which is another one in the next run.
    private static func holdsAddress(_ string: LuaString) -> Bool {
        guard let text = try? string.text else { return false }
        return text.firstMatch(of: /0x[0-9a-f]{6,}/) != nil
    }

    private static func elementCount(_ table: Table) -> Int? {
        guard let values = try? table.sequence, !values.isEmpty, (try? table.pairs.count) == values.count,
            values.allSatisfy({ $0.userdata?.typeName == "Element" })
        else { return nil }
        return values.count
    }
}
