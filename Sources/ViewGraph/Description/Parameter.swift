/// The description of a parameter, with its type erased.
public struct ParameterInfo: Sendable {
    /// The name, under which the argument may be given.
    public let name: String
    /// The name of its type: `number`, `string`.
    public var type: String { makeType() }
    /// Whether it may be left out.
    public let isOptional: Bool
    /// Whether it may be given by its place, before or without its name.
    public let isPositional: Bool
    /// An argument as a script writes it: for the reference, and for tests that go through all kinds.
    public var example: String { makeExample() }

    /// These are made on demand: a start describes hundreds of parameters, and a spec asks for few.
    private let makeType: @Sendable () -> String
    private let makeExample: @Sendable () -> String

    package init(
        name: String, type: @autoclosure @escaping @Sendable () -> String, isOptional: Bool, isPositional: Bool,
        example: @autoclosure @escaping @Sendable () -> String
    ) {
        self.name = name
        self.isOptional = isOptional
        self.isPositional = isPositional
        makeType = type
        makeExample = example
    }
}

/// One parameter of a call from a dynamic language: its name, its type, and how it is read.
public struct Parameter<Value>: Sendable {
    /// Its description.
    public let info: ParameterInfo
    @usableFromInline let take: @MainActor @Sendable (inout Arguments) throws -> Value

    package init(_ info: ParameterInfo, take: @escaping @MainActor @Sendable (inout Arguments) throws -> Value) {
        self.info = info
        self.take = take
    }

    /// The parameter with another example, where the type's own would mean nothing: a locale among all strings.
    public func example(_ example: String) -> Parameter {
        Parameter(
            ParameterInfo(
                name: info.name, type: info.type, isOptional: info.isOptional, isPositional: info.isPositional,
                example: example),
            take: take)
    }

    @inlinable
    @MainActor package func take(from arguments: inout Arguments) throws -> Value {
        try take(&arguments)
    }
}

extension Parameter {
    /// A parameter that takes what `type` is made from.
    package init<Taken: DynamicConvertible>(
        _ name: String, _ type: Taken.Type, isOptional: Bool = false, isPositional: Bool,
        take: @escaping @MainActor @Sendable (inout Arguments) throws -> Value
    ) {
        self.init(
            ParameterInfo(
                name: name, type: Taken.dynamicName, isOptional: isOptional, isPositional: isPositional,
                example: Taken.dynamicExample), take: take)
    }
}

extension Parameter where Value: DynamicConvertible {
    /// A parameter that has to be given, by place or by name.
    public static func required(_ name: String, _ type: Value.Type = Value.self) -> Parameter {
        required(name, isPositional: true)
    }

    /// A parameter that has to be given by name, where what is given in order is the content.
    public static func named(_ name: String, _ type: Value.Type = Value.self) -> Parameter {
        required(name, isPositional: false)
    }

    private static func required(_ name: String, isPositional: Bool) -> Parameter {
        Parameter(name, Value.self, isPositional: isPositional) {
            guard let value = $0.take(name, positional: isPositional) else {
                throw ArgumentError.missing(argument: name, expected: Value.dynamicName)
            }
            return try convert(value, name)
        }
    }

    /// A parameter with a default, given by name only, unless it is said to be `positional`.
    public static func defaulted(
        _ name: String, _ value: @autoclosure @escaping @Sendable () -> Value, positional: Bool = false
    ) -> Parameter {
        Parameter(name, Value.self, isOptional: true, isPositional: positional) {
            guard let given = $0.take(name, positional: positional) else { return value() }
            return try convert(given, name)
        }
    }

    @MainActor package static func convert(_ value: DynamicValue, _ name: String) throws -> Value {
        do {
            return try Value.make(from: value)
        } catch ArgumentError.wrongType("", let expected, let found) {
            throw ArgumentError.wrongType(argument: name, expected: expected, found: found)
        }
    }
}

