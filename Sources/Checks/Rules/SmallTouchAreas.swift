import Views

/// A control that is smaller than a finger needs.
enum SmallTouchAreas: CheckRule {
    static let name = RuleName.touchArea

    static func findings(on screen: CheckedScreen) -> [Finding] {
        screen.views.compactMap { node in
            guard let frame = screen.layout.smallTouchArea(of: node) else { return nil }
            let size = "\(LayoutFault.number(frame.width)) by \(LayoutFault.number(frame.height))"
            return Finding(
                name, node, frame: frame, "is \(size) points to touch; a finger needs 44 by 44")
        }
    }
}
