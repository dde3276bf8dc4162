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

    /// Holds a function without arguments on the view.
    public nonisolated func answer<Described: RequestModifierType>(
        _ type: Described.Type, _ answer: (() -> Described.Answer)?
    ) -> ModifiedContent<Self, _RequestModifier<Described>> where Described.Argument == Void {
        modifier(_RequestModifier<Described>(answer.map { answer in { _ in answer() } }))
    }
}

extension ViewCall {
    /// Asks the innermost function of a kind of modifier on this view.
    /// - Throws: `InspectionError.modifierNotFound` where there is none, `callbackNotFound` where it was given no
    ///   function.
    public init<Described: RequestModifierType>(_ type: Described.Type)
    where Described.Argument == Arguments, Described.Answer == Result {
        self = .callback(needsReach: true, isTouch: true) { node, argument in
            let call = type.kind.call
            guard let answer = try node.modifier(_RequestModifier<Described>.self, named: call).answer else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: call)
            }
            return { answer(argument) }
        }
    }
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
        let member = Member(calls, role: .action, result: Answer.dynamicName, repeat each parameters) {
            (node, given: repeat each Given) in
            try ViewCall(Self.self).make(on: node, argument(repeat each given)).dynamicValue
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

extension RequestModifierType where Answer: DynamicConvertible, Argument == Void {
    /// Describes a modifier that asks a function without arguments; `calls` is the inspection call that asks.
    package static func answer(
        _ name: String, calls: String, otherwise: @escaping @autoclosure @Sendable () -> Answer
    ) -> Kind {
        answer(name, calls: calls, otherwise: otherwise, argument: {}, given: { _ in [] })
    }
}
