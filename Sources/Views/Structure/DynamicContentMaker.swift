/// Views of a dynamic language that are wanted later: views as they are, or a function that returns them.
struct DynamicContentMaker: DynamicConvertible {
    private let source: DynamicValue

    static var dynamicName: String { "view or function" }
    static var dynamicExample: String { "function() return Text('made') end" }

    @MainActor static func make(from value: DynamicValue) throws -> DynamicContentMaker {
        if let function = value.function { return DynamicContentMaker(source: .function(function)) }
        guard (try? DynamicContent(value, argument: "")) != nil else { throw mismatch(value) }
        return DynamicContentMaker(source: value)
    }

    var dynamicValue: DynamicValue { source }

    /// The views; made anew each time when they come from a function, which is given the arguments.
    /// - Throws: What the function raises, and `ArgumentError` when it returns something else.
    func make(_ arguments: [DynamicValue] = []) throws -> DynamicContent {
        let carried = MainThreadOnly((source, arguments))
        return try MainActor.assumeIsolated {
            try MainThreadOnly(DynamicContentMaker.content(of: carried.value.0, carried.value.1))
        }.value
    }

    /// The views in a value, or that a function returns for these arguments.
    @MainActor static func content(of source: DynamicValue, _ arguments: [DynamicValue]) throws -> DynamicContent {
        guard let function = source.function else { return try DynamicContent(source, argument: "") }
        return try DynamicContent(function.call(arguments).first ?? .none, argument: "")
    }
}
