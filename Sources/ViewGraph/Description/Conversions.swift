import Foundation
import System

/// The conversions of Swift's own types from and to a dynamic language.

extension DynamicConvertible {
    package static func mismatch(_ value: DynamicValue) -> ArgumentError {
        .wrongType(argument: "", expected: dynamicName, found: value.summary)
    }

    /// The error for a name that isn't among those that scripts give the values; it lists these, the nearest first.
    package static func unknown(_ name: String, among names: [String]) -> ArgumentError {
        let known = Suggestions.ranked(names, by: name).map { "\"\($0)\"" }.joined(separator: ", ")
        return .wrongType(argument: "", expected: "\(dynamicName) (\(known))", found: "\"\(name)\"")
    }
}

extension Bool: DynamicConvertible {
    public static var dynamicName: String { "boolean" }
    public static var dynamicExample: String { "true" }
    public static func make(from value: DynamicValue) throws -> Bool {
        guard case .boolean(let value) = value else { throw mismatch(value) }
        return value
    }
    public var dynamicValue: DynamicValue { .boolean(self) }
}

extension Int: DynamicConvertible {
    public static var dynamicName: String { "integer" }
    public static var dynamicExample: String { "2" }
    public static func make(from value: DynamicValue) throws -> Int {
        switch value {
        case .integer(let value): return value
        case .number(let number):
            guard let exact = Int(exactly: number) else { throw mismatch(value) }
            return exact
        default: throw mismatch(value)
        }
    }
    public var dynamicValue: DynamicValue { .integer(self) }
}

extension Double: DynamicConvertible {
    public static var dynamicName: String { "number" }
    public static var dynamicExample: String { "0.5" }
    public static func make(from value: DynamicValue) throws -> Double {
        switch value {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw mismatch(value)
        }
    }
    public var dynamicValue: DynamicValue { .number(self) }
}

extension CGFloat: DynamicConvertible {
    public static var dynamicName: String { "number" }
    public static var dynamicExample: String { "8" }
    public static func make(from value: DynamicValue) throws -> CGFloat {
        CGFloat(try Double.make(from: value))
    }
    /// A whole number goes out as an integer, so that it prints as it was written.
    public var dynamicValue: DynamicValue {
        Int(exactly: native).map { .integer($0) } ?? .number(native)
    }
}

extension String: DynamicConvertible {
    public static var dynamicName: String { "string" }
    public static var dynamicExample: String { "'word'" }
    public static func make(from value: DynamicValue) throws -> String {
        guard case .string(let value) = value else { throw mismatch(value) }
        return value
    }
    public var dynamicValue: DynamicValue { .string(self) }
}

extension Optional: DynamicConvertible where Wrapped: DynamicConvertible {
    public static var dynamicName: String { "\(Wrapped.dynamicName) or nil" }
    public static var dynamicExample: String { Wrapped.dynamicExample }
    public static func make(from value: DynamicValue) throws -> Wrapped? {
        if case .none = value { return nil }
        return try Wrapped.make(from: value)
    }
    public var dynamicValue: DynamicValue { self?.dynamicValue ?? .none }
}

extension Array: DynamicConvertible where Element: DynamicConvertible {
    public static var dynamicName: String { "list of \(Element.dynamicName)" }
    public static var dynamicExample: String { "{ \(Element.dynamicExample), \(Element.dynamicExample) }" }
    public static func make(from value: DynamicValue) throws -> [Element] {
        guard let values = try value.elements() else { throw mismatch(value) }
        return try values.map { try Element.make(from: $0) }
    }
    public var dynamicValue: DynamicValue { .list(map(\.dynamicValue)) }
}

extension DynamicValue: DynamicConvertible {
    public static var dynamicName: String { "any value" }
    public static var dynamicExample: String { "'word'" }
    public static func make(from value: DynamicValue) throws -> DynamicValue { value }
    public var dynamicValue: DynamicValue { self }
}

extension AnyHashable: DynamicConvertible {
    public static var dynamicName: String { "string, number or boolean" }
    public static var dynamicExample: String { "'word'" }
    @MainActor public static func make(from value: DynamicValue) throws -> AnyHashable {
        switch value {
        case .string(let value): return value
        case .integer(let value): return value
        case .number(let value): return value
        case .boolean(let value): return value
        case .object(let object):
            guard let hashable = object as? any Hashable else { throw mismatch(value) }
            return AnyHashable(hashable)
        default: throw mismatch(value)
        }
    }
    @MainActor public var dynamicValue: DynamicValue {
        (base as? any DynamicConvertible)?.dynamicValue ?? .object(base)
    }
}

extension Binding: DynamicConvertible where Value: DynamicConvertible {
    public static var dynamicName: String {
        let name = Value.dynamicName
        let article = name.hasPrefix("any ") ? "" : name.first.map("aeio".contains) == true ? "an " : "a "
        return "binding to \(article)\(name)"
    }

    public static var dynamicExample: String { "State(\(Value.dynamicExample))" }

    /// A binding of the language, checked now and at each read; when its value has another type later, the last good
    /// one stands and the mistake is kept for the next reader.
    @MainActor public static func make(from value: DynamicValue) throws -> Binding<Value> {
        switch value {
        case .binding(let source):
            let last = StateBox(try Value.make(from: source.read()))
            return Binding(
                get: {
                    MainActor.assumeIsolated {
                        do {
                            last.value = try Value.make(from: source.read())
                        } catch {
                            source.keep(failure: error)
                        }
                        return MainThreadOnly(last.untracked)
                    }.value
                },
                set: { value in
                    let carried = MainThreadOnly(value)
                    MainActor.assumeIsolated {
                        do {
                            try source.write(carried.value.dynamicValue)
                        } catch {
                            source.keep(failure: error)
                        }
                    }
                })
        default:
            throw mismatch(value)
        }
    }

    @MainActor public var dynamicValue: DynamicValue { wrappedValue.dynamicValue }
}

/// A function of the language that is called with nothing and whose results are dropped.
public struct DynamicAction: DynamicConvertible {
    /// Calls the function. What it raises is kept and reported by the caller of the action.
    public let action: () -> Void

    public static var dynamicName: String { "function" }

    public static var dynamicExample: String { "function() end" }
    @MainActor public static func make(from value: DynamicValue) throws -> DynamicAction {
        guard let function = value.function else { throw mismatch(value) }
        return DynamicAction { MainActor.assumeIsolated { function.callKeepingFailure([]) } }
    }

    @MainActor public var dynamicValue: DynamicValue { .object(self) }
}

/// A function of the language that takes one value and whose results are dropped.
public struct DynamicHandler<Argument: DynamicConvertible>: DynamicConvertible {
    /// Calls the function. What it raises is kept and reported by the caller of the action.
    public let action: (Argument) -> Void

    public static var dynamicName: String { "function" }

    public static var dynamicExample: String { "function(value) end" }
    @MainActor public static func make(from value: DynamicValue) throws -> DynamicHandler {
        guard let function = value.function else { throw mismatch(value) }
        return DynamicHandler { argument in
            let carried = MainThreadOnly(argument)
            MainActor.assumeIsolated { function.callKeepingFailure([carried.value.dynamicValue]) }
        }
    }

    @MainActor public var dynamicValue: DynamicValue { .object(self) }
}
