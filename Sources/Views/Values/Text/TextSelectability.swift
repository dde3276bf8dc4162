/// Whether text can be selected.
public nonisolated protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }

/// Text can't be selected.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

/// Whether text can be selected, as scripts name it.
public nonisolated enum TextSelectabilityName: Hashable, CaseIterable, Sendable, NamedValues {
    case enabled, disabled

    public static var dynamicName: String { "text selectability" }
}
