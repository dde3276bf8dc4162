import Foundation

extension LaidOut {
    /// The rectangle in which a modifier finds its view, counted from 0, the innermost; nil where it has none.
    package func frame(of node: Node, before modifier: Int) -> CGRect? {
        modifier == 0 ? try? frame(of: node, inner: true) : try? frame(of: node, after: modifier - 1)
    }

    /// Returns the point at which a point in a view is drawn, in points from the top left corner of the screen.
    package func drawn(_ point: CGPoint, in node: Node) -> CGPoint {
        var point = point
        var layer: Node?
        for node in sequence(first: node, next: \.parent) {
            let first = layer.flatMap { layer in node.modifiers.firstIndex { $0.node === layer } }.map { $0 + 1 } ?? 0
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
}
