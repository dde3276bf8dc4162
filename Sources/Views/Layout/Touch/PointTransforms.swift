import Foundation

extension AppliedModifier {
    /// The transform from the frame of a view that the modifier draws elsewhere, and its inverse; nil for a modifier that
    /// draws the view in its place.
    @MainActor func drawing(of frame: CGRect) -> (there: CGAffineTransform, back: CGAffineTransform)? {
        func around(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
            let point = anchor.point(in: frame)
            return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
        }
        let there: CGAffineTransform
        if let rotation = attribute(ModifierType.RotationEffect.self) {
            there = around(rotation.anchor, CGAffineTransform(rotationAngle: rotation.angle.radians))
        } else if let scaling = attribute(ModifierType.ScaleEffect.self) {
            let transform = CGAffineTransform(scaleX: scaling.scale.width, y: scaling.scale.height)
            there = around(scaling.anchor, transform)
        } else if let transform = attribute(ModifierType.TransformEffect.self) {
            there = around(.topLeading, transform)
        } else {
            return nil
        }
        return (there, there.inverted())
    }
}

extension LaidOut {
    /// The rectangle in which a modifier finds its view, counted from 0, the innermost; nil where it has none.
    func frame(of node: Node, before modifier: Int) -> CGRect? {
        modifier == 0 ? try? frame(of: node, inner: true) : try? frame(of: node, after: modifier - 1)
    }

    /// Returns the point at which a point in a view is drawn, in points from the top left corner of the screen.
    func drawn(_ point: CGPoint, in node: Node) -> CGPoint {
        var point = point
        var layer: Node?
        for node in sequence(first: node, next: \.parent) {
            let first = layer.flatMap { layer in node.modifiers.firstIndex { $0.node === layer } }.map { $0 + 1 } ?? 0
            for index in node.modifiers.indices.dropFirst(first) {
                guard let frame = frame(of: node, before: index), let drawing = node.modifiers[index].drawing(of: frame)
                else { continue }
                point = point.applying(drawing.there)
            }
            layer = node.slot === Slot.modifier ? node : nil
        }
        return point
    }
}
