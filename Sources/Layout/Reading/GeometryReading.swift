import Foundation

/// The facts of the layout that a description read, so that it is made again once they have changed.
///
/// On a named screen the tree is laid out each time it has been described, and each node whose description would now read
/// something else is described again. Without such a screen nothing is laid out: a view then has the room that the nearest
/// frame around it gives, and stands at 0.
@MainActor
package final class GeometryReading: LayoutReading {
    /// The node that reads.
    package private(set) weak var node: Node?
    /// The facts that were read in the current description, or in the last one.
    private var read: [GeometryFact: CGRect] = [:]

    /// The modifier of the node, counted from 0, the innermost, with which the place is meant; nil for that of the view
    /// without modifiers.
    private let modifier: Int?

    /// Reads facts in an action, with the modifiers of a node within one of them and that one.
    package init(_ node: Node, after modifier: Int? = nil) {
        self.node = node
        self.modifier = modifier
    }

    /// The reading of a node, which starts anew: its description is being made.
    package static func begin(on node: Node) -> GeometryReading {
        let reading = node.storage(named: "geometry") { GeometryReading(node) }
        reading.read = [:]
        if node.environment.namedScreen != nil { node.graph.screenLayout.add(reading) }
        return reading
    }

    /// The answer to a question as the layout now has it, as far as there is one.
    func answer(_ fact: GeometryFact) -> CGRect {
        guard let node else { return read[fact] ?? .zero }
        let answer = fact.answer(for: node, after: modifier)
        if node.graph.isDescribing { read[fact] = answer }
        return answer
    }

    /// Whether a question that the description asked has another answer now.
    package var isOutdated: Bool {
        guard let node else { return false }
        return read.contains { fact, answer in fact.answer(for: node, after: modifier) != answer }
    }
}

/// A question about the place of a view. Answers are in points.
enum GeometryFact: Hashable {
    /// The size; it stands at 0.
    case size
    /// The safe area's insets: top, leading, bottom and trailing, as x, y, width and height.
    case safeArea
    /// The rectangle in a coordinate space.
    case frame(CoordinateSpace)

    /// The answer for the view that a node shows, by the last layout; without one, by what is known of the room.
    @MainActor fileprivate func answer(for node: Node, after modifier: Int?) -> CGRect {
        guard let layout = node.graph.layoutForReaders,
            let place = try? modifier.map({ try layout.place(of: node, after: $0) }) ?? layout.place(readBy: node)
        else {
            return self == .safeArea ? .zero : CGRect(origin: .zero, size: node.environment.availableSize)
        }
        switch self {
        case .size, .frame(.local): return CGRect(origin: .zero, size: place.frame.size)
        case .safeArea:
            let insets = place.safeArea
            return CGRect(x: insets.top, y: insets.leading, width: insets.bottom, height: insets.trailing)
        case .frame(.global): return place.frame
        case .frame(.named(let name)):
            let origin = node.coordinateSpaceOrigin(named: name, in: layout) ?? .zero
            return place.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }
}

extension Node {
    /// The rectangle of the view with the modifiers within the one at a place, in points from the top left corner of the
    /// screen; without a layout, the room that is known of, at 0.
    package func frameForReaders(within place: Int) -> CGRect {
        let known: CGRect? = graph.layoutForReaders.flatMap { layout in
            place == 0 ? try? layout.frame(of: self, inner: true) : try? layout.frame(of: self, after: place - 1)
        }
        return known ?? CGRect(origin: .zero, size: environment.availableSize)
    }
}