extension Parameter {
    /// A parameter that may be left out, given by name only, unless it is said to be `positional`.
    public static func optional<Wrapped: DynamicConvertible>(
        _ name: String, _ type: Wrapped.Type, positional: Bool = false
    ) -> Parameter where Value == Wrapped? {
        Parameter(name, Wrapped.self, isOptional: true, isPositional: positional) {
            guard let given = $0.take(name, positional: positional) else { return nil }
            return try Parameter<Wrapped>.convert(given, name)
        }
    }
}

/// The arguments of a call from a dynamic language, taken one parameter after another.
public struct Arguments {
    private var positional: ArraySlice<DynamicValue>
    private var named: [String: DynamicValue]
    private let positionalCount: Int
    /// Whether any are given by name: where none are, no parameter looks for its own.
    private let hasNames: Bool
    /// The names of the parameters that looked for theirs, where there are names.
    private var known: [String] = []

    /// Arguments in order, and arguments by name.
    public init(_ positional: [DynamicValue] = [], named: [String: DynamicValue] = [:]) {
        self.positional = positional[...]
        self.named = named
        positionalCount = positional.count
        hasNames = !named.isEmpty
    }

    /// The one argument that is given in order, when nothing else is given.
    var only: DynamicValue? { named.isEmpty && positional.count == 1 ? positional.first : nil }

    /// Takes an argument by name or, when it may come in order, the next one; nil when it isn't given.
    package mutating func take(_ name: String, positional isPositional: Bool) -> DynamicValue? {
        if hasNames {
            known.append(name)
            if let value = named.removeValue(forKey: name) { return value }
        }
        guard isPositional, let value = positional.popFirst() else { return nil }
        if case .none = value { return nil }
        return value
    }

    /// Takes all arguments in order that are left.
    package mutating func takeRest() -> [DynamicValue] {
        defer { positional = [] }
        return Array(positional)
    }

    /// Takes everything as one value: the one argument that is given in order, or the record of those given by name.
    /// Refuses more than one in order.
    package mutating func takeAll() throws -> DynamicValue {
        if let value = positional.popFirst() {
            try finish()
            return value
        }
        defer { named = [:] }
        return named.isEmpty ? .none : .record(named)
    }

    /// Returns the values of parameters that take all of the arguments.
    @inlinable
    @MainActor func values<each Value>(of parameters: repeat Parameter<each Value>) throws -> (repeat each Value) {
        var rest = self
        let values = (repeat try (each parameters).take(from: &rest))
        try rest.finish()
        return values
    }

    /// Refuses what no parameter took.
    public func finish() throws {
        if !positional.isEmpty {
            throw ArgumentError.tooMany(count: positionalCount, most: positionalCount - positional.count)
        }
        if hasNames, let stray = named.keys.sorted().first {
            throw ArgumentError.unknown(argument: stray, known: known)
        }
    }
}

/// One way to call something from a dynamic language: its parameters, and what it makes of them.
public struct DynamicForm: Sendable {
    /// The parameters, in order.
    public let parameters: [ParameterInfo]
    /// Makes the result; throws `ArgumentError`.
    @usableFromInline let make: @MainActor @Sendable (Arguments) throws -> Made

    /// The product of a form. A view and a modifier are told apart where their type is known: to find out of any value takes
    /// longer than to make one.
    @usableFromInline enum Made {
        case view(any View)
        case modifier(any ViewModifier)
        case other(Any)

        var value: Any {
            switch self {
            case .view(let view): view
            case .modifier(let modifier): modifier
            case .other(let value): value
            }
        }
    }

    /// A form that reads its arguments itself.
    package init(_ parameters: [ParameterInfo], make: @escaping @MainActor @Sendable (Arguments) throws -> Any) {
        self.parameters = parameters
        self.make = { .other(try make($0)) }
    }

    @usableFromInline init<each Value>(
        of parameters: repeat Parameter<each Value>, make: @escaping @MainActor @Sendable (Arguments) throws -> Made
    ) {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        self.parameters = infos
        self.make = make
    }

