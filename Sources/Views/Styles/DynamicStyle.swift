import System

/// A style as a dynamic language gives it: the name of one that comes with the model, or a function that is told of the
/// control and returns what it shows.
struct DynamicStyle<Family: StyleFamily>: DynamicConvertible {
    /// A style of the family, or a `FunctionStyle`.
    let style: Any

    static var dynamicName: String {
        Family.Configuration.self == NoStyleConfiguration.self ? "style" : "style or function"
    }

    static var dynamicExample: String { "'\(Family.builtIns[0].key)'" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicStyle {
        switch value {
        case .string(let name):
            guard let style = Family.builtIns.first(where: { $0.key == name })?.value else {
                let names = Suggestions.ranked(Family.builtIns.map(\.key), by: name).map { "\"\($0)\"" }
                throw ArgumentError.wrongType(
                    argument: "", expected: "\(dynamicName) (\(names.joined(separator: ", ")))", found: "\"\(name)\"")
            }
            return DynamicStyle(style: style)
        case .function(let function) where Family.Configuration.self != NoStyleConfiguration.self:
            return DynamicStyle(style: FunctionStyle(function: function))
        default:
            throw mismatch(value)
        }
    }

    /// A style that comes with the model goes out as its name, a function as itself, any other as the name of its type.
    var dynamicValue: DynamicValue {
        if let function = style as? FunctionStyle { return .function(function.function) }
        let builtIn = Family.builtIns.first { isSame($0.value) }
        return .string(builtIn?.key ?? TypeName.short(of: type(of: style)))
    }

    private func isSame(_ other: Any) -> Bool {
        guard type(of: style) == type(of: other) else { return false }
        return (style as? any Equatable).map { isEqual($0, other) } ?? true
    }
}

/// A style that is a function of a dynamic language.
struct FunctionStyle {
    let function: any DynamicFunction

    /// What a control shows. Throws what the function raises, and `ArgumentError` when it returns no view.
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

/// A function of the model's that a dynamic language may call with nothing.
struct ModelFunction: DynamicFunction {
    let action: () -> Void

    func call(_ arguments: [DynamicValue]) -> [DynamicValue] {
        action()
        return []
    }

    /// It raises nothing: what goes wrong in an action is kept where the action comes from.
    func keep(failure: any Error) {}
}

/// A binding of the model's that a dynamic language may read and set.
final class ModelBinding<Value: DynamicConvertible>: DynamicBinding {
    private let binding: Binding<Value>

    init(_ binding: Binding<Value>) {
        self.binding = binding
    }

    func read() -> DynamicValue { binding.wrappedValue.dynamicValue }
    func write(_ value: DynamicValue) throws { binding.wrappedValue = try Value.make(from: value) }

    /// Whoever reads or sets it is told at once.
    func keep(failure: any Error) {}
}
