import System

/// A value on its way between the view model and a dynamic language.
public enum DynamicValue {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    /// Values in order, on their way out.
    case list([DynamicValue])
    /// Values by name, on their way out.
    case record([String: DynamicValue])
    /// A table of the language, which keeps its identity on its way in and back out.
    case table(any DynamicTable)
    case function(any DynamicFunction)
    /// Something that can be read and set.
    case binding(any DynamicBinding)
    case view(any View)
    /// Any other Swift value, opaque to the language.
    case object(Any)
}

/// The errors of closures that can't throw, kept for a dynamic language.
@MainActor
public protocol DynamicFailureKeeper {
    /// Keeps an error that can't be thrown where it comes up, for the caller of the function that failed.
    func keep(failure: any Error)
}

/// A function of a dynamic language.
@MainActor
public protocol DynamicFunction: DynamicFailureKeeper {
    /// Calls the function; throws what it raises.
    @discardableResult
    func call(_ arguments: [DynamicValue]) throws -> [DynamicValue]

    /// The function as messages show it: "a function", unless its language knows better.
    nonisolated var summary: String { get }
}

extension DynamicFunction {
    public nonisolated var summary: String { "a function" }

    /// Calls the function and keeps what it raises.
    package func callKeepingFailure(_ arguments: [DynamicValue]) {
        do {
            try call(arguments)
        } catch {
            keep(failure: error)
        }
    }
}

/// A table of a dynamic language.
@MainActor
public protocol DynamicTable: AnyObject {
    /// The values in order, from the first to the last before a gap.
    /// - Throws: When one has no counterpart.
    func elements() throws -> [DynamicValue]
    /// The value under a name, `.none` when there is none.
    func field(_ name: String) throws -> DynamicValue
    /// The table as a function, where the language can call it like one; nil for most.
    var function: (any DynamicFunction)? { get }
    /// The names, in order.
    func names() throws -> [String]
    /// Whether another object stands for the same table.
    func isSame(as other: any DynamicTable) -> Bool
}

/// A value of a dynamic language that can be read and set.
@MainActor
public protocol DynamicBinding: AnyObject, DynamicFailureKeeper {
    /// The value now. Read in a body, it makes the body depend on it.
    /// - Throws: What a function that reads it raises.
    func read() throws -> DynamicValue
    /// Sets the value.
    /// - Throws: What a function that sets it raises.
    func write(_ value: DynamicValue) throws
    /// The number of times that a script has set the value, though it may have been to the one that it had.
    var timesSet: Int { get }
}

extension DynamicBinding {
    public var timesSet: Int { 0 }
}

/// A type whose values can come from a dynamic language and go to it.
public protocol DynamicConvertible: SendableMetatype {
    /// The name of the type in messages and the reference: `number`, `string`.
    static var dynamicName: String { get }

    /// A value of the type as a script writes one: for the reference, and for tests that go through all kinds.
    static var dynamicExample: String { get }

    /// Makes a value, or throws `ArgumentError.wrongType`.
    @MainActor static func make(from value: DynamicValue) throws -> Self

    /// The value for the language.
    @MainActor var dynamicValue: DynamicValue { get }
}

extension DynamicValue {
    /// The value as messages show it: its type, and what it is when that is short.
    public var summary: String {
        switch self {
        case .none: "nil"
        case .boolean(let value): "boolean \(value)"
        case .integer(let value): "integer \(value)"
        case .number(let value): "number \(value)"
        case .string(let value): value.count <= 40 ? "string \"\(value)\"" : "a string of \(value.count) characters"
        case .list: "a list"
        case .record, .table: "a table"
        case .function(let function): function.summary
        case .binding: "a binding"
        case .view(let view): "a view (\(TypeName.short(of: type(of: view))))"
        case .object(let value): TypeName.short(of: type(of: value))
        }
    }
}

extension DynamicValue {
    /// The values in order of a list or table; nil for anything else.
    @MainActor public func elements() throws -> [DynamicValue]? {
        switch self {
        case .list(let values): values
        case .table(let table): try table.elements()
        default: nil
        }
    }

    /// The function, or the table that can be called like one; nil for anything else.
    @MainActor public var function: (any DynamicFunction)? {
        switch self {
        case .function(let function): function
        case .table(let table): table.function
        default: nil
        }
    }

    /// The value under a name in a record or table; nil for anything else and where there is none.
    @MainActor public func field(_ name: String) throws -> DynamicValue? {
        switch self {
        case .record(let fields):
            return fields[name]
        case .table(let table):
            let value = try table.field(name)
            if case .none = value { return nil }
            return value
        default:
            return nil
        }
    }
}

/// An error in a call from a dynamic language.
public enum ArgumentError: Error, Equatable {
    /// An argument of another type than wanted. `argument` is empty where the value stands for itself.
    case wrongType(argument: String, expected: String, found: String)
    /// An argument that has to be given and isn't.
    case missing(argument: String, expected: String)
    /// A position below 1, where scripts count from.
    case noIndex(Int)
    /// More arguments in order than the call takes.
    case tooMany(count: Int, most: Int)
    /// A named argument that the call does not take; `known` are those that it does.
    case unknown(argument: String, known: [String])
    /// None of the ways to make the call fits. The reasons, one for each way.
    case noFormFits(reasons: [String])
    /// A problem with what is being called.
    indirect case calling(String, ArgumentError)
}

extension ArgumentError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongType("", let expected, let found):
            return "expected \(expected), got \(found)"
        case .wrongType(let argument, let expected, let found):
            return "argument '\(argument)': expected \(expected), got \(found)"
        case .missing(let argument, let expected):
            return "argument '\(argument)' is missing: expected \(expected)"
        case .noIndex(let index):
            return "there is no index \(index): Lua counts from 1"
        case .tooMany(let count, let most):
            return "takes at most \(most) argument\(most == 1 ? "" : "s") in order, got \(count)"
        case .unknown(let argument, let known):
            guard !known.isEmpty else { return "takes no argument named \(Suggestions.shown(argument))" }
            let nearest = Suggestions.nearest(to: argument, in: known)
            return "takes no argument named \(Suggestions.shown(argument))"
                + (nearest.map { "; did you mean '\($0)'?" } ?? ".")
                + " It takes: \(known.joined(separator: ", "))"
        case .noFormFits(let reasons):
            return "none of its forms fits:" + reasons.map { "\n  \($0)" }.joined()
        case .calling(let name, let error):
            return "\(name): \(error)"
        }
    }
}
