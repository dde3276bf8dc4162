/// A function of a dynamic language, as it is.
public struct DynamicFunctionValue: DynamicConvertible {
    /// The function.
    public let function: any DynamicFunction

    package init(function: any DynamicFunction) {
        self.function = function
    }

    public static var dynamicName: String { "function" }
    public static var dynamicExample: String { "function(value) return Text('made') end" }

    @MainActor public static func make(from value: DynamicValue) throws -> DynamicFunctionValue {
        guard let function = value.function else { throw mismatch(value) }
        return DynamicFunctionValue(function: function)
    }

    public var dynamicValue: DynamicValue { .function(function) }
}

extension DynamicFunctionValue {
    /// The first value that the function returns. What it raises is kept for the caller, and `otherwise` stands
    /// in for the value.
    package func result(_ arguments: [DynamicValue], otherwise: DynamicValue = .none) -> DynamicValue {
        let carried = MainThreadOnly((function, arguments, otherwise))
        return MainActor.assumeIsolated {
            let (function, arguments, otherwise) = carried.value
            do {
                return MainThreadOnly(try function.call(arguments).first ?? .none)
            } catch {
                function.keep(failure: error)
                return MainThreadOnly(otherwise)
            }
        }.value
    }

    /// The first value that the function returns, as one of a type. What it raises is kept, and so is that it returned
    /// something else; `otherwise` then stands in.
    func result<Result: DynamicConvertible>(_ arguments: [DynamicValue], otherwise: Result) -> Result {
        let carried = MainThreadOnly((function, result(arguments), otherwise))
        return MainActor.assumeIsolated {
            let (function, value, otherwise) = carried.value
            do {
                return MainThreadOnly(try Result.make(from: value))
            } catch {
                function.keep(failure: error)
                return MainThreadOnly(otherwise)
            }
        }.value
    }
}
