import Foundation

// What a person sees of the place of a view.

extension LaidOut {
    /// The part of a rectangle of the screen that a person sees where a view has it: within the screen, the viewports of the
    /// scrolling views around, and the bounds of clips; nil where nothing is left.
    package func visiblePart(_ frame: CGRect, of node: Node) -> CGRect? {
        let part = frame.intersection(window(around: node))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        return part
    }

    /// The part of the screen in which a view can be seen: that of all scrolling views around it.
    func window(around node: Node) -> CGRect {
        var window = CGRect(origin: .zero, size: node.graph.screen.size)
        for container in node.scrollingContainers {
            if let frame = try? frame(of: container, inner: true) { window = window.intersection(frame) }
        }
        return window
    }

    /// Whether no clip of a view, or of one around it, cuts off a point of the screen.
    func isUnclipped(_ point: CGPoint, in node: Node) -> Bool {
        var point = point
        for (around, index) in node.modifiersAround().reversed() {
            guard let frame = modifiedFrame(of: around, before: index),
                let effect = around.modifiers[index].touchEffect(in: frame)
            else { continue }
            switch effect {
            case .drawing(let transform):
                guard transform.isInvertible else { return false }
                point = point.applying(transform.inverted())
            case .clipping(let covers): if !covers(point) { return false }
            case .shaping: continue
            }
        }
        return true
    }
}
