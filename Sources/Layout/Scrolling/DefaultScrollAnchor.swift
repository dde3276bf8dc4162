import Foundation

/// The decision that an anchor of a scrolling view is for.
public nonisolated enum ScrollAnchorRole: Hashable, CaseIterable, Sendable, NamedValues {
    /// The point at which the content begins.
    case initialOffset
    /// The point of the content that stays as its size, or that of the view, changes.
    case sizeChanges
    /// The position of content that is smaller than the view.
    case alignment
}

/// The point of the content, and of the scrolling view, that stand together.
public nonisolated struct DefaultScrollAnchor: Equatable, Sendable {
    /// The point; nil for the default.
    public let anchor: UnitPoint?
    /// The decision that it is for; nil for all.
    public let role: ScrollAnchorRole?

    package init(anchor: UnitPoint?, role: ScrollAnchorRole?) {
        self.anchor = anchor
        self.role = role
    }
}

extension Node {
    /// The anchors that `defaultScrollAnchor` of the view, or of those around it, sets: for each role the nearest.
    var scrollAnchors: ScrollAnchors {
        func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
            let found: DefaultScrollAnchor? = nearest { applied in
                // Unverified: the nearest anchor wins, whether or not it is for one role only.
                guard case .anchor(let value) = applied.scrollRule, value.role == nil || value.role == role else {
                    return nil
                }
                return value
            }
            return found?.anchor
        }
        return ScrollAnchors(
            initialOffset: anchor(.initialOffset), sizeChanges: anchor(.sizeChanges), alignment: anchor(.alignment))
    }
}
