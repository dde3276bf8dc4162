import Foundation

/// The lines above and below a row of a list, as the app wants them.
struct RowSeparators: Sendable {
    /// The row passes it to its list.
    enum Key: LayoutValueKey {
        static var defaultValue: RowSeparators { RowSeparators() }
    }

    /// The edges at which there is no line.
    var hidden: VerticalEdge.Set = []
    /// The colors of the lines; nil for that of the system.
    var top: Color?
    var bottom: Color?
    /// Where the line begins, from the leading side of the row in points; nil for where its content does.
    var inset: CGFloat?
}

extension ModifierType.ListRowSeparator: ArrangedAttribute {
    package static func layoutRole(_ value: Value, in place: LayoutPlace) -> LayoutRole? {
        let (visibility, edges) = value
        return .trait { traits in
            if visibility == .hidden {
                traits[RowSeparators.Key.self].hidden.formUnion(edges)
            } else {
                traits[RowSeparators.Key.self].hidden.subtract(edges)
            }
        }
    }
}

extension ModifierType.ListRowSeparatorTint: ArrangedAttribute {
    package static func layoutRole(_ value: Value, in place: LayoutPlace) -> LayoutRole? {
        let (color, edges) = value
        return .trait { traits in
            if edges.contains(.top) { traits[RowSeparators.Key.self].top = color }
            if edges.contains(.bottom) { traits[RowSeparators.Key.self].bottom = color }
        }
    }
}
