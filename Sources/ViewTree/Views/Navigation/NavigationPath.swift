/// Values of any types that lead from one screen to the next.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// Makes one.
    public init() {}

    /// Makes one from its elements.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many screens lie above the first.
    public var count: Int { elements.count }

    /// Whether the first screen is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Goes on to the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Goes back by so many screens.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}
