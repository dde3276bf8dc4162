import Foundation

extension ModifierType {
    public enum OnScrollGeometryChange: KnownModifierType {
        public static let kind: Kind = modifier(
            forms: [
                DynamicForm(
                    .required("of", DynamicFunctionValue.self).example(
                        "function(geometry) return geometry.contentOffset.y end"),
                    .required("action", DynamicFunctionValue.self).example("function(old, new) end")
                ) { transform, action in
                    _ScrollWatchModifier(
                        kind: kind, initial: nil,
                        read: { node, layout in
                            guard let geometry = node.scrollGeometry(in: layout) else { return nil }
                            return transform.result([geometry.dynamicValue])
                        },
                        isSame: { areEquivalent($0, $1) },
                        action: { _ = action.result([$0 as! DynamicValue, $1 as! DynamicValue]) })
                }
            ])
    }
}

extension View {
    /// Acts when what `transform` makes of the geometry of the scrolling view becomes another than it was at the first layout,
    /// or at the last change. It is told the old value and the new one. Of several scrolling views in this one, it is the
    /// first.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        // It is called on the main actor, on which the tree is laid out.
        let transform = MainThreadOnly(transform)
        return modifier(
            _ScrollWatchModifier(
                ModifierType.OnScrollGeometryChange.kind, initial: nil,
                read: { node, layout in node.scrollGeometry(in: layout).map { transform.value($0) } }, action: action))
    }
}

extension Node {
    /// The geometry of the view itself where it scrolls, or else of the first view inside that does; nil where none does.
    fileprivate func scrollGeometry(in layout: LaidOut) -> ScrollGeometry? {
        scrollingView.flatMap { ScrollArea($0, in: layout) }?.geometry
    }
}
