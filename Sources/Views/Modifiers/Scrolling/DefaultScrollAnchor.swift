extension ModifierType {
    public enum DefaultScrollAnchor: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.DefaultScrollAnchor>(
            "DefaultScrollAnchor", reads: [.reading("defaultScrollAnchor") { $0.anchor }],
            forms: [
                .form(
                    .optional("anchor", UnitPoint.self, positional: true), .optional("role", ScrollAnchorRole.self)
                ) { .init(anchor: $0, role: $1) }
            ])
    }

    public var defaultScrollAnchor: ModifierReader<UnitPoint?> {
        .init(ModifierType.DefaultScrollAnchor.self) { $0.anchor }
    }
}

extension View {
    /// Sets the point of the content at which the scrolling views in the view begin; nil for the default. Content that is
    /// smaller than its view stands there, and what hasn't been scrolled away from there stays as sizes change.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        attribute(ModifierType.DefaultScrollAnchor.self, DefaultScrollAnchor(anchor: anchor, role: nil))
    }

    /// Sets the point of the content that one of the roles of an anchor goes by; nil for the default.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        attribute(ModifierType.DefaultScrollAnchor.self, DefaultScrollAnchor(anchor: anchor, role: role))
    }
}

extension ModifierType.DefaultScrollAnchor: ArrangedAttribute {
    package static func scrollRule(_ anchor: Value) -> ScrollRule? { .anchor(anchor) }
}
