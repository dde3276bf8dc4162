import Foundation

extension LaidOut {
    /// The rectangle in which a modifier finds its view, counted from 0, the innermost; nil where it has none.
    package func frame(of node: Node, before modifier: Int) -> CGRect? {
        modifier == 0 ? try? frame(of: node, inner: true) : try? frame(of: node, after: modifier - 1)
    }

    /// Returns the point at which a point in a view with some of its modifiers is drawn, in points from the top left corner of
    /// the screen: those up to a place, from the innermost, are in the view.
    package func drawn(_ point: CGPoint, in node: Node, from modifier: Int = 0) -> CGPoint {
        var point = point
        let own = node
        var layer: Node?
        for node in sequence(first: node, next: \.parent) {
            let outside = layer.flatMap { layer in node.modifiers.firstIndex { $0.node === layer } }.map { $0 + 1 } ?? 0
            let first = node === own ? modifier : outside
            for index in node.modifiers.indices.dropFirst(first) {
                guard let frame = frame(of: node, before: index),
                    case .drawing(let transform) = node.modifiers[index].touchEffect(in: frame)
                else { continue }
                point = point.applying(transform)
            }
            layer = node.slot === Slot.modifier ? node : nil
        }
        return point
    }

    /// Returns the smallest rectangle of the screen around a rectangle in a view with some of its modifiers, as it is drawn.
    package func drawn(_ rect: CGRect, in node: Node, from modifier: Int) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { drawn($0, in: node, from: modifier) }
        let (left, right) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
        let (top, bottom) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGAffineTransform {
    /// Whether the transform can be undone: not one that draws everything on a line or a point.
    var isInvertible: Bool { abs(a * d - b * c) > 1e-9 }
}
