import Lua
import System

/// Writes values as Lua source.
enum LuaLiteral {
    /// A Lua expression that evaluates to an equal value; nil for functions, objects, tables that contain these,
    /// cycles, long strings, and tables with a great many entries, shared ones counted each time.
    static func text(of value: Value) -> String? {
        var tablesLeft = 1000
        return text(of: value, within: [], &tablesLeft)
    }

    /// The longest string, in bytes.
    private static let longest = 1 << 16
    /// The largest number of fields of a table.
    private static let limit = 200
    /// The columns that a table on one line may take.
    private static let width = 90

    private static func text(
        of value: Value, within open: [UnsafeRawPointer], _ tablesLeft: inout Int
    ) -> String? {
        switch value {
        case .nil: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value): value == .min ? "math.mininteger" : "\(value)"
        case .number(let value): number(value)
        case .string(let value): value.bytes.count <= longest ? quoted(value) : nil
        case .table(let table): (try? fields(of: table, within: open, &tablesLeft)) ?? nil
        case .function, .userdata, .thread, .lightUserdata: nil
        }
    }

    /// nil for a number that equals nothing, not even itself.
    private static func number(_ value: Double) -> String? {
        if value.isNaN { return nil }
        if value.isInfinite { return value < 0 ? "-math.huge" : "math.huge" }
        return "\(value)"
    }

    /// A string in double quotes, on one line.
    static func quoted(_ string: LuaString) -> String { string.literal }

    private static func fields(
        of table: Table, within open: [UnsafeRawPointer], _ tablesLeft: inout Int
    ) throws -> String? {
        tablesLeft -= 1
        guard tablesLeft >= 0 else { return nil }
        guard let address = table.address, !open.contains(address), try table.metatable() == nil else { return nil }
        let pairs = try table.pairs
        guard pairs.count <= limit else { return nil }
        var length = 0
        var parts: [String] = []
        while true {
            let element = try table.rawGet(.integer(Int64(length + 1)))
            if element.isNil { break }
            guard let text = text(of: element, within: open + [address], &tablesLeft) else { return nil }
            parts.append(text)
            length += 1
        }
        var named: [String] = []
        for (key, value) in pairs {
            if case .integer(let index) = key, (1...Int64(max(1, length))).contains(index), length > 0 { continue }
            guard let key = self.key(key), let text = text(of: value, within: open + [address], &tablesLeft) else {
                return nil
            }
            named.append("\(key) = \(text)")
        }
        parts += named.sorted()
        if parts.isEmpty { return "{}" }
        let line = "{ \(parts.joined(separator: ", ")) }"
        if line.count <= width, !line.contains("\n") { return line }
        return "{\n\(parts.joined(separator: ",\n")),\n}"
    }

    private static func key(_ key: Value) -> String? {
        switch key {
        case .string(let name):
            if let text = try? name.text, LuaName.isValid(text) { return text }
            return "[\(quoted(name))]"
        case .table, .function, .userdata, .thread, .lightUserdata, .nil: return nil
        default: return text(of: key).map { "[\($0)]" }
        }
    }
}
