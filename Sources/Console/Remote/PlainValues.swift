import Lua

/// Converts plain Lua values to JSON: strings, numbers, and tables of these. Metamethods aren't called.
///
/// All values of one response share the limits, so that every response ends, whatever the tables contain.
struct PlainValues {
    /// The reason why there is no JSON for a value.
    enum Refusal: Error, CustomStringConvertible {
        case cycle
        case depth
        case entries
        case bytes
        case mixedKeys
        case noData(String)
        case noText

        var description: String {
            switch self {
            case .cycle: "it contains itself"
            case .depth: "its tables are more than \(PlainValues.deepest) levels deep"
            case .entries: "its tables have more than \(PlainValues.mostEntries) entries"
            case .bytes: "its texts have more than \(PlainValues.mostBytes) bytes"
            case .mixedKeys: "a table is neither a list nor has names alone for keys"
            case .noData(let kind): "JSON has no form for a \(kind)"
            case .noText: "a string is not UTF-8"
            }
        }
    }

    static let deepest = 64
    static let mostEntries = 10_000
    static let mostBytes = 1 << 20

    private var entriesLeft = Self.mostEntries
    private var bytesLeft = Self.mostBytes
    /// The tables around the one that is read.
    private var around: [UnsafeRawPointer] = []

    /// The value as JSON.
    /// - Throws: `Refusal`.
    mutating func json(_ value: Lua.Value) throws -> JSONValue {
        switch value {
        case .nil: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .number(let value):
            guard value.isFinite else { throw Refusal.noData("number that is \(value)") }
            return .number(value)
        case .string(let string): return .string(try text(string))
        case .table(let table): return try fields(of: table)
        default: throw Refusal.noData(value.kind)
        }
    }

    private mutating func text(_ string: LuaString) throws -> String {
        bytesLeft -= string.bytes.count
        guard bytesLeft >= 0 else { throw Refusal.bytes }
        guard let text = try? string.text else { throw Refusal.noText }
        return text
    }

    /// A list where the keys are 1, 2, 3 and so on, as of an empty table; an object where they are strings.
    private mutating func fields(of table: Lua.Table) throws -> JSONValue {
        guard let address = table.address, !around.contains(address) else { throw Refusal.cycle }
        guard around.count < Self.deepest else { throw Refusal.depth }
        around.append(address)
        defer { around.removeLast() }
        let count = try table.count
        guard count <= entriesLeft else { throw Refusal.entries }
        var list: [JSONValue] = []
        var object: [String: JSONValue] = [:]
        try table.forEach { key, value in
            entriesLeft -= 1
            guard entriesLeft >= 0 else { throw Refusal.entries }
            if let index = key.integer, index >= 1, index <= count { return }
            guard count == 0, case .string(let name) = key else { throw Refusal.mixedKeys }
            object[try text(name)] = try json(value)
        }
        guard object.isEmpty else { return .object(object) }
        for element in try table.sequence { list.append(try json(element)) }
        return .array(list)
    }
}
