/// The direction of an arrow key.
public nonisolated enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    case up, down, left, right
}

extension MoveCommandDirection: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "direction" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, MoveCommandDirection> {
        ["up": .up, "down": .down, "left": .left, "right": .right]
    }
}
