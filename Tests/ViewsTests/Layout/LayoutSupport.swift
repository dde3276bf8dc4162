import Foundation
import Inspector
import SwiftUI
import Testing
import ViewTestSupport

@testable import Views

/// A view that is laid out on a bare screen.
@MainActor
struct Sheet {
    let graph: Graph

    init(_ view: some View, _ width: CGFloat = 320, _ height: CGFloat = 568, scale: CGFloat = 2) {
        graph = Graph(view, mode: .hosted)
        graph.screen = DeviceScreen(name: nil, width: width, height: height, scale: scale)
    }

    /// The frame of the view that `id` identifies.
    func frame(_ id: String, inner: Bool = false) throws -> CGRect {
        let node = try #require(graph.root.first(where: { $0.explicitID == AnyHashable(id) }))
        return try node.frame(inner: inner)
    }

    /// The frame as x, y, width and height.
    func numbers(_ id: String, inner: Bool = false) throws -> [CGFloat] {
        let frame = try frame(id, inner: inner)
        return [frame.minX, frame.minY, frame.width, frame.height]
    }
}

extension Node {
    /// The first node in the tree for which a condition holds, modifiers' content included.
    fileprivate func first(where isWanted: (Node) -> Bool) -> Node? {
        if isWanted(self) { return self }
        for child in children { if let found = child.first(where: isWanted) { return found } }
        for modifier in modifiers { if let found = modifier.node?.first(where: isWanted) { return found } }
        return nil
    }
}

/// A box of a size, known by an id.
struct Box: View {
    let id: String
    var width: CGFloat?
    var height: CGFloat?

    init(_ id: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        (self.id, self.width, self.height) = (id, width, height)
    }

    var body: some View { Color.red.frame(width: width, height: height).id(id) }
}
