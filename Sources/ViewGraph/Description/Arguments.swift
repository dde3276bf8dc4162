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
