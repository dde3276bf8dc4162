/// A gesture of a dynamic language.
public struct DynamicGesture: DynamicConvertible {
    /// The gesture of the app or of SwiftUI that a script holds.
    public let gesture: any Gesture
    /// The number of gestures that it consists of.
    let size: Int
    /// The largest number of gestures that it may consist of: more could not be released without using up the stack.
    static let largest = 1000

    /// Creates a dynamic gesture from a gesture.
    public init(_ gesture: any Gesture) {
        self.init(gesture, size: 1)
    }

    init(_ gesture: any Gesture, size: Int) {
        self.gesture = gesture
        self.size = size
    }

    public static var dynamicName: String { "gesture" }
    public static var dynamicExample: String { "TapGesture()" }

    @MainActor public static func make(from value: DynamicValue) throws -> DynamicGesture {
        guard case .object(let object) = value, let gesture = object as? DynamicGesture else { throw mismatch(value) }
        return gesture
    }

    public var dynamicValue: DynamicValue { .object(self) }
}

extension DynamicGesture: CustomStringConvertible {
    /// The kind of the gesture.
    public var description: String {
        let carried = MainThreadOnly(gesture)
        let name = MainActor.assumeIsolated { carried.value.core.map { type(of: $0)._kind.name } }
        return (name ?? "Gesture") + " (a gesture)"
    }
}

/// The parameters that all gestures have in a dynamic language, beside their own.
private struct GestureOptions {
    let onChanged = Parameter<DynamicFunctionValue?>.optional("onChanged", DynamicFunctionValue.self)
    let onEnded = Parameter<DynamicFunctionValue?>.optional("onEnded", DynamicFunctionValue.self)
    let updating = Parameter<DynamicFunctionValue?>.optional("updating", DynamicFunctionValue.self)
    let state = Parameter<DynamicStateBinding?>.optional("state", DynamicStateBinding.self)
    let modifiers = Parameter<EventModifiers?>.optional("modifiers", EventModifiers.self)

    var infos: [ParameterInfo] { [onChanged.info, onEnded.info, updating.info, state.info, modifiers.info] }

    /// The gesture with what is given. A state is set first, then come the callbacks.
    @MainActor func attached<G: Gesture>(to gesture: G, _ arguments: inout Arguments) throws -> any Gesture {
        var result: any Gesture = gesture
        let update = try updating.take(from: &arguments)
        if let binding = try state.take(from: &arguments)?.binding {
            result = result.settingState(binding, update?.function)
        } else if update != nil {
            throw ArgumentError.missing(
                argument: "state", expected: "state that 'updating' sets while the gesture lasts")
        }
        if let changed = try onChanged.take(from: &arguments)?.function { result = result.telling(changed) }
        if let ended = try onEnded.take(from: &arguments)?.function { result = result.telling(atEnd: ended) }
        if let keys = try modifiers.take(from: &arguments) { result = result.held(keys) }
        return result
    }
}

extension DynamicForm {
    /// A way to make a gesture; beside its own parameters it takes callbacks, a state and keys.
    static func gesture<each Value>(
        _ parameters: repeat Parameter<each Value>,
        size: (@MainActor @Sendable (repeat each Value) -> Int)? = nil,
        make: @escaping @MainActor @Sendable (repeat each Value) throws -> any Gesture
    ) -> DynamicForm {
        var infos: [ParameterInfo] = []
        for parameter in repeat each parameters { infos.append(parameter.info) }
        return DynamicForm(infos + GestureOptions().infos) { arguments in
            var arguments = arguments
            let values = (repeat try (each parameters).take(from: &arguments))
            let size = size?(repeat each values) ?? 1
            guard size <= DynamicGesture.largest else {
                throw InspectionError.notSupported(
                    "a gesture consists of \(DynamicGesture.largest) others at most; does a loop never end?")
            }
            let gesture = try GestureOptions().attached(to: try make(repeat each values), &arguments)
            try arguments.finish()
            return DynamicGesture(gesture, size: size)
        }
    }
}

extension Kind {
    /// Makes a gesture of this kind.
    /// - Throws: `ArgumentError` when no form fits.
    @MainActor public func makeGesture(_ arguments: Arguments) throws -> DynamicGesture {
        try DynamicForm.first(of: forms, arguments, call: name) as! DynamicGesture
    }
}

extension Gesture {
    fileprivate func telling(_ function: any DynamicFunction) -> any Gesture {
        _ChangedGesture(content: self) { tell(function, $0) }
    }

    fileprivate func telling(atEnd function: any DynamicFunction) -> any Gesture {
        onEnded { tell(function, $0) }
    }

    fileprivate func held(_ keys: EventModifiers) -> any Gesture { modifiers(keys) }

    /// Sets a state of the language while the gesture lasts: to what the function returns for the gesture's value and
    /// the state's, or without a function to the gesture's value. Afterwards the state is again what it was before.
    fileprivate func settingState(_ binding: any DynamicBinding, _ function: (any DynamicFunction)?) -> any Gesture {
        let before = GestureState<DynamicValue?>(wrappedValue: nil) { before, _ in
            let carried = MainThreadOnly(before)
            MainActor.assumeIsolated {
                if let before = carried.value { binding.writeKeepingFailure { before } }
            }
        }
        return updating(before) { value, before, _ in
            let carried = MainThreadOnly((value, before, function))
            before =
                MainActor.assumeIsolated {
                    let (value, before, function) = carried.value
                    let current = (try? binding.read()) ?? .none
                    binding.writeKeepingFailure {
                        let value = GestureValues.dynamicValue(of: value)
                        return try function.map { try $0.call([value, current]).first ?? .none } ?? value
                    }
                    return MainThreadOnly(before ?? current)
                }.value
        }
    }
}

/// Calls a function of the language with a gesture's value.
private func tell(_ function: any DynamicFunction, _ value: Any) {
    let carried = MainThreadOnly((function, value))
    MainActor.assumeIsolated {
        carried.value.0.callKeepingFailure([GestureValues.dynamicValue(of: carried.value.1)])
    }
}

extension DynamicBinding {
    /// Writes what the closure returns; an error is kept for the caller.
    fileprivate func writeKeepingFailure(_ value: () throws -> DynamicValue) {
        do {
            try write(value())
        } catch {
            keep(failure: error)
        }
    }
}

/// A state of a dynamic language, with values of any type.
struct DynamicStateBinding: DynamicConvertible {
    let binding: any DynamicBinding

    static var dynamicName: String { "state" }
    static var dynamicExample: String { "State(1)" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicStateBinding {
        guard case .binding(let binding) = value else { throw mismatch(value) }
        return DynamicStateBinding(binding: binding)
    }

    @MainActor var dynamicValue: DynamicValue { .binding(binding) }
}
