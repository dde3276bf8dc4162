import Foundation

extension LaidOut {
    /// The rectangle in which a modifier finds its view, counted from 0, the innermost; nil where it has none.
    package func frame(of node: Node, before modifier: Int) -> CGRect? {
        modifier == 0 ? try? frame(of: node, inner: true) : try? frame(of: node, after: modifier - 1)
    }

    /// The rectangle in which a modifier, counted from 0, the innermost, finds the view with those within it: where that takes
    /// room, although an offset may show it elsewhere. Nil where it takes none.
    package func modifiedFrame(of node: Node, before modifier: Int) -> CGRect? {
        guard modifier > 0 else { return try? frame(of: node, inner: true) }
        guard let items = try? items(of: node, after: modifier - 1) else { return nil }
        return pass.rounded(items.dropFirst().reduce(items[0].modifiedFrame) { $0.union($1.modifiedFrame) })
    }

    /// Returns the point at which a point in a view with some of its modifiers is drawn, in points from the top left corner of
    /// the screen: those up to a place, from the innermost, are in the view.
    package func drawn(_ point: CGPoint, in node: Node, from modifier: Int = 0) -> CGPoint {
        var point = point
        for (around, index) in node.modifiersAround(from: modifier) {
            guard let frame = modifiedFrame(of: around, before: index),
                case .drawing(let transform) = around.modifiers[index].touchEffect(in: frame)
            else { continue }
            point = point.applying(transform)
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

extension Node {
    /// The modifiers that a view is drawn with, from the innermost to those of the root or of the presented screen that it stands
    /// on: the view that each is applied to, and its place there. Of the view itself those count from a place on.
    func modifiersAround(from first: Int = 0) -> [(node: Node, index: Int)] {
        var found: [(node: Node, index: Int)] = []
        var first = first
        for node in sequence(first: self, next: \.around) {
            found += node.modifiers.indices.dropFirst(first).map { (node, $0) }
            // What a modifier adds is drawn with those outside of it; a page is no part of what it is attached to.
            first = node.isLayer ? node.parent?.modifiers.firstIndex { $0.node === node }.map { $0 + 1 } ?? 0 : 0
        }
        return found
    }
}

extension CGAffineTransform {
    /// Whether the transform can be undone: not one that draws everything on a line or a point.
    var isInvertible: Bool { abs(a * d - b * c) > 1e-9 }
}
