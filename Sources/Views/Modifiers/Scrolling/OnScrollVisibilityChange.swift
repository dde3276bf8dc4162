import Foundation

extension ModifierType {
    public enum OnScrollVisibilityChange: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("action", DynamicHandler<Bool>.self).example("function(isVisible) end"),
                    .defaulted("threshold", 0.5)
                ) { handler, threshold in
                    _ScrollWatchModifier(kind, threshold: threshold) { handler.action($0) }
                }
            ])
    }

    public enum OnScrollTargetVisibilityChange: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("action", DynamicHandler<[DynamicValue]>.self).example("function(ids) end"),
                    .defaulted("threshold", 0.5)
                ) { handler, threshold in
                    _ScrollWatchModifier(kind, targets: AnyHashable.self, threshold: threshold) {
                        handler.action($0.map(\.dynamicValue))
                    }
                }
            ])
    }
}

extension View {
    /// Acts when a part of the view, from 0 to 1, comes into sight in the scrolling view around it (true), or goes out of sight
    /// (false). A view that is in sight from the start is one that comes into sight.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            _ScrollWatchModifier(ModifierType.OnScrollVisibilityChange.kind, threshold: threshold, action: action))
    }

    /// Acts when other views of the `scrollTargetLayout` in the view are in sight, each by a part of it from 0 to 1. It is told
    /// their identities in order, as far as they are of the type.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            _ScrollWatchModifier(
                ModifierType.OnScrollTargetVisibilityChange.kind, targets: idType, threshold: threshold, action: action)
        )
    }
}

extension _ScrollWatchModifier {
    /// Watches whether a part of the view is in sight.
    fileprivate init(_ kind: Kind, threshold: Double, action: @escaping (Bool) -> Void) {
        self.init(
            // Unverified: a view that isn't visible at first isn't reported.
            kind, initial: false,
            read: { node, layout in
                guard let area = node.scrollingContainer.flatMap({ ScrollArea($0, in: layout) }),
                    let frame = try? layout.exactFrame(of: node)
                else { return nil }
                return area.shows(frame, by: threshold)
            },
            action: { action($1) })
    }

    /// Watches which targets of scrolling are in sight.
    fileprivate init<ID: Hashable>(
        _ kind: Kind, targets type: ID.Type, threshold: Double, action: @escaping ([ID]) -> Void
    ) {
        self.init(
            kind, initial: [],
            read: { node, layout in
                node.scrollingView.flatMap { ScrollArea($0, in: layout) }.map { area in
                    area.targets(in: layout).filter { area.shows($0.frame, by: threshold) }
                        .compactMap { $0.node.explicitID.flatMap { ($0 as? ID) ?? $0.base as? ID } }
                }
            },
            action: { action($1) })
    }
}

extension ScrollArea {
    /// Whether at least a part of a rectangle of the screen, from 0 to 1, is in sight; for 0, whether any of it is.
    fileprivate func shows(_ rect: CGRect, by threshold: Double) -> Bool {
        let (area, seen) = (rect.width * rect.height, viewport.intersection(rect))
        guard area > 0, !seen.isNull, !seen.isEmpty else { return false }
        return seen.width * seen.height >= area * threshold - Self.tolerance
    }
}
