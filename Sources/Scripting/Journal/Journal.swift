import Foundation
import Lua
import Pictures
import Views

/// The searches and actions of a spec, for the report of its failure. Most specs pass, so that only references are
/// recorded, and texts are made on request.
///
/// Nothing is recorded outside of specs. Of a long spec, the end is kept.
@MainActor
public final class Journal {
    private struct Note {
        let call: () -> String
        let element: Element?
        let route: NodeRoute?
        let position: SourcePosition?
        var error: (any Error)?
        /// The view that something was done with, in brief, as it was then; nil for none, and until the screen changes.
        var headline: Headline?
        /// Whether the screen has changed since.
        var isOver = false
        /// The view that took a touch at a place of the screen, in brief.
        var taker: String?

        /// The view that something was done with, in brief; nil for none.
        @MainActor var subject: String? { taker ?? headline?.text ?? element?.lastFound.headline }
    }

    /// Whether trees before and after actions are recorded, which takes longer than most actions.
    public var recordsScreens = false

    /// Whether the screen of a failing spec is drawn.
    package var drawsFailures = false

    /// Records the spec step by step, for a trace; nil in a plain run.
    var recorder: StepRecorder?

    private(set) var isRecording = false
    private var notes: [Note] = []
    /// The number of the note about what is being done with an element, dropped ones included; nil when nothing is.
    private var acting: Int?
    /// The number of dropped notes at the start.
    private var dropped = 0
    private var lastSource = ""
    private var before: (graph: Graph, action: () -> String, tree: String)?
    private var after: String?
    /// The picture of the screen on which a spec failed, in characters; nil if there is none, or it isn't drawn.
    package private(set) var picture: String?

    /// The smallest number of latest entries to keep.
    private static let capacity = 200

    // MARK: - Taking down

    func start() {
        isRecording = true
        notes.removeAll(keepingCapacity: true)
        dropped = 0
        acting = nil
        before = nil
        after = nil
        picture = nil
        recorder?.begin()
    }

    func stop() {
        recorder?.end()
        isRecording = false
        after = nil
        picture = nil
        notes.removeAll(keepingCapacity: true)
        before = nil
    }

    /// A search found an element.
    func noteFound(_ element: Element, _ call: borrowing Call) {
        guard isRecording else { return }
        add(
            Note(call: { element.question }, element: element, route: element.foundRoute, position: position(of: call)))
    }

    /// Something that isn't about one view was done: looked for in vain, hosted, waited for.
    func note(
        _ text: @autoclosure @escaping () -> String, error: (any Error)? = nil, _ call: borrowing Call
    ) {
        guard isRecording else { return }
        add(Note(call: text, element: nil, route: nil, position: position(of: call), error: error))
    }

    /// Something is done with an element: `body` does it.
    /// - Parameter isTouch: Whether a person does it by touching the view.
    func noting<Result>(
        _ name: String, on element: Element, isTouch: Bool = false, _ call: borrowing Call, _ body: () throws -> Result
    ) throws -> Result {
        guard isRecording else { return try body() }
        let given = try call.arguments
        let text = { "\(name)(\(given.map(\.written).joined(separator: ", ")))" }
        if recordsScreens { before = (element.graph, text, element.graph.outline) }
        let outer = acting
        acting = dropped + notes.count
        defer { acting = outer }
        add(Note(call: text, element: element, route: element.foundRoute, position: position(of: call)))
        if isTouch { recorder?.noteTouch() }
        do {
            return try body()
        } catch {
            // The view's own functions may have been noted meanwhile.
            if let index = actingIndex { notes[index].error = error }
            recorder?.noteError(error)
            throw error
        }
    }

    /// The place of the note about what is being done; nil where nothing is, or the note has been dropped.
    private var actingIndex: Int? {
        acting.map { $0 - dropped }.flatMap { notes.indices.contains($0) ? $0 : nil }
    }

    /// A view was scrolled to show what something is about to be done with: noted before that.
    func noteScroll(_ container: Node, to view: Node) {
        guard isRecording, let index = actingIndex else { return }
        let text = "scrolled \(container.kind.name) to \(view.headline)"
        notes.insert(Note(call: { text }, element: nil, route: nil, position: notes[index].position), at: index)
        acting? += 1
    }

    /// Something was logged that a device writes to its console, because of what is being done or else of what was done last.
    func noteLog(_ text: String) {
        guard isRecording else { return }
        let position = (actingIndex ?? notes.indices.last).flatMap { notes[$0].position }
        add(Note(call: { text }, element: nil, route: nil, position: position))
    }

    /// A place of the screen is touched; a view, in brief, takes the touch, or nil as long as none does.
    func noteTouch(of taker: String?, at point: CGPoint) {
        guard isRecording, let index = actingIndex else { return }
        recorder?.noteTouch(of: taker, at: point)
        if let taker { notes[index].taker = taker }
    }

    /// A screen is about to change: the views of the notes get the names that they have still. Until then none is needed, and most
    /// specs pass.
    func nameViews() {
        var named: (node: Node, headline: Headline)?
        for index in notes.indices.reversed() {
            guard !notes[index].isOver else { return }
            notes[index].isOver = true
            guard let node = notes[index].element?.lastFound else { continue }
            // A search and what is done with its result are noted one after the other.
            let headline = if let named, named.node === node { named.headline } else { Headline(node) }
            named = (node, headline)
            notes[index].headline = headline
        }
    }

