import Foundation
import Views

/// The place of the view that a step is about, from its beginning to its end.
@MainActor
struct StepPlace {
    /// The view, which the record doesn't keep alive.
    private weak var node: Node?
    private var before: CGRect?
    /// The point of the screen that is touched; nil for none.
    var touch: CGPoint?

    /// No place.
    init() {}

    /// The place of a view as it is now. The root has none: it is the screen.
    init(of node: Node) {
        guard node.graph.isScreen, node !== node.graph.root else { return }
        self.node = node
        before = Self.frame(of: node)
    }

    /// The view is touched in the middle of what a person sees of it.
    mutating func touchMiddle() {
        guard let before, let node else { return }
        let seen = before.intersection(CGRect(origin: .zero, size: node.graph.screen.size))
        if !seen.isEmpty { touch = CGPoint(x: seen.midX, y: seen.midY) }
    }

    /// The place, with the one where the view is now; nil for none.
    var target: StepTarget? {
        let after = node.flatMap { Self.frame(of: $0) }
        guard before != nil || after != nil || touch != nil else { return nil }
        return StepTarget(before: before, after: after, touch: touch)
    }

    private static func frame(of node: Node) -> CGRect? {
        guard node.isAttached, let frame = try? node.frame(inner: true), !frame.isEmpty, !frame.isInfinite else {
            return nil
        }
        return frame
    }
}
