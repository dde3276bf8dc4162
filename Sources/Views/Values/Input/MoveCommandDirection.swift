/// The direction of an arrow key.
public nonisolated enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
    case up, down, left, right
}

extension MoveCommandDirection: NamedValues {
    public static var dynamicName: String { "direction" }
    public static var namedValues: KeyValuePairs<String, MoveCommandDirection> {
        ["up": .up, "down": .down, "left": .left, "right": .right]
    }
}
