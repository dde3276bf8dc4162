import Foundation

/// Touches at a place on the screen: the topmost view there gets them, and those around it.
extension Graph {
    /// Does something to the view at a point, in points from the top left corner of the screen.
    /// - Throws: `InspectionError.notSupported` where nothing there takes touches, or none of what is there takes this one;
    ///   else what `perform` throws.
    package func touch(at point: CGPoint, _ act: ScreenTouch, _ perform: (Node) throws -> Void) throws {
        screenLayout.onTouchAtPlace?(nil, point)
        switch try touchTarget(at: point, act) {
        case .button(let name, let node, let press):
            screenLayout.onTouchAtPlace?("\(name) of \(node.kind.name)", point)
            guard act == .tap else { throw node.refusal(at: point, act) }
            try node.touch(by: .tap) { try self.reachingEverything { try self.run(on: node) { try press() } } }
        case .ground(let name, let leave):
            screenLayout.onTouchAtPlace?(name, point)
            try reachingEverything { try run(on: root) { try leave() } }
        case .view(let node):
            screenLayout.onTouchAtPlace?(node.headline, point)
            do {
                // The view is in front of all others at this point, wherever its middle is.
                try reachingEverything { try TouchScreen.of(self).touchingPlace { try perform(node) } }
            } catch InspectionError.gestureNotRecognized(_, let reasons) where reasons.isEmpty || act == .drag {
                throw node.refusal(at: point, act, because: reasons)
            }
        }
    }
}

/// A place on the screen as scripts give it: `{ x = 200, y = 770 }`.
struct ScreenPlace {
    private let point: CGPoint

    /// Nil where no place is given.
    /// - Throws: `InspectionError.notSupported` for half a place, and for one of a view other than the root: `call` names the
    ///   touch.
    @MainActor init?(x: CGFloat?, y: CGFloat?, on node: Node, _ call: String) throws {
        guard x != nil || y != nil else { return nil }
        guard let x, let y else {
            throw InspectionError.notSupported(
                "\(call) at a place takes both x and y, in points from the top left corner of the screen")
        }
        guard node === node.graph.root else {
            throw InspectionError.notSupported(
                "x and y are a place on the screen, for screen:\(call){ x = …, y = … }; a place in \(node.kind.name) is "
                    + (call == "drag" ? "from = { x = …, y = … }" : "at = { x = …, y = … }"))
        }
        point = CGPoint(x: x, y: y)
    }

    /// Does something to the view there.
    @MainActor func touch(_ graph: Graph, _ act: ScreenTouch, _ perform: (Node, TouchLocation) throws -> Void) throws {
        try graph.touch(at: point, act) { try perform($0, .screen(point)) }
    }
}
