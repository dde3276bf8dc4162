import Foundation
import Lua
import Pictures
import System
import Views

/// Records a spec step by step: what the journal notes, with the screen after each step. A step is told when it begins, and again
/// when it is over.
@MainActor
final class StepRecorder {
    @MainActor
    private struct Open {
        var action: SpecAction
        let isAssertion: Bool
        /// The tree that the step is about; nil for the last screen there is.
        let graph: Graph?
        var place = StepPlace()

        /// Whether it is an assertion or a search, which changes nothing.
        var isLook: Bool { isAssertion || action.call.hasPrefix("find") }
    }

    private struct KnownTree {
        let graph: Graph
        var version: Int
        var tree: ScreenTree
        /// The version of which there is a picture, and the picture; nil for none.
        var pictured: (version: Int, picture: String)?
        /// The version of which the model was read, and its lines; nil for none.
        var modelled: (version: Int, lines: [String])?
    }

    /// The steps whose details are recorded, counted from 1; of the last of them, the picture too.
    private let detailed: ClosedRange<Int>?
    /// Whether the details, the target and the picture of each step are recorded.
    private let isIllustrated: Bool
    private let emit: (TracedStep) -> Void
    private unowned let session: ScriptSession
    private let writes = WriteRecorder()

    private var open: Open?
    private var count = 0
    private var leftOut = 0
    private var bytes = 0
    private var trees: [KnownTree] = []

    /// The bounds of the record of a spec: further steps are counted only.
    private static let (mostSteps, mostBytes) = (10_000, 64 << 20)
    /// The most characters of a line of a tree.
    private static let longestLine = 500

    init(
        _ session: ScriptSession, detailed: ClosedRange<Int>?, isIllustrated: Bool,
        emit: @escaping (TracedStep) -> Void
    ) {
        self.session = session
        self.detailed = detailed
        self.isIllustrated = isIllustrated
        self.emit = emit
    }

    // MARK: - A spec

    /// Begins a spec.
    func begin() {
        (open, count, leftOut, bytes, trees) = (nil, 0, 0, 0, [])
        _ = writes.take()
        StateWatch.watcher = writes
    }

    /// Ends the spec, before its screens go. Does nothing where it has ended.
    func end() {
        close()
        StateWatch.watcher = nil
        trees = []
        guard leftOut > 0 else { return }
        emit(TracedStep(action: .leftOut(leftOut)))
        leftOut = 0
    }

    // MARK: - Steps

    /// Ends the step before, and begins another one.
    func begin(_ action: SpecAction, on element: Element? = nil, isAssertion: Bool = false) {
        close()
        // A view that is asserted about may be one that is inspected: the screen says more.
        let graph = element.flatMap { isAssertion && !$0.graph.isScreen ? nil : $0.graph }
        open = Open(action: action, isAssertion: isAssertion, graph: graph)
        if isIllustrated, canLook, let element { open?.place = StepPlace(of: element.lastFound) }
        if isAssertion { open?.action = action.failing(with: "it doesn't hold") }
        if hasRoom { emit(TracedStep(action: action, isAssertion: isAssertion, isOver: false)) }
    }

    /// The assertion that began last holds.
    func noteHeld() {
        if let open, open.isAssertion { self.open?.action = open.action.failing(with: nil) }
    }

    /// The action that began last failed.
    func noteError(_ error: any Error) {
        if let open, !open.isAssertion, open.action.error == nil {
            self.open?.action = open.action.failing(with: "\(error)")
        }
    }

    /// The action that began last touches its view.
    func noteTouch() { open?.place.touchMiddle() }

    /// The action that began last touches a place of the screen; another view may take the touch.
    func noteTouch(of taker: String?, at point: CGPoint) {
        open?.place.touch = point
        guard let taker, let action = open?.action else { return }
        open?.action = SpecAction(call: action.call, element: taker, location: action.location, error: action.error)
    }

    /// A line of the script sets a state.
    func setting<Result>(at location: SourcePosition?, _ body: () throws -> Result) rethrows -> Result {
        let outer = writes.location
        writes.location = location
        defer { writes.location = outer }
        return try body()
    }

