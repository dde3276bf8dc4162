import Foundation

/// Which view of a scrolling view stands in sight.
public nonisolated struct ScrollPositionTarget: @unchecked Sendable {
    /// The identity of the view; nil for none.
    public let id: Binding<AnyHashable?>
    /// Which place of the scrolling view it stands at; nil for wherever it is in sight.
    public let anchor: UnitPoint?
    /// The whole position, where the app keeps it.
    private let whole: Binding<ScrollPosition>?

    init(id: Binding<AnyHashable?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
        whole = nil
    }

    init(_ position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        id = Binding(
            get: { position.wrappedValue.identity },
            set: { position.wrappedValue = ScrollPosition(place: $0.map { .view($0, nil) } ?? .anywhere) })
        self.anchor = anchor
        whole = position
    }

    /// The position that the app keeps, or that which goes with the identity.
    var position: ScrollPosition {
        whole?.wrappedValue ?? ScrollPosition(place: id.wrappedValue.map { .view($0, nil) } ?? .anywhere)
    }

    /// Sets the position; one without a view leaves an identity as it is.
    func set(_ position: ScrollPosition) {
        if let whole {
            whole.wrappedValue = position
        } else if let identity = position.identity {
            id.wrappedValue = identity
        }
    }
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
