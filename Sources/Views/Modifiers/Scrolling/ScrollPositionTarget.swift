import Foundation

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
    /// The anchor in the scrolling view of the view that a modifier keeps in sight; nil for anywhere.
    package var scrollPositionAnchor: ViewCall<Void, UnitPoint?> {
        .init(ModifierType.ScrollPosition.self) { $0.anchor }
    }
}

extension View {
    /// Keeps in `id` which view of the scrolling view stands in sight, and scrolls to the view that `id` is set to.
    ///
    /// Of the views of a `scrollTargetLayout`, it is the one nearest to the anchor, by default to the top leading corner.
    /// Without such a layout, it is the row that a spec scrolls to.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        attribute(ModifierType.ScrollPosition.self, ScrollPositionTarget(id: .erasing(id), anchor: anchor))
    }

    /// Keeps where the content of the scrolling view stands, and scrolls to where the position is set.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        attribute(ModifierType.ScrollPosition.self, ScrollPositionTarget(position, anchor: anchor))
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

extension ModifierType.ScrollPosition: ArrangedAttribute {
    package static func scrollRule(_ target: ScrollPositionTarget) -> ScrollRule? { .position(target) }
}
