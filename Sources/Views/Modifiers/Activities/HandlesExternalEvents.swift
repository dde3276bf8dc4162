/// Which activities and addresses from outside a view wants, and which it takes.
public nonisolated struct ExternalEventConditions: Equatable, Sendable {
    /// Those that it wants.
    public let preferring: Set<String>
    /// Those that it takes.
    public let allowing: Set<String>
}

extension ModifierType {
    public enum HandlesExternalEvents: AttributeModifierType {
        public static let attribute = ModifierAttribute<ExternalEventConditions>(
            "HandlesExternalEvents",
            members: [
                .call("externalEventsPreferred", \ModifierType.externalEventsPreferred),
                .call("externalEventsAllowed", \ModifierType.externalEventsAllowed),
            ],
            forms: [
                .form(.required("preferring", [String].self), .required("allowing", [String].self)) {
                    ExternalEventConditions(preferring: Set($0), allowing: Set($1))
                }
            ])
    }

    /// The external events that the view prefers and allows.
    public var handlesExternalEvents: ModifierReader<ExternalEventConditions> {
        .init(ModifierType.HandlesExternalEvents.self)
    }
    /// The events from outside that the view prefers to handle.
    package var externalEventsPreferred: ViewCall<Void, [String]> {
        .init(ModifierType.HandlesExternalEvents.self) { $0.preferring.sorted() }
    }
    /// The events from outside that the view may handle.
    package var externalEventsAllowed: ViewCall<Void, [String]> {
        .init(ModifierType.HandlesExternalEvents.self) { $0.allowing.sorted() }
    }
}

extension View {
    /// Sets the external events, activities and URLs, that the view prefers and allows, by substrings of their
    /// identifiers.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        attribute(
            ModifierType.HandlesExternalEvents.self,
            ExternalEventConditions(preferring: preferring, allowing: allowing))
    }
}
