import Foundation

// The touches that a person makes to use a view.

extension ScreenLayout {
    package func checkTouch(_ node: Node, _ manner: TouchManner, _ participle: String) throws {
        guard isNamed, let refusal = touchRefusal(of: node, manner) else { return }
        throw InspectionError.outOfReach(view: node.headline, act: participle, obstacle: refusal.obstruction.reason)
    }

    /// The reason why no touch of a person reaches a view, also after scrolling on; nil where one does, or where the view is
    /// nowhere.
    package func touchRefusal(of node: Node, _ manner: TouchManner) -> TouchRefusal? {
        guard var refusal = TouchGate(node, manner, in: graph.laidOut)?.refusal() else { return nil }
        // Where something floats above its place, a person scrolls on.
        for container in node.scrollingContainers {
            for height in [0.5, 0, 1] where graph.laidOut.isOpen(container, at: height) {
                guard container.kind.move(node, in: container, to: height) else { continue }
                guard let remaining = TouchGate(node, manner, in: graph.laidOut)?.refusal() else { return nil }
                refusal = remaining
            }
        }
        return refusal
    }

    package func touch(
        _ view: Node, by finger: Finger, own: @escaping @MainActor () throws -> Void
    ) throws -> TouchOutcome? {
        for (node, index) in view.modifiersAround() {
            guard let gesture = node.modifiers[index].value as? any TouchedModifier, gesture.hasSay(in: finger) else {
                continue
            }
            return try gesture.touch(view, by: finger, own: own)
        }
        return nil
    }
}

extension LaidOut {
    /// Whether nothing covers a view that scrolls near a height of its viewport, 0 for the top and 1 for the bottom.
    fileprivate func isOpen(_ container: Node, at height: CGFloat) -> Bool {
        guard let area = ScrollArea(container, in: self) else { return false }
        let inset = min(area.viewport.width, area.viewport.height) / 10
        let viewport = area.viewport.insetBy(dx: inset, dy: inset)
        let point = CGPoint(x: viewport.midX, y: viewport.minY + height * viewport.height)
        guard case .view(let view) = finding(at: point, onScreenOf: container) else { return false }
        return view === container || view.isInside(container)
    }
}
