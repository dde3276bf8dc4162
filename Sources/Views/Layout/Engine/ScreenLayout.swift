import Foundation

/// The layout of a tree on its screen, made when somebody asks and kept until the tree changes.
@MainActor
final class ScreenLayout {
    /// The screen.
    var screen = DeviceScreen.standard
    private var known: (version: Int, layout: LaidOut)?

    init() {}

    /// The layout of the tree as it is now.
    func current(of graph: Graph) -> LaidOut {
        if let known, known.version == graph.version { return known.layout }
        let layout = LaidOut(graph.root, on: screen)
        known = (graph.version, layout)
        return layout
    }

    /// Forgets the layout: the screen is another one.
    func forget() { known = nil }
}

/// A tree that is laid out.
@MainActor
final class LaidOut {
    private let places: [ObjectIdentifier: LayoutBuilder.NodePlace]
    // The items know their parents, and the pass, without holding them.
    private let root: LayoutItem
    private let pass: LayoutPass

    init(_ node: Node, on screen: DeviceScreen) {
        pass = LayoutPass(scale: screen.scale)
        var builder = LayoutBuilder(pass, of: node)
        root = builder.root(on: screen)
        places = builder.places
        let size = screen.size
        _ = root.size(ProposedViewSize(size))
        root.settle(CGRect(origin: .zero, size: size), ProposedViewSize(size))
    }

    /// The items of a node that are shown: with its modifiers, or without.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    func items(of node: Node, inner: Bool = false) throws -> [LayoutItem] {
        if let failure = pass.failure {
            throw InspectionError.notSupported("the screen can't be laid out: \(failure)")
        }
        let place = places[ObjectIdentifier(node)]
        let items = (inner ? place?.inner : place?.outer) ?? []
        let shown = items.filter(\.isShown)
        guard !shown.isEmpty else {
            throw InspectionError.notSupported(
                "\(node.kind.name) has no frame: "
                    + (items.isEmpty
                        ? "it takes no room on the screen" : "the view around it shows another in its place"))
        }
        return shown
    }

    /// The rectangle that a node takes, in points from the top left corner of the screen, rounded to pixels.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    func frame(of node: Node, inner: Bool = false) throws -> CGRect {
        let items = try items(of: node, inner: inner)
        let union = items.dropFirst().reduce(items[0].shownFrame) { $0.union($1.shownFrame) }
        return pass.rounded(union)
    }
}

extension LaidOut {
    /// The lines in which a text is shown.
    /// - Throws: `InspectionError.notSupported` for a view that is no text or takes no room, and where the layout failed.
    func lines(of node: Node) throws -> TextMeasure.Lines {
        guard let item = try items(of: node, inner: true).first, let text = item.text else {
            throw InspectionError.notSupported("\(node.kind.name) has no lines: it is no text")
        }
        return text.lines(item.settled)
    }
}

extension LayoutBuilder {
    /// The item of the screen with all that is on it. Several views of a root stand one below the other.
    fileprivate mutating func root(on screen: DeviceScreen) -> LayoutItem {
        let items = items(of: root, along: nil)
        let content = items.count > 1 ? [wrapping(VStackLayout(), items, root)] : items
        return wrapping(RootLayout(safeArea: screen.safeArea), content, root)
    }
}

nonisolated extension LayoutPass {
    /// A rectangle whose sides are on pixels: each goes to the nearest, as on a screen.
    func rounded(_ frame: CGRect) -> CGRect {
        func side(_ position: CGFloat) -> CGFloat { (position * scale + 0.5).rounded(.down) / scale }
        let (x, y) = (side(frame.minX), side(frame.minY))
        return CGRect(x: x, y: y, width: side(frame.maxX) - x, height: side(frame.maxY) - y)
    }
}

extension Graph {
    /// The layout of the tree on its screen, as it is now.
    var laidOut: LaidOut {
        flush()
        return screenLayout.current(of: self)
    }

    private var screenLayout: ScreenLayout { companion { ScreenLayout() } }

    /// The screen that the tree is laid out on.
    package var screen: DeviceScreen {
        get { screenLayout.screen }
        set {
            screenLayout.screen = newValue
            screenLayout.forget()
        }
    }
}

extension Node {
    /// The rectangle that the view takes with all its modifiers, or without any, in points from the top left corner of the
    /// screen, or of the nearest view around that names its coordinate space so.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, where the layout failed, and where no view
    ///   around has the name.
    package func frame(inner: Bool = false, in space: AnyHashable? = nil) throws -> CGRect {
        let layout = graph.laidOut
        let frame = try layout.frame(of: self, inner: inner)
        guard let space else { return frame }
        guard
            let owner = sequence(first: self, next: \.parent).first(where: {
                $0.attributes(ModifierType.CoordinateSpaceName.self).contains(space)
            })
        else {
            throw InspectionError.notSupported("no view around \(kind.name) names its coordinate space \"\(space)\"")
        }
        let origin = try layout.frame(of: owner).origin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension Node {
    /// The lines in which a text is shown on its screen, without what is left out.
    /// - Throws: `InspectionError.notSupported` for a view that is no text or takes no room, and where the layout failed.
    package func textLines() throws -> [String] { try graph.laidOut.lines(of: self).texts }

    /// Whether a part of a text is left out on its screen, for want of room or of lines.
    /// - Throws: `InspectionError.notSupported` for a view that is no text or takes no room, and where the layout failed.
    package func isTextTruncated() throws -> Bool { try graph.laidOut.lines(of: self).isTruncated }
}

extension ViewType.Text.Properties {
    /// The lines in which the text is shown on its screen, without what is left out.
    public var lines: ViewCall<Void, [String]> { .init { try $0.textLines() } }
    /// Whether a part of the text is left out on its screen, for want of room or of lines.
    public var isTruncated: ViewCall<Void, Bool> { .init { try $0.isTextTruncated() } }
}
