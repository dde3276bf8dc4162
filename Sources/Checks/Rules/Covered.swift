import Foundation
import Views

/// A control that can't be touched, since something else takes the touch wherever the control is seen.
///
/// Where the keyboard covers it, a person closes that; where something that floats covers it, a person scrolls on. What covers
/// most of the screen and shows something to read or to use takes the touches on purpose, as a dialog of the app's own does.
enum Covered: CheckRule {
    static let name = RuleName.covered

    /// The most controls of a screen that are looked at: each is scrolled into sight.
    private static let mostControls = 200

    static func findings(on screen: CheckedScreen) -> [Finding] {
        var found: [Finding] = []
        for (node, manner) in screen.views.lazy.compactMap(\.touched).prefix(mostControls) {
            guard node.responseObstruction == nil, (try? node.scrollIntoSight("touched")) != nil,
                let refusal = screen.graph.screenLayout.touchRefusal(of: node, manner)
            else { continue }
            switch refusal.cause {
            case .covered(let point):
                guard !FrontLayer(above: node, at: point, on: screen).isModal else { continue }
            case .shared: break
            case .keyboard, .outOfSight, .cutOff, .withoutSize, .clear, .unresponsive: continue
            }
            found.append(
                Finding(
                    name, node, frame: try? screen.layout.frame(of: node),
                    "can't be touched: \(refusal.obstruction.reason)"))
        }
        return found
    }
}

extension Node {
    /// How a person touches the view where it does something; nil where it does nothing.
    fileprivate var touched: (Node, TouchManner)? {
        guard !isInBar, !isOffered else { return nil }
        return isTapped ? (self, kind.takesTaps ? .control : .gesture) : nil
    }

    /// Whether the view does something when it is touched: a control, or one with a gesture.
    var isTapped: Bool { kind.takesTaps || modifiers.contains { $0.value is any TouchedModifier } }
}

/// What stands in front of a view and takes its touches: a layer that a modifier adds, or the views of a stack in front of the
/// one that the view is in.
@MainActor
private struct FrontLayer {
    private let screen: CheckedScreen
    /// The views that the layer consists of, each with all that is in it.
    private let parts: [Node]

    init(above node: Node, at point: CGPoint, on screen: CheckedScreen) {
        self.screen = screen
        let around = Array(sequence(first: node, next: \.parent))
        let way = Array(sequence(first: Self.taker(at: point, on: screen), next: { $0?.parent }).compactMap(\.self))
        guard let place = way.firstIndex(where: { node in around.contains { $0 === node } }), place > 0 else {
            parts = []
            return
        }
        let (meeting, part) = (way[place], way[place - 1])
        let own = around.first { $0.parent === meeting }
        guard part.slot !== Slot.modifier, meeting.kind.states(OverlapsOnPurpose.self), let own else {
            parts = [part]
            return
        }
        parts = Array(meeting.children.frontToBack.prefix { $0 !== own })
    }

    /// The points along each side of the screen that are looked at.
    private static let density = (x: 6, y: 10)
    /// The part of them that a layer takes which is above all else.
    private static let mostOfScreen = 0.8

    /// Whether it covers most of the screen, and has something to read or to use.
    var isModal: Bool {
        let taken = points.count { point in Self.taker(at: point, on: screen).map(isIn) ?? false }
        guard Double(taken) >= Self.mostOfScreen * Double(points.count) else { return false }
        return screen.views.contains { isIn($0) && $0.isReadOrUsed }
    }

    private func isIn(_ node: Node) -> Bool { parts.contains { $0 === node || node.isInside($0) } }

    private var points: [CGPoint] {
        let area = screen.bounds
        return (0..<Self.density.y).flatMap { row in
            (0..<Self.density.x).map { column in
                CGPoint(
                    x: area.minX + (CGFloat(column) + 0.5) / CGFloat(Self.density.x) * area.width,
                    y: area.minY + (CGFloat(row) + 0.5) / CGFloat(Self.density.y) * area.height)
            }
        }
    }

    private static func taker(at point: CGPoint, on screen: CheckedScreen) -> Node? {
        switch HitTest(layout: screen.layout).look(onScreen: [screen.graph.root], point) {
        case .none: nil
        case .view(let node): node
        case .button(_, let node, _): node
        }
    }
}

extension Node {
    /// Whether a person reads the view, uses it, or waits for it.
    fileprivate var isReadOrUsed: Bool {
        isTextOfScreen || isTapped || kind === ViewType.ProgressView.kind
    }
}
