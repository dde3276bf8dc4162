/// A style as a script gives it: the name of a built-in one, or a function that takes the configuration of the control and
/// returns its body.
struct DynamicStyle<Family: StyleFamily>: DynamicConvertible {
    /// A style of the family, or a `FunctionStyle`.
    let style: Any

    static var dynamicName: String {
        Family.Configuration.self == NoStyleConfiguration.self ? "style" : "style or function"
    }

    static var dynamicExample: String { "'\(Family.variants.first?.key ?? "automatic")'" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicStyle {
        if case .string(let name) = value {
            guard let style = Family.builtIn(name) else { throw unknown(name, among: Family.names) }
            return DynamicStyle(style: style)
        }
        guard Family.Configuration.self != NoStyleConfiguration.self, let function = value.function else {
            throw mismatch(value)
        }
        return DynamicStyle(style: FunctionStyle(function: function))
    }

    /// The name of a built-in style, a function itself, and the name of the type of any other style.
    var dynamicValue: DynamicValue {
        if let function = style as? FunctionStyle { return .function(function.function) }
        if let variant = Family.variants.first(where: { isSame($0.value) }) { return .string(variant.key) }
        if let type = type(of: style) as? any _BuiltInStyle.Type, isSame(type.init()) {
            return .string(Family.name(of: type))
        }
        return .string(TypeName.short(of: type(of: style)))
    }

    private func isSame(_ other: Any) -> Bool {
        guard type(of: style) == type(of: other) else { return false }
        return (style as? any Equatable).map { isEqual($0, other) } ?? true
    }
}

/// A style that is a function of a script.
struct FunctionStyle {
    let function: any DynamicFunction

    /// The body that the function makes of a control.
    ///
    /// - Throws: The error that the function raises, and `ArgumentError` if it returns no view.
    @MainActor func body(_ configuration: some StyleConfiguration) throws -> DynamicContent {
        let result = try function.call([.record(configuration.dynamicFields)]).first ?? .none
        if case .none = result {
            throw ArgumentError.calling(
                "a style", .wrongType(argument: "", expected: "function that returns a view", found: "nothing"))
        }
        do {
            return try DynamicContent(result, argument: "")
        } catch let error as ArgumentError {
            throw ArgumentError.calling("what a style returns", error)
        }
    }
}

/// A function of the library that a script may call without arguments.
struct ModelFunction: DynamicFunction {
    let action: () -> Void

    func call(_ arguments: [DynamicValue]) -> [DynamicValue] {
        action()
        return []
    }

    /// Does nothing, as the function raises no errors: the failure of an action is kept where the action comes from.
    func keep(failure: any Error) {}
}

/// A binding of the library that a script may read and set.
final class ModelBinding<Value: DynamicConvertible>: DynamicBinding {
    private let binding: Binding<Value>

    init(_ binding: Binding<Value>) {
        self.binding = binding
    }

    func read() -> DynamicValue { binding.wrappedValue.dynamicValue }
    func write(_ value: DynamicValue) throws { binding.wrappedValue = try Value.make(from: value) }

    /// Does nothing, as `read()` and `write(_:)` throw at once.
    func keep(failure: any Error) {}
}
