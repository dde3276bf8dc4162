/// When a scrolling view bounces at its ends.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The scrolling view decides.
    public static let automatic = ScrollBounceBehavior("automatic")
    /// It always bounces.
    public static let always = ScrollBounceBehavior("always")
    /// It bounces where there is more content than room.
    public static let basedOnSize = ScrollBounceBehavior("basedOnSize")
}

extension ScrollBounceBehavior: NamedValues {
    public static var dynamicName: String { "scroll bounce behavior" }
    public static var namedValues: KeyValuePairs<String, ScrollBounceBehavior> {
        ["automatic": .automatic, "always": .always, "basedOnSize": .basedOnSize]
    }
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
