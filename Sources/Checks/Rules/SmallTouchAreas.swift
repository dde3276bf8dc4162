import Views

/// A control that is smaller than a finger needs.
///
/// The system's own controls have the sizes that the system gives them, and so has a button that is nothing but words.
enum SmallTouchAreas: CheckRule {
    static let name = RuleName.touchArea

    /// By how much a side may be shorter without being noted, in points.
    private static let tolerance = 0.5

    static func findings(on screen: CheckedScreen) -> [Finding] {
        let least = TouchMetrics.length - tolerance
        return screen.views.compactMap { node in
            guard !node.isInBar, !node.isOffered, !node.isOfWords, node.responseObstruction == nil,
                let frame = screen.layout.touchTarget(of: node),
                frame.width > 0, frame.height > 0, frame.width < least || frame.height < least
            else { return nil }
            let size = "\(LayoutFault.number(frame.width)) by \(LayoutFault.number(frame.height))"
            return Finding(
                name, node, frame: frame, "is \(size) points to touch; a finger needs 44 by 44")
        }
    }
}

extension Node {
    /// Whether the view is a control with a label of words to which the app gave no size.
    fileprivate var isOfWords: Bool {
        let label = children.filter { $0.slot === Slot.label }
        guard kind.takesTaps, label.count == 1,
            [ViewType.Text.kind, ViewType.Label.kind].contains(where: { $0 === label[0].kind })
        else { return false }
        return (try? label[0].frame()) == (try? label[0].frame(inner: true))
    }
}