    /// Ends the step that is open, if there is one.
    func close() {
        guard let step = open else { return }
        open = nil
        guard hasRoom else {
            leftOut += 1
            _ = writes.take()
            return
        }
        count += 1
        let graph = step.graph ?? session.screens.last
        let canLook = canLook
        let (screen, tree) = canLook ? look(at: graph) : (0, nil)
        let isDetailed = canLook && (isIllustrated || detailed?.contains(count) == true)
        emit(
            TracedStep(
                action: step.action, isAssertion: step.isAssertion, seconds: session.clock.elapsed, screen: screen,
                tree: tree, writes: writes.take(), detail: isDetailed ? graph.map { detail(of: $0, after: step) } : nil,
                target: isDetailed && isIllustrated ? step.place.target : nil))
    }

    /// Amid an action or a description the views aren't what they will be; a script that is interrupted can't make them.
    private var canLook: Bool { Graph.acting.isEmpty && !session.interpreter.isInterrupted }

    /// Whether another step is recorded.
    private var hasRoom: Bool { count < Self.mostSteps && bytes < Self.mostBytes }

    // MARK: - Screens

    /// The number of a tree among those that steps were about, and the tree where it isn't what it was.
    private func look(at graph: Graph?) -> (screen: Int, tree: ScreenTree?) {
        guard let graph, !graph.isDescribing else { return (0, nil) }
        graph.flush()
        let place = trees.firstIndex { $0.graph === graph }
        if let place, trees[place].version == graph.version { return (place + 1, nil) }
        let tree = Self.tree(of: graph)
        guard let place else {
            trees.append(KnownTree(graph: graph, version: graph.version, tree: tree))
            return (trees.count, counted(tree))
        }
        trees[place].version = graph.version
        guard trees[place].tree != tree else { return (place + 1, nil) }
        trees[place].tree = tree
        return (place + 1, counted(tree))
    }

    private func counted(_ tree: ScreenTree) -> ScreenTree {
        bytes += tree.text.utf8.count + tree.views.count
        return tree
    }

    private static func tree(of graph: Graph) -> ScreenTree {
        var outline = Outline(limit: Graph.outlineLimit, isForReading: true)
        let (lines, hidden) = outline.text(of: graph.root)
        let views = outline.nodes.map(\.serial)
        let short = lines.map(shortened)
        guard hidden > 0 else { return ScreenTree(text: short.joined(separator: "\n"), views: views) }
        return ScreenTree(text: (short + ["… \(hidden) more"]).joined(separator: "\n"), views: views + [-1])
    }

    /// A line within the bounds; an id may have any text, line ends included.
    private static func shortened(_ line: String) -> String {
        let short = line.utf8.count <= longestLine ? line : line.prefix(longestLine) + "…"
        let hasEnd = short.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return hasEnd ? short.escaped { $0 == "\n" ? "\\n" : $0 == "\r" ? "\\r" : nil } : short
    }

    private func detail(of graph: Graph, after step: Open) -> StepDetail {
        let detail = StepDetail(
            model: model(of: graph, after: step), tasks: session.runningSummaries,
            picture: picture(of: graph, after: step))
        if isIllustrated {
            bytes += (detail.model + detail.tasks).reduce(detail.picture?.utf8.count ?? 0) { $0 + $1.utf8.count }
        }
        return detail
    }

    /// The lines of the model of a screen. A look changes none, so that they aren't read once more after one.
    private func model(of graph: Graph, after step: Open) -> [String] {
        let place = trees.firstIndex { $0.graph === graph }
        if step.isLook, let known = place.flatMap({ trees[$0].modelled }), known.version == graph.version {
            return known.lines
        }
        let lines = ModelState.lines(of: graph)
        if let place { trees[place].modelled = (graph.version, lines) }
        return lines
    }

    /// The picture that is recorded of a screen; nil for none, and where the last one shows the same.
    private func picture(of graph: Graph, after step: Open) -> String? {
        guard graph.isScreen, isIllustrated || count == detailed?.upperBound else { return nil }
        guard isIllustrated, let place = trees.firstIndex(where: { $0.graph === graph }) else {
            return try? graph.svg(title: graph.root.headline)
        }
        let last = trees[place].pictured
        // An action may scroll, which changes no view. Pictures take time, so that none is made after a look.
        if step.isLook, last?.version == graph.version { return nil }
        guard let picture = try? graph.svg(title: graph.root.headline) else { return nil }
        trees[place].pictured = (graph.version, picture)
        return picture == last?.picture ? nil : picture
    }
}

extension SpecAction {
    /// The action with another error.
    fileprivate func failing(with error: String?) -> SpecAction {
        SpecAction(call: call, element: element, path: path, location: location, error: error, count: count)
    }
}
