/// What becomes of a view when a pointer comes over it.
public nonisolated struct HoverEffect: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// As the system has it.
    public static let automatic = HoverEffect("automatic")
    /// It lights up.
    public static let highlight = HoverEffect("highlight")
    /// It rises.
    public static let lift = HoverEffect("lift")
}

extension HoverEffect: NamedValues {
    public static var dynamicName: String { "hover effect" }
    public static var namedValues: KeyValuePairs<String, HoverEffect> {
        ["automatic": .automatic, "highlight": .highlight, "lift": .lift]
    }
}
