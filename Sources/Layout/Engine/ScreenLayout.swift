import Foundation

/// The layout of a tree on its screen, brought up to date when it is read.
@MainActor
package final class ScreenLayout: TreeLayout {
    /// The screen.
    package var screen: DeviceScreen {
        didSet { if screen != oldValue { known = nil } }
    }
    /// Whether the screen was named, so that what is done to a view is refused where another covers it.
    package var isNamed = false
    /// Told the view that scrolls, and the one that it brings into sight because something is about to be done to that.
    package var onScrollIntoSight: (@MainActor (_ container: Node, _ view: Node) -> Void)?
    /// Told what a device writes to its console.
    package var onLog: (@MainActor (_ line: String) -> Void)?
    /// Told in words which view takes a touch at a place of the screen.
    package var onTouchAtPlace: (@MainActor (_ view: String?, _ point: CGPoint) -> Void)?
    /// Makes rows appear as they come into sight; nil where all views appear at once.
    var lazyRows: LazyRows?
    /// Moves content to where the app has asked for; nil where nothing does.
    package weak var follower: (any LayoutFollower)?
    private var isFollowing = false
    /// The field that was scrolled into sight as the keyboard came.
    private var shownField: ObjectIdentifier?
    private let readers = LayoutReaders()
    unowned let graph: Graph
    private var known: (version: Int, field: ObjectIdentifier?, layout: LaidOut)?
    /// Whether a layout is being made: what is asked meanwhile is answered by the one before.
    private(set) var isAtWork = false

    package init(_ graph: Graph, on screen: DeviceScreen) {
        self.graph = graph
        self.screen = screen
    }

    /// Adds a reading of the layout, so that the node which reads is described again once the layout says something else.
    package func add(_ reading: any LayoutReading) { readers.add(reading) }

    package func measure() { readers.measure(graph) }
    package func measureAgain() { readers.measureAgain() }
    package func isRead(by node: Node) -> Bool { readers.isRead(by: node) }
    package func takes(_ effect: ModifierEffect) -> Bool { lazyRows?.takes(effect) ?? false }

    /// The layout of the tree as it is now: what has not changed since the last one is taken over.
    package func current() -> LaidOut {
        let field = graph.typedField.map { ObjectIdentifier($0) }
        if let known, known.version == graph.version, known.field == field { return known.layout }
        let layout = known.flatMap { $0.layout.hasFailed ? nil : $0.layout } ?? LaidOut(screen)
        isAtWork = true
        layout.update(graph)
        isAtWork = false
        known = (graph.version, field, layout)
        return layout
    }

    /// The layout that was made last, where there is one.
    package var last: LaidOut? { known?.layout }

    /// The layout of the tree as it is now, once content has moved to where the app has asked for.
    fileprivate func settled() -> LaidOut {
        var layout = current()
        guard !isFollowing else { return layout }
        isFollowing = true
        defer { isFollowing = false }
        if known?.field != shownField {
            shownField = known?.field
            layout.showTypedField()
        }
        var rounds = 0
        while rounds < Self.rounds, follower?.follow(layout) == true {
            rounds += 1
            graph.flush()
            layout = current()
        }
        return layout
    }

    /// The number of times that the app may ask for another place as soon as it is told that it was scrolled to one.
    private static let rounds = 10
}

/// A tree that is laid out.
@MainActor
package final class LaidOut {
    // The items know their parents without holding them.
    private var roots: [LayoutItem] = []
    package let pass: LayoutPass
    private let screen: DeviceScreen
    /// The keyboard in front of the views; nil while it is away.
    package private(set) var keyboard: ShownKeyboard?

    package init(_ screen: DeviceScreen) {
        self.screen = screen
        pass = LayoutPass(screen)
    }

    /// Lays out what has changed in a tree.
    fileprivate func update(_ graph: Graph) {
        let builder = LayoutBuilder(pass, of: graph.span)
        keyboard = graph.keyboard(on: screen)
        roots = builder.roots(graph.root, on: screen)
        graph.startSpan()
        // Views are missing: a layout of the app that relies on them must not be asked.
        guard !hasFailed else { return }
        let bounds = CGRect(origin: .zero, size: screen.size)
        let surroundings = Surroundings(origin: .zero, safeArea: SafeArea(whole: bounds, clear: bounds))
        for root in roots {
            root.isScreen = true
            _ = root.size(ProposedViewSize(bounds.size))
            root.settle(bounds, ProposedViewSize(bounds.size), surroundings)
        }
        pass.scrolling.removeAll { $0.node?.isAttached != true }
        for node in scrollingViews { node.scrollState.settle() }
    }

    /// The views that scroll what is inside them.
    package var scrollingViews: [Node] { pass.scrolling.compactMap(\.node) }

    /// Whether something went wrong.
    fileprivate var hasFailed: Bool { pass.failure != nil }

    /// - Throws: `InspectionError.notSupported` where the layout failed.
    package func check() throws {
        if let failure = pass.failure {
            throw InspectionError.notSupported("the screen can't be laid out: \(failure)")
        }
    }

    /// The items of a node that are shown: with its modifiers, or without.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func items(of node: Node, inner: Bool = false) throws -> [LayoutItem] {
        try check()
        let record = node.laidOutRecord
        return try shown(inner ? record?.inner : record?.outer, of: node)
    }

    private func shown(_ items: [LayoutItem]?, of node: Node) throws -> [LayoutItem] {
        let items = items ?? []
        // Nearly all are, and a search at a point asks many.
        let shown = items.allSatisfy(\.isShown) ? items : items.filter(\.isShown)
        guard !shown.isEmpty else {
            let reason =
                node.reasonLeftOut
                ?? (items.isEmpty
                    ? "it takes no room on the screen" : "the view around it shows another in its place")
            throw InspectionError.notSupported("\(node.kind.name) has no frame: \(reason)")
        }
        return shown
    }

    /// The rectangle that a node takes, in points from the top left corner of the screen, rounded to pixels.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func frame(of node: Node, inner: Bool = false) throws -> CGRect {
        try pass.rounded(exactFrame(of: node, inner: inner))
    }

    /// The rectangle that a node takes, in points from the top left corner of the screen.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func exactFrame(of node: Node, inner: Bool = false) throws -> CGRect {
        exactFrame(around: try items(of: node, inner: inner))
    }

    /// The rectangle that a node takes with the modifiers within one of them and that one, counted from 0, the innermost.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func frame(of node: Node, after modifier: Int) throws -> CGRect {
        frame(around: try items(of: node, after: modifier))
    }

    /// The items of a node with the modifiers within one of them and that one, counted from 0, the innermost.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func items(of node: Node, after modifier: Int) throws -> [LayoutItem] {
        try check()
        let stages = node.laidOutRecord?.stages ?? []
        return try shown(stages.indices.contains(modifier) ? stages[modifier] : nil, of: node)
    }

    /// The rectangle in which a touch reaches a control: that of the view, and what the row or the bar around adds to it.
    /// - Throws: `InspectionError.notSupported` for a view that takes no room, and where the layout failed.
    package func touchFrame(of node: Node) throws -> CGRect {
        let frame = frame(around: try items(of: node))
        guard !node.environment.hasOwnTouchArea, let row = node.rowFrame(in: self) else { return frame }
        return frame.union(row)
    }

    /// The smallest rectangle around items, rounded to pixels.
    package func frame(around items: [LayoutItem]) -> CGRect { pass.rounded(exactFrame(around: items)) }

    private func exactFrame(around items: [LayoutItem]) -> CGRect {
        items.dropFirst().reduce(items[0].shownFrame) { $0.union($1.shownFrame) }
    }
}

