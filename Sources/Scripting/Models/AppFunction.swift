import Lua
import Views

/// A function of the app: a registered one, a method, an initializer of a model.
struct AppFunction: Sendable {
    typealias Work = @MainActor () async throws -> Any

    enum Body: Sendable {
        case direct(@MainActor (AnyObject?, ArgumentReader) throws -> Any)
        /// Reads the arguments and returns the work to await.
        case awaited(@MainActor (AnyObject?, ArgumentReader) throws -> Work)
    }

    let body: Body
    /// The types of the parameters.
    private(set) var parameters: [AppType] = []
    /// The type of the result.
    private(set) var result = AppType(Void.self)

    var parameterCount: Int { parameters.count }

    init(_ body: @escaping @MainActor (AnyObject?, ArgumentReader) throws -> Any) {
        self.body = .direct(body)
    }

    init(awaited body: @escaping @MainActor (AnyObject?, ArgumentReader) throws -> Work) {
        self.body = .awaited(body)
    }

    /// The same, knowing the types of its parameters and of its result.
    func taking<each Argument>(_ types: repeat (each Argument).Type, giving result: any Any.Type) -> AppFunction {
        var copy = self
        for type in repeat each types { copy.parameters.append(AppType(type)) }
        copy.result = AppType(result)
        return copy
    }

    var isAwaited: Bool { if case .awaited = body { true } else { false } }

    /// Reads the arguments of a call. Throws if there are too many.
    @MainActor
    func reader(_ values: [Lua.Value], of name: String, _ session: ScriptSession) throws -> ArgumentReader {
        var values = values
        // Braces without anything in them are no argument.
        if parameterCount == 0, values.count == 1, let table = values[0].table, try table.pairs.isEmpty { values = [] }
        while values.count > parameterCount, values.last?.isNil == true { values.removeLast() }
        guard values.count <= parameterCount else {
            throw ArgumentError.calling(name, .tooMany(count: values.count, most: parameterCount))
        }
        return ArgumentReader(values, isAlone: parameterCount == 1, SwiftValues(session))
    }

    /// Calls a function that isn't awaited.
    @MainActor
    func call(_ object: AnyObject?, _ values: [Lua.Value], as name: String, _ session: ScriptSession) throws -> Any {
        guard case .direct(let body) = body else { preconditionFailure("\(name) is awaited") }
        return try body(object, reader(values, of: name, session))
    }
}

/// Reads the arguments of a call one after the other, as the types of the parameters.
@MainActor
final class ArgumentReader {
    private let values: [Lua.Value]
    private let isAlone: Bool
    private let conversion: SwiftValues
    private var taken = 0

    init(_ values: [Lua.Value], isAlone: Bool, _ conversion: SwiftValues) {
        self.values = values
        self.isAlone = isAlone
        self.conversion = conversion
    }

    func next<Argument>(_ type: Argument.Type) throws -> Argument {
        var value = taken < values.count ? values[taken] : .nil
        taken += 1
        // A table in which everything may be left out may be left out itself.
        if value.isNil, let type = type as? any Decodable.Type, ArgumentShape(of: type).isAllOptional {
            value = .table(try conversion.session.interpreter.makeTable())
        }
        return try conversion.value(value, type, at: isAlone ? "arguments" : "argument \(taken)")
    }
}
