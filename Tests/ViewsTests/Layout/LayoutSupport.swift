import Foundation
import Inspector
import SwiftUI
import Testing
import ViewTestSupport

@testable import Layout
@testable import Views

/// A view that is laid out on a bare screen.
@MainActor
struct Sheet {
    let graph: Graph

    init(_ view: some View, _ width: CGFloat = 320, _ height: CGFloat = 568, scale: CGFloat = 2) {
        graph = Graph(view, mode: .hosted)
        graph.screen = DeviceScreen(name: nil, width: width, height: height, scale: scale)
    }

    /// Hosts a view on a screen, which it reads as views of an app read theirs.
    init(_ view: some View, on screen: DeviceScreen) {
        var environment = EnvironmentValues()
        screen.modify(&environment)
        graph = Graph(view, mode: .hosted, environment: environment)
    }

    /// The faults so far, as sentences.
    func failures() -> [String] { graph.takeFailures().map { "\($0)" } }

    /// The texts, in the order of the tree.
    var texts: [String] {
        graph.flush()
        return graph.root.allTexts
    }

    /// The frame of the view that `id` identifies.
    func frame(_ id: String, inner: Bool = false) throws -> CGRect {
        try #require(node(id)).frame(inner: inner)
    }

    /// The view that `id` identifies.
    func node(_ id: String) -> Node? { graph.root.first { $0.explicitID == AnyHashable(id) } }

    /// The frame as x, y, width and height.
    func numbers(_ id: String, inner: Bool = false) throws -> [CGFloat] {
        let frame = try frame(id, inner: inner)
        return [frame.minX, frame.minY, frame.width, frame.height]
    }
}

extension Node {
    /// The texts in the tree, modifiers' content included.
    var allTexts: [String] {
        (text.map { [$0] } ?? []) + children.flatMap(\.allTexts) + modifiers.compactMap(\.shownNode).flatMap(\.allTexts)
    }

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
