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
}

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

extension Node {
    /// The anchors that `defaultScrollAnchor` of the view, or of those around it, sets: for each role the nearest.
    var scrollAnchors: ScrollAnchors {
        func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
            let found: DefaultScrollAnchor? = nearest { applied in
                let value = applied.attribute(ModifierType.DefaultScrollAnchor.self)
                // Unverified: the nearest anchor wins, whether or not it is for one role only.
                return value?.role == nil || value?.role == role ? value : nil
            }
            return found?.anchor
        }
        return ScrollAnchors(
            initialOffset: anchor(.initialOffset), sizeChanges: anchor(.sizeChanges), alignment: anchor(.alignment))
    }
}
