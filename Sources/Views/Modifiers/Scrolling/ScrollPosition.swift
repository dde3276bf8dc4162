/// Which view of a scrolling view stands in sight.
public nonisolated struct ScrollPositionTarget: @unchecked Sendable {
    /// The identity of the view; nil for none.
    public let id: Binding<AnyHashable?>
    /// Which place of the scrolling view it stands at; nil for wherever it is in sight.
    public let anchor: UnitPoint?
}

extension ModifierType {
    public enum ScrollPosition: AttributeModifierType {
        public static let attribute = ModifierAttribute<ScrollPositionTarget>(
            "ScrollPosition",
            reads: [
                .reading("scrollPosition") { $0.id.wrappedValue }
            ],
            members: [.call("scrollPositionAnchor", \ModifierType.scrollPositionAnchor)],
            forms: [
                .form(.required("id", Binding<AnyHashable?>.self), .optional("anchor", UnitPoint.self)) {
                    ScrollPositionTarget(id: $0, anchor: $1)
                }
            ])
    }

    /// Which view a modifier of this view keeps in sight.
    public var scrollPosition: ModifierReader<ScrollPositionTarget> { .init(ModifierType.ScrollPosition.self) }
    /// Where in the scrolling view a modifier keeps the view that is in sight; nil for anywhere.
    package var scrollPositionAnchor: ViewCall<Void, UnitPoint?> {
        .init(ModifierType.ScrollPosition.self) { $0.anchor }
    }
}

extension View {
    /// Keeps in `id` which view of the scrolling view stands in sight.
    ///
    /// The view keeps the binding, to be read back. It changes where a spec scrolls to a row.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        attribute(ModifierType.ScrollPosition.self, ScrollPositionTarget(id: .erasing(id), anchor: anchor))
    }
}

extension Binding where Value == AnyHashable? {
    /// A binding to a value whose type doesn't matter; setting one of another type changes nothing.
    fileprivate static func erasing<ID: Hashable>(_ id: Binding<ID?>) -> Binding {
        Binding(
            get: { id.wrappedValue.map { AnyHashable($0) } },
            set: { value in
                guard let value else { return id.wrappedValue = nil }
                if let value = value.base as? ID { id.wrappedValue = value }
            })
    }
}
