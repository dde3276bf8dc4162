/// Lets touches pass a view by.
public nonisolated struct _AllowsHitTestingModifier: ResponsivenessModifier, Equatable {
    /// Whether the view takes touches.
    public let allowsHitTesting: Bool

    public var kind: Kind { ModifierType.AllowsHitTesting.kind }
    /// Whether touches of the view are for what is behind it.
    public var letsTouchesPass: Bool { !allowsHitTesting }
    /// The reason why the view doesn't respond; nil where it does.
    public var obstruction: String? { allowsHitTesting ? nil : "has allowsHitTesting set to false" }
}

extension ModifierType {
    public enum AllowsHitTesting: KnownModifierType {
        public static let kind = modifier(
            members: [Member("allowsHitTesting") { try ModifierType().allowsHitTesting($0) }],
            forms: [DynamicForm(.required("enabled", Bool.self)) { _AllowsHitTestingModifier(allowsHitTesting: $0) }])
    }

    /// Whether the view takes touches; true unless a modifier on it or around it says otherwise.
    public var allowsHitTesting: ModifierReader<Bool> {
        .init { node in
            !node.isInPart { ($0.value as? _AllowsHitTestingModifier)?.allowsHitTesting == false }
        }
    }
}

extension View {
    /// Sets whether the view takes touches.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}
