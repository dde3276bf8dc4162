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
    private let roots: [LayoutItem]
    private let pass: LayoutPass

    init(_ node: Node, on screen: DeviceScreen) {
        pass = LayoutPass(screen)
        var builder = LayoutBuilder(pass)
        roots = builder.roots(node, on: screen)
        places = builder.places
        let size = screen.size
        for root in roots {
            _ = root.size(ProposedViewSize(size))
            root.settle(CGRect(origin: .zero, size: size), ProposedViewSize(size))
        }
        for node in pass.scrolling { node.scrollState.settle() }
    }

    /// The views that scroll what is inside them, from the outer ones in.
    var scrollingViews: [Node] { pass.scrolling }

    /// - Throws: `InspectionError.notSupported` where the layout failed.
    func check() throws {
        if let failure = pass.failure {
            throw InspectionError.notSupported("the screen can't be laid out: \(failure)")
        }
    }

    /// The items of a node that are shown: with its modifiers, or without.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    func items(of node: Node, inner: Bool = false) throws -> [LayoutItem] {
        try check()
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
    /// The items of the screen with all that is on it, and of the screens presented above it. Several views of one stand
    /// one below the other.
    fileprivate mutating func roots(_ root: Node, on screen: DeviceScreen) -> [LayoutItem] {
        let content = single(items(of: root, along: nil, asLayer: true), root)
        var roots = [wrapping(RootLayout(safeArea: screen.safeArea), content, root)]
        for presented in root.graph.presentedScreens {
            let content = single(items(of: presented, along: nil, asLayer: true), presented)
            var room = screen.safeArea
            if screen.name != nil, presented.kind === ViewType.Sheet.kind { room.top += BarMetrics.sheetTop }
            let isDialog = presented.kind === ViewType.Alert.kind || presented.kind === ViewType.ConfirmationDialog.kind
            let width = (screen.size.width - BarMetrics.alertWidth) / 2
            if isDialog, width > 0 { (room.leading, room.trailing) = (width, width) }
            roots.append(wrapping(RootLayout(safeArea: room), content, presented))
        }
        return roots
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
        return scrolled { screenLayout.current(of: self) }
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
