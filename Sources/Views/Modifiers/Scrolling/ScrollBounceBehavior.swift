/// When a scrolling view bounces at its ends.
public nonisolated enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// It always bounces.
    case always
    /// It bounces where there is more content than room.
    case basedOnSize
}

extension ModifierType {
    /// Says when the scrolling views within a view bounce at their ends.
    public enum ScrollBounceBehavior: AttributeModifierType {
        public typealias Value = (behavior: Views.ScrollBounceBehavior, axes: Axis.Set)
        public static let kind = attribute(
            "ScrollBounceBehavior",
            reads: [.record("scrollBounceBehavior", Self.self) { ["behavior": $0.behavior, "axes": $0.axes] }],
            forms: [
                form(
                    .required("behavior", Views.ScrollBounceBehavior.self),
                    .defaulted("axes", .vertical as Axis.Set)
                ) { ($0, $1) }
            ])
    }
}

extension View {
    /// Says when the scrolling views within the view bounce at their ends, along some axes.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        attribute(ModifierType.ScrollBounceBehavior.self, (behavior, axes))
    }
}

extension ModifierReaders {
    /// When a modifier of this view has scrolling views bounce, and along which axes.
    public var scrollBounceBehavior: ModifierReader<(behavior: ScrollBounceBehavior, axes: Axis.Set)> {
        .init(ModifierType.ScrollBounceBehavior.self)
    }
}
