import Foundation
import Views

/// A text or a control that stands beyond the screen, where no scrolling leads.
///
/// Pictures and shapes may reach beyond it. A view that an offset moves away as a whole waits there to be moved in, as a drawer
/// does.
enum OffScreen: CheckRule {
    static let name = RuleName.offScreen

    /// By how many points something may reach beyond the screen, and by which part of its length: it is read all the same.
    private static let tolerance = (points: 4.0, part: 0.03)

    static func findings(on screen: CheckedScreen) -> [Finding] {
        // What is written for a room of this size has more of it where texts are large.
        guard !screen.room.isFixed || !screen.variant.enlargesTexts else { return [] }
        var found: [Finding] = []
        var outer: Node?
        for node in screen.views where !node.isInBar && !node.isOffered {
            // What stands in a control goes with it.
            if let control = outer, node.isInside(control) { continue }
            let isControl = node.isTapped
            guard isControl || node.isTextOfScreen, let frame = try? screen.layout.frame(of: node, inner: true),
                frame.width > 0, frame.height > 0
            else { continue }
            outer = isControl ? node : nil
            let drawn = screen.layout.drawn(frame, in: node, from: 0)
            guard let sides = sides(of: drawn, beyond: screen.bounds, node), !node.isMovedAway(drawn, screen) else {
                continue
            }
            found.append(
                Finding(name, node, frame: drawn, "reaches \(sides) of the screen, where nothing scrolls to it"))
        }
        return found
    }

    /// The sides of the screen that a rectangle reaches beyond, as in "40 points beyond the bottom"; nil for none.
    @MainActor private static func sides(of frame: CGRect, beyond screen: CGRect, _ node: Node) -> String? {
        let axes = node.axesOfScrolling
        func isNotable(_ length: CGFloat, of whole: CGFloat) -> Bool {
            length > tolerance.points && length > tolerance.part * whole
        }
        var sides: [String] = []
        func note(_ length: CGFloat, _ whole: CGFloat, _ side: String) {
            guard isNotable(length, of: whole) else { return }
            sides.append("\(Int(length.rounded())) points beyond the \(side)")
        }
        if !axes.contains(.horizontal) {
            note(screen.minX - frame.minX, frame.width, "left side")
            note(frame.maxX - screen.maxX, frame.width, "right side")
        }
        if !axes.contains(.vertical) {
            note(screen.minY - frame.minY, frame.height, "top")
            note(frame.maxY - screen.maxY, frame.height, "bottom")
        }
        return sides.isEmpty ? nil : sides.joined(separator: " and ")
    }
}

extension Node {
    /// The axes along which views around scroll this one.
    fileprivate var axesOfScrolling: Axis.Set {
        scrollingContainers.reduce(into: []) { axes, container in
            // Dialogs, lists and editors of texts scroll what they have no room for.
            axes.formUnion(container.kind === ViewType.ScrollView.kind ? container.scrollAxes : .vertical)
        }
    }

    /// Whether an offset of the view, or of one around it, has moved all of it out of the screen.
    fileprivate func isMovedAway(_ frame: CGRect, _ screen: CheckedScreen) -> Bool {
        !frame.intersects(screen.bounds)
            && sequence(first: self, next: \.parent).contains { !$0.attributes(ModifierType.Offset.self).isEmpty }
    }
}
