/// A Lua value in Swift's hands. Integers and floats keep their kind.
///
/// Tables, functions, userdata and coroutines are references: they keep the Lua value alive, and are
/// used only on the thread that uses the interpreter at that time. They may be released anywhere.
public enum Value: @unchecked Sendable {
    case `nil`
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(LuaString)
    case table(Table)
    case function(Function)
    case userdata(Userdata)
    case thread(Coroutine)
    case lightUserdata(UnsafeMutableRawPointer?)
}

extension Value {
    /// Lua's name for the kind; integers and floats apart.
    public var kind: String {
        switch self {
        case .nil: "nil"
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .table: "table"
        case .function: "function"
        case .userdata, .lightUserdata: "userdata"
        case .thread: "thread"
        }
    }

    /// Everything but nil and false counts as true.
    public var isTrue: Bool {
        switch self {
        case .nil, .boolean(false): false
        default: true
        }
    }

    /// Whether it is nil.
    public var isNil: Bool {
        if case .nil = self { true } else { false }
    }

    /// The boolean, nil for anything else.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The table, nil for anything else.
    public var table: Table? { if case .table(let value) = self { value } else { nil } }
    /// The function, nil for anything else.
    public var function: Function? { if case .function(let value) = self { value } else { nil } }
    /// The function, or the table or userdata that can be called like one; nil for anything else, and for Swift objects, of
    /// which `Userdata.callable` knows.
    public var callable: Function? {
        switch self {
        case .function(let value): value
        case .table(let value): Function(callable: value.reference)
        case .userdata(let value): value.object == nil ? value.callable : nil
        default: nil
        }
    }
    /// The object, nil for anything else.
    public var userdata: Userdata? { if case .userdata(let value) = self { value } else { nil } }
    /// The coroutine, nil for anything else.
    public var coroutine: Coroutine? { if case .thread(let value) = self { value } else { nil } }
    /// The string, nil for anything else.
    public var luaString: LuaString? { if case .string(let value) = self { value } else { nil } }

    /// An integer, or a float without a fraction.
    public var integer: Int? {
        switch self {
        case .integer(let value): Int(exactly: value)
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// Any number.
    public var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The text of a string that is UTF-8.
    public var string: String? { luaString.flatMap { try? $0.text } }

    /// The value for an error message: kind, and for scalars the value, e.g. `string "x"`.
    public var summary: String {
        switch self {
        case .nil: "nil"
        case .boolean(let value): "boolean \(value)"
        case .integer(let value): "integer \(value)"
        case .number(let value): "number \(value)"
        case .string(let value): "string " + quoted(value)
        case .userdata(let value): value.typeName ?? "userdata"
        default: kind
        }
    }

    private func quoted(_ string: LuaString) -> String {
        guard let text = try? string.text else { return "of \(string.bytes.count) bytes that is not UTF-8" }
        return String(text.prefix(40)).debugDescription + (text.count > 40 ? "…" : "")
    }
}

extension Value: CustomStringConvertible {
    /// As Lua prints it; references without their address.
    public var description: String {
        switch self {
        case .nil: "nil"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): value.description
        case .userdata(let value): value.typeName ?? "userdata"
        default: kind
        }
    }
}

extension Value: Equatable {
    /// Equal as by `rawequal`: references are equal if they refer to the same Lua value.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.nil, .nil): true
        case (.boolean(let left), .boolean(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.integer(let left), .number(let right)): Int64(exactly: right) == left
        case (.number(let left), .integer(let right)): Int64(exactly: left) == right
        case (.string(let left), .string(let right)): left == right
        case (.lightUserdata(let left), .lightUserdata(let right)): left == right
        default:
            if let left = left.reference, let right = right.reference { left.isSame(as: right) } else { false }
        }
    }

    var reference: Reference? {
        switch self {
        case .table(let value): value.reference
        case .function(let value): value.reference
        case .userdata(let value): value.reference
        case .thread(let value): value.reference
        default: nil
        }
    }
}

extension Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByNilLiteral
{
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(stringLiteral value: String) { self = .string(LuaString(value)) }
    public init(nilLiteral: ()) { self = .nil }
}