    /// A form with these parameters that makes views. Inlinable, so that the form of each kind is compiled for the types
    /// that it takes; without, views made by scripts take a tenth longer.
    @inlinable
    public init<each Value, Result: View>(
        _ parameters: repeat Parameter<each Value>,
        make: @escaping @MainActor @Sendable (repeat each Value) throws -> Result
    ) {
        self.init(of: repeat each parameters) { arguments in
            let values = try arguments.values(of: repeat each parameters)
            return .view(try make(repeat each values))
        }
    }

    /// A form with these parameters that makes modifiers.
    init<each Value>(
        modifier parameters: repeat Parameter<each Value>,
        make: @escaping @MainActor @Sendable (repeat each Value) throws -> any ViewModifier
    ) {
        self.init(of: repeat each parameters) { arguments in
            let values = try arguments.values(of: repeat each parameters)
            return .modifier(try make(repeat each values))
        }
    }

    /// A form with these parameters that makes something else.
    @_disfavoredOverload
    @inlinable
    public init<each Value, Result>(
        _ parameters: repeat Parameter<each Value>,
        make: @escaping @MainActor @Sendable (repeat each Value) throws -> Result
    ) {
        self.init(of: repeat each parameters) { arguments in
            let values = try arguments.values(of: repeat each parameters)
            return .other(try make(repeat each values))
        }
    }
}

extension DynamicForm {
    /// Makes a value by the first form that fits the arguments.
    /// - Throws: `ArgumentError`, which says for each form why it doesn't fit; `call` is what the forms are called by.
    @MainActor package static func first(of forms: [DynamicForm], _ arguments: Arguments, call: String) throws -> Any {
        try made(by: forms, arguments, call: call).value
    }

    @MainActor fileprivate static func made(
        by forms: [DynamicForm], _ arguments: Arguments, call: String
    ) throws -> Made {
        var problems: [ArgumentError] = []
        for form in forms {
            do {
                return try form.make(arguments)
            } catch let error as ArgumentError {
                problems.append(error)
            }
        }
        switch problems.count {
        case 0: throw InspectionError.notSupported("\(call) cannot be made from here")
        case 1: throw ArgumentError.calling(call, problems[0])
        default:
            let reasons = zip(forms, problems).map { form, problem in "\(form.signature(call)): \(problem)" }
            throw ArgumentError.calling(call, .noFormFits(reasons: reasons))
        }
    }

    /// The form as it is called: `padding(edges, [length])`.
    func signature(_ call: String) -> String {
        "\(call)(\(parameters.map { $0.isOptional ? "[\($0.name)]" : $0.name }.joined(separator: ", ")))"
    }
}

extension Kind {
    /// Makes a value of this kind from the first form that fits the arguments.
    @MainActor private func make(_ arguments: Arguments) throws -> DynamicForm.Made {
        try DynamicForm.made(by: forms, arguments, call: isModifier ? call : name)
    }

    /// Makes a view of this kind.
    /// - Throws: `ArgumentError` when no form fits.
    @MainActor public func makeView(_ arguments: Arguments) throws -> any View {
        let made = try make(arguments)
        if case .view(let view) = made { return view }
        return made.value as! any View
    }

    /// Makes a modifier of this kind and applies it.
    /// - Throws: `ArgumentError` when no form fits.
    @MainActor public func apply(to view: any View, _ arguments: Arguments) throws -> any View {
        let made = try make(arguments)
        let modifier = if case .modifier(let modifier) = made { modifier } else { made.value as! any ViewModifier }
        if let absorbed = (view as? any ModifierAbsorbing)?.absorbing(modifier) { return absorbed }
        if let method = modifier as? _ViewMethod { return try method.applied(to: view) }
        return DynamicallyModified(content: view, modifier: modifier)
    }
}

extension Parameter where Value == Double {
    /// The range from `min` to `max`.
    /// - Throws: `ArgumentError.wrongType` when it would be backwards.
    package static func range<Bound: BinaryFloatingPoint>(_ low: Bound, _ high: Bound) throws -> ClosedRange<Bound> {
        guard low <= high else {
            throw ArgumentError.wrongType(argument: "max", expected: "number from \(low)", found: "\(high)")
        }
        return low...high
    }
}
