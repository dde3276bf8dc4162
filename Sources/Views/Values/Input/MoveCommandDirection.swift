/// The direction of an arrow key.
public nonisolated enum MoveCommandDirection: Hashable, CaseIterable, Sendable, NamedValues {
    case up, down, left, right

    public static var dynamicName: String { "direction" }
}
