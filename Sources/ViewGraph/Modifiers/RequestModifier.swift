/// A kind of modifier that holds a function to ask when something happens, which answers: what to copy, whether a drop is
/// taken. It is to `CallbackModifierType` what a question is to a message.
public protocol RequestModifierType: KnownModifierType {
    /// The argument of the function.
    associatedtype Argument: SendableMetatype
    /// The result of the function.
    associatedtype Answer: SendableMetatype
}

/// Holds a function on a view, to ask when something happens.
public nonisolated struct _RequestModifier<Described: RequestModifierType>: PrimitiveModifier {
    /// The function; nil where the app gave none.
    public let answer: ((Described.Argument) -> Described.Answer)?

    /// Creates a request modifier with a function.
    public init(_ answer: ((Described.Argument) -> Described.Answer)?) {
        self.answer = answer
    }

    public var kind: Kind { Described.kind }
}

extension View {
    /// Holds a function on the view.
    public nonisolated func answer<Described: RequestModifierType>(
        _ type: Described.Type, _ answer: ((Described.Argument) -> Described.Answer)?
    ) -> ModifiedContent<Self, _RequestModifier<Described>> {
        modifier(_RequestModifier<Described>(answer))
    }
}

/// Asks what a modifier was given to ask.
public struct ModifierRequest<Argument, Answer>: PlacedCall {
    private let find: @MainActor (Node) throws -> (Argument) -> Answer
    package var place: Place?

    /// Asks the innermost function of a kind of modifier on this view.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `callbackNotFound` where it was given no
    ///   function.
    public init<Described: RequestModifierType>(_ type: Described.Type)
    where Described.Argument == Argument, Described.Answer == Answer {
        find = { node in
            let call = type.kind.call
            guard let answer = try node.modifier(_RequestModifier<Described>.self, named: call).answer else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: call)
            }
            return answer
        }
    }

    /// Asks, and gives the answer.
    /// - Throws: `InspectionError.callbackNotFound` where the view has no function to ask.
    @discardableResult
    @MainActor @preconcurrency public func callAsFunction(_ argument: Argument) throws -> Answer {
        let answer = try find(node)
        return node.graph.run(on: node) { answer(argument) }
    }
}

extension ModifierRequest where Argument == Void {
    /// Asks, and gives the answer.
    /// - Throws: `InspectionError.callbackNotFound` where the view has no function to ask.
    @discardableResult
    @MainActor @preconcurrency public func callAsFunction() throws -> Answer { try callAsFunction(()) }
}

extension RequestModifierType where Answer: DynamicConvertible {
    /// Describes a modifier that asks; `calls` is the inspection call that asks, which takes what `argument` makes an
    /// argument of, and `given` says what a script's function is given.
    package static func answer<each Given>(
        _ name: String, calls: String, otherwise: @escaping @Sendable () -> Answer,
        _ parameters: repeat Parameter<each Given>,
        argument: @escaping @MainActor @Sendable (repeat each Given) throws -> Argument,
        given: @escaping @MainActor @Sendable (Argument) -> [DynamicValue]
    ) -> Kind {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        let member = Member(
            name: calls, role: .action, parameters: infos, result: Answer.dynamicName
        ) { node, arguments in
            let values = (repeat try (each parameters).take(from: &arguments))
            try arguments.finish()
            return try ModifierRequest(Self.self).bound(to: Place(node))(argument(repeat each values)).dynamicValue
        }
        return Kind(
            name, role: .modifier, members: [member],
            forms: [
                DynamicForm(.required("action", DynamicFunctionValue.self)) { function in
                    _RequestModifier<Self> { argument in
                        let carried = MainThreadOnly(argument)
                        let values = MainActor.assumeIsolated { MainThreadOnly(given(carried.value)) }.value
                        return function.result(values, otherwise: otherwise())
                    }
                }
            ])
    }
}
