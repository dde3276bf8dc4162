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
