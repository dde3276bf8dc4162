import Foundation
import Views

/// A control that nobody can touch, since something else takes the touch wherever the control is seen.
///
/// Where the keyboard covers it, a person closes that; where something that floats covers it, a person scrolls on. What covers
/// most of the screen and shows something to read or to use takes the touches on purpose, as a dialog of the app's own does.
enum Covered: CheckRule {
    static let name = RuleName.covered

    /// So many controls of a screen are looked at: each is scrolled into sight.
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
        if kind.takesTaps { return (self, .control) }
        return modifiers.contains { $0.value is any TouchedModifier } ? (self, .gesture) : nil
    }
}

/// What stands in front of a view and takes its touches: everything on its side of the view in which the two meet.
@MainActor
private struct FrontLayer {
    private let screen: CheckedScreen
    /// The way from the view that is covered to the one in which it meets what covers it.
    private let covered: Node
    private let meeting: Node?

    init(above node: Node, at point: CGPoint, on screen: CheckedScreen) {
        self.screen = screen
        covered = node
        let around = Array(sequence(first: node, next: \.parent))
        let cover = Self.taker(at: point, on: screen)
        meeting = cover.flatMap { cover in
            sequence(first: cover, next: \.parent).first { node in around.contains { $0 === node } }
        }
    }

    /// The points along each side of the screen that are looked at.
    private static let density = (x: 6, y: 10)
    /// The part of them that a layer takes which is above all else.
    private static let mostOfScreen = 0.8

    /// Whether it covers most of the screen, and has something to read or to use.
    var isModal: Bool {
        guard let meeting else { return false }
        let takers = points.compactMap { Self.taker(at: $0, on: screen) }.filter { isInFront($0, meeting) }
        guard Double(takers.count) >= Self.mostOfScreen * Double(points.count) else { return false }
        return screen.views.contains { isInFront($0, meeting) && $0.isReadOrUsed }
    }

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

    /// Whether a view stands in front of the covered one, where what covers that does.
    private func isInFront(_ node: Node, _ meeting: Node) -> Bool {
        guard node.isInside(meeting), let branch = branch(of: node, below: meeting),
            !branch.kind.states(StandsBehind.self)
        else { return false }
        // What a modifier adds stands in front of all that is in the view.
        guard branch.slot !== Slot.modifier, let own = self.branch(of: covered, below: meeting) else {
            return branch.slot === Slot.modifier
        }
        return branch !== own && meeting.children.filter { $0 === own || $0 === branch }.frontToBack.first === branch
    }

    private func branch(of node: Node, below top: Node) -> Node? {
        sequence(first: node, next: \.parent).first { $0.parent === top }
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
        isTextOfScreen || kind.takesTaps || kind === ViewType.ProgressView.kind
            || modifiers.contains { $0.value is any TouchedModifier }
    }
}
