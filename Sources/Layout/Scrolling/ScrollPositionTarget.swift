import Foundation

/// Which view of a scrolling view stands in sight.
public nonisolated struct ScrollPositionTarget: @unchecked Sendable {
    /// The identity of the view; nil for none.
    public let id: Binding<AnyHashable?>
    /// Which place of the scrolling view it stands at; nil for wherever it is in sight.
    public let anchor: UnitPoint?
    /// The whole position, where the app keeps it.
    private let whole: Binding<ScrollPosition>?

    package init(id: Binding<AnyHashable?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
        whole = nil
    }

    package init(_ position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        id = Binding(
            get: { position.wrappedValue.identity },
            set: { position.wrappedValue = ScrollPosition(place: $0.map { .view($0, nil) } ?? .anywhere) })
        self.anchor = anchor
        whole = position
    }

    /// The position that the app keeps, or that which goes with the identity.
    package var position: ScrollPosition {
        whole?.wrappedValue ?? ScrollPosition(place: id.wrappedValue.map { .view($0, nil) } ?? .anywhere)
    }

    /// Sets the position; one without a view leaves an identity as it is.
    package func set(_ position: ScrollPosition) {
        if let whole {
            whole.wrappedValue = position
        } else if let identity = position.identity {
            id.wrappedValue = identity
        }
    }
}