    private func add(_ note: Note) {
        if notes.count >= 2 * Self.capacity {
            notes.removeFirst(Self.capacity)
            dropped += Self.capacity
        }
        notes.append(note)
        recorder?.begin(Self.entry(note), on: note.element)
    }

    // MARK: - For a trace

    /// What comes from here on is no part of the step before: it belongs to the next one, which is noted when it is done.
    package func endStep() { recorder?.close() }

    /// A step that only a trace has.
    /// - Parameter element: The view that it is about, in an assertion.
    func noteTraced(
        _ text: @autoclosure () -> String, isAssertion: Bool = false, on element: Element? = nil, _ call: borrowing Call
    ) {
        guard isRecording, let recorder else { return }
        let action = SpecAction(call: text(), location: position(of: call))
        recorder.begin(action, on: element, isAssertion: isAssertion)
    }

    /// A script sets a state: `body` does it.
    func noteSetting<Result>(_ call: borrowing Call, _ body: () throws -> Result) rethrows -> Result {
        guard isRecording, let recorder else { return try body() }
        if Graph.acting.isEmpty { noteTraced("state.value = …", call) }
        return try recorder.setting(at: position(of: call), body)
    }

    /// The line of the script that made a call, past those of our own modules.
    private func position(of call: borrowing Call) -> SourcePosition? {
        var level = 1
        while let found = call.position(level: level, known: lastSource) {
            if found.file.utf8.first != UInt8(ascii: "[") {
                lastSource = found.file
                return found
            }
            level += 1
        }
        return nil
    }

    // MARK: - Telling

    /// Records the screen of a failing spec, before its hooks change it.
    func noteFailure(_ screens: [Graph]) {
        guard isRecording else { return }
        recorder?.end()
        isRecording = false
        if recordsScreens, let graph = before?.graph ?? screens.last { after = graph.outline }
        guard drawsFailures, let graph = notes.last(where: { $0.element != nil })?.element?.graph ?? screens.last,
            graph.isScreen
        else { return }
        // A layout that failed has no picture, and the message of the spec says why.
        picture = try? graph.terminalPicture(as: .text, in: TerminalRoom(columns: 80))
    }

    /// The last action, with the view that it was done with: `tap() on Button "Save"`. Nil if there was none.
    var lastAction: String? {
        notes.last.map { note in
            Self.plain(note.call()) + (note.subject.map { " on \($0)" } ?? "")
        }
    }

    /// The last actions in lines, each with tabs between the call, the path of the view and the position. No view is asked,
    /// since this may be all that a dying process can do.
    var lastLines: [String] {
        notes.suffix(10).map { note in
            let place = note.position?.description ?? ""
            return [Self.plain(note.call()), note.route?.text ?? "", place]
                .map { $0.replacing("\n", with: " ").replacing("\t", with: " ") }.joined(separator: "\t")
        }
    }

    /// The number of actions before the first of `entries`.
    public var earlierCount: Int { dropped + max(0, notes.count - Self.capacity) }

    /// The last actions in order, at most two hundred: one for each time that something was done.
    public var entries: [SpecAction] {
        notes.suffix(Self.capacity).map(Self.entry)
    }

    private static func entry(_ note: Note) -> SpecAction {
        SpecAction(
            call: plain(note.call()), element: note.subject, path: note.taker == nil ? note.route?.text : nil,
            location: note.position, error: note.error.map { "\($0)" })
    }

    /// The screen before and after the last action; nil if it isn't recorded, or there is no screen.
    public var screens: ScreenChange? {
        after.map { ScreenChange(action: before.map { Self.plain($0.action()) }, before: before?.tree, after: $0) }
    }

    /// The screen of the last action before it, and now; nil if there was none, or screens aren't recorded.
    var lastChange: ScreenChange? {
        before.map { ScreenChange(action: Self.plain($0.action()), before: $0.tree, after: $0.graph.outline) }
    }

    /// Records an action that isn't called on an element, such as advancing the clock.
    func noting<Result>(
        _ text: @autoclosure @escaping () -> String, on screen: Graph?, _ call: borrowing Call,
        _ body: () throws -> Result
    ) rethrows -> Result {
        if isRecording, recordsScreens, let screen { before = (screen, text, screen.outline) }
        note(text(), call)
        return try body()
    }

    /// Calls of elements are recorded with their colon.
    private static func plain(_ call: String) -> String { call.hasPrefix(":") ? String(call.dropFirst()) : call }
}

extension Lua.Value {
    /// The value as an argument in a report: tables with their content, one level deep.
    var written: String {
        switch self {
        case .function: "function"
        case .table(let table):
            "{ \(((try? table.pairs) ?? []).map(Self.entry).sorted().joined(separator: ", ")) }"
        case .userdata(let userdata): userdata.typeName ?? "userdata"
        default: quoted
        }
    }

    private static func entry(_ key: Lua.Value, _ value: Lua.Value) -> String {
        let text = if case .table = value { "{…}" } else { value.written }
        return key.string.map { "\($0) = \(text)" } ?? text
    }
}