extension LaidOut {
    /// The lines in which a text is shown.
    /// - Throws: `InspectionError.notSupported` for a view that is no text or takes no room, and where the layout failed.
    package func lines(of node: Node) throws -> TextMeasure.Lines {
        guard let item = try items(of: node, inner: true).first, let text = item.text else {
            throw InspectionError.notSupported("\(node.kind.name) has no lines: it is no text")
        }
        return text.lines(item.settled)
    }

    /// Whether a part of a text is left out even if all of its characters were smaller by a part: 0.03 for three hundredths.
    /// False for a view that is no text or takes no room, and where the layout failed.
    package func isTruncated(_ node: Node, evenIfSmallerBy part: CGFloat) -> Bool {
        guard let item = try? items(of: node, inner: true).first, let text = item.text else { return false }
        return text.isTruncated(item.settled, evenIfSmallerBy: part)
    }

    /// The rectangles on the screen that a range of a text's characters takes, one for each line that shows some of it.
    /// `alignment` is the place of lines that are shorter than the longest: 0 for the left, 1 for the right.
    package func frames(of range: Range<Int>, in node: Node, alignment: CGFloat) -> [CGRect] {
        guard let item = try? items(of: node, inner: true).first, let text = item.text,
            let origin = try? exactFrame(of: node, inner: true).origin
        else { return [] }
        return text.frames(of: range, item.settled, alignment: alignment)
            .map { pass.rounded($0.offsetBy(dx: origin.x, dy: origin.y)) }
    }
}

nonisolated extension LayoutPass {
    /// A rectangle whose sides are on pixels: each goes to the nearest, as on a screen.
    package func rounded(_ frame: CGRect) -> CGRect {
        func side(_ position: CGFloat) -> CGFloat { (position * scale + 0.5).rounded(.down) / scale }
        let (x, y) = (side(frame.minX), side(frame.minY))
        return CGRect(x: x, y: y, width: side(frame.maxX) - x, height: side(frame.maxY) - y)
    }
}

extension Graph {
    /// The layout of the tree on its screen, as it is now.
    package var laidOut: LaidOut {
        flush()
        return screenLayout.settled()
    }

    /// The keeper of the layout: on the screen that the tree was hosted on, or else the standard one.
    package var screenLayout: ScreenLayout {
        if let known = layout as? ScreenLayout { return known }
        let made = ScreenLayout(self, on: root.environment.namedScreen ?? .standard)
        layout = made
        return made
    }

    /// Whether the tree is on a screen that was named.
    package var isOnNamedScreen: Bool { (layout as? ScreenLayout)?.isNamed ?? false }

    /// Told the view that scrolls, and the one that it brings into sight because something is about to be done to that.
    package var onScrollIntoSight: (@MainActor (_ container: Node, _ view: Node) -> Void)? {
        get { screenLayout.onScrollIntoSight }
        set { screenLayout.onScrollIntoSight = newValue }
    }

    /// The screen that the tree is laid out on.
    package var screen: DeviceScreen {
        get { screenLayout.screen }
        set {
            screenLayout.screen = newValue
            screenLayout.isNamed = true
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
        guard let origin = coordinateSpaceOrigin(named: space, in: layout) else {
            throw InspectionError.notSupported("no view around \(kind.name) names its coordinate space \"\(space)\"")
        }
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

extension EnvironmentValues {
    /// Whether touches beyond the frame of a button in a row or a bar aren't for it, as its style has it.
    @Entry package var hasOwnTouchArea: Bool = false

    /// Whether only what is drawn of a button's label takes touches.
    @Entry package var isTouchedWhereDrawn: Bool = false
}
