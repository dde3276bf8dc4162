/// Says whether a person can select a text.
public nonisolated protocol TextSelectability {
    /// Whether a person can select the text.
    static var allowsSelection: Bool { get }
}

/// A person can select the text.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
    /// A person can select the text.
    public static let allowsSelection = true
}

/// A person cannot select the text.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
    /// A person cannot select the text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A person can select the text.
    public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A person cannot select the text.
    public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Whether a person can select a text, as a dynamic language names it.
public nonisolated enum TextSelectabilityName: Hashable, CaseIterable, Sendable, NamedValues {
    /// A person can select the text.
    case enabled
    /// A person cannot select the text.
    case disabled

    public static var dynamicName: String { "text selectability" }
}
