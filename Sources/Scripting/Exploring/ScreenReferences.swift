import Lua
import Pictures
import Views

/// Short names for the views on the screen that the global `screen` of a session is, such as `e12`. A view keeps its name as
/// long as it stays, whatever it shows meanwhile, and no other view gets the name.
@MainActor
package final class ScreenReferences {
    /// The reason why a name stands for no view.
    package enum Failure: Error, CustomStringConvertible {
        case noScreen
        case unknown(String)
        case gone(name: String, kind: String)

        package var description: String {
            switch self {
            case .noScreen: "nothing is hosted as the global 'screen': host a view, or run screen = host(…) as Lua"
            case .unknown(let name): "there is no view \(name): references are those of the last answers, such as e1"
            case .gone(let name, let kind): "\(name), a \(kind), has left the screen; look shows what is there now"
            }
        }
    }

    private struct Entry {
        weak var node: Node?
        let kind: String
    }

    private let session: ScriptSession
    /// Whether trees show the names.
    private let areShown: Bool
    private var entries: [Entry] = []
    /// The indices of the entries by the identity of their nodes, which later nodes may have as well.
    private var places: [ObjectIdentifier: Int] = [:]

    /// Creates names for a session.
    /// - Parameter areShown: Whether trees show them.
    package init(_ session: ScriptSession, areShown: Bool = true) {
        (self.session, self.areShown) = (session, areShown)
    }

    // MARK: - Names

    /// The name of a view, which gets one the first time.
    func name(of node: Node) -> String {
        let identity = ObjectIdentifier(node)
        if let place = places[identity], entries[place].node === node { return "e\(place + 1)" }
        entries.append(Entry(node: node, kind: node.kind.name))
        places[identity] = entries.count - 1
        return "e\(entries.count)"
    }

    private func node(named name: String) throws(Failure) -> Node {
        guard name.first == "e", let number = Int(name.dropFirst()), entries.indices.contains(number - 1) else {
            throw .unknown(name)
        }
        let entry = entries[number - 1]
        guard let node = entry.node, node.isAttached, !node.isAbsent else { throw .gone(name: name, kind: entry.kind) }
        return node
    }

    /// The element of the global `screen`.
    func screen() throws(Failure) -> Element {
        let value = try? session.interpreter.globals.rawGet("screen")
        guard let element = value?.userdata?.object as? Element, element.graph.root.isAttached else { throw .noScreen }
        return element
    }

    // MARK: - Trees

    /// A tree in lines, and the number of views that were left out.
    package typealias Tree = (text: String, hidden: Int)

    /// The tree of the screen, or of a view on it, each view with its name where names are shown.
    /// - Parameters:
    ///   - name: The name of the view; nil for the screen.
    ///   - depth: The number of levels below it; nil for all.
    ///   - limit: The largest number of views.
    /// - Throws: `Failure` where there is no such view.
    package func tree(of name: String? = nil, depth: Int? = nil, limit: Int = .max) throws -> Tree {
        let screen = try screen()
        screen.graph.flush()
        return tree(
            of: try name.map { name throws(Failure) in try node(named: name) } ?? screen.graph.root, depth, limit)
    }

    /// The trees of the views on the screen that a search finds, each with the calls that lead there.
    /// - Parameter criteria: The criteria of `findAll` as Lua source: `{ button = "Save" }`.
    /// - Throws: `Failure`, and what is wrong with the criteria.
    package func trees(finding criteria: String, depth: Int?, limit: Int) throws -> [(path: String, tree: Tree)] {
        _ = try screen()
        let found = try session.interpreter.run("return screen:findAll\(criteria)", name: "=find")
        let values = try found.count == 1 && found[0].table != nil ? found[0].table!.sequence : found
        return try values.compactMap { $0.userdata?.object as? Element }.map { element in
            let node = try element.current()
            return ("screen:\(node.path(.lua))", tree(of: node, depth, limit))
        }
    }

    private func tree(of node: Node, _ depth: Int?, _ limit: Int) -> Tree {
        var outline = Outline(depth: depth, limit: limit, isForReading: true)
        outline.naming = { [self] in areShown ? name(of: $0) : nil }
        let (lines, hidden) = outline.text(of: node)
        return (lines.joined(separator: "\n"), hidden)
    }

    /// The picture of the screen, as PNG with a pixel for each point: more would cost who looks at it without showing more.
    /// - Throws: `Failure`, and what can't be drawn.
    package func picture() throws -> [UInt8] { try screen().graph.png(scale: 1) }

    // MARK: - Calls

    /// A Lua expression for a view on the screen that a spec can use as well: a search that finds it alone, or else its path.
    /// - Throws: `Failure` where there is no such view.
    package func expression(for name: String) throws(Failure) -> String {
        let screen = try screen()
        screen.graph.flush()
        let node = try node(named: name)
        guard node.graph === screen.graph else { throw .gone(name: name, kind: node.kind.name) }
        guard node !== screen.graph.root else { return "screen" }
        return search(for: node, on: screen).map { "screen:find\($0)" } ?? "screen:\(node.path(.lua))"
    }

    /// The criteria of a search that finds a view and no other.
    private func search(for node: Node, on screen: Element) -> String? {
        if let identifier = node.accessibilityIdentifierText {
            let found = finds(node, on: screen) { $0.accessibility.identifier = identifier }
            if found { return "{ accessibilityIdentifier = \(quoted(identifier)) }" }
        }
        if let text = node.text, finds(node, on: screen, { $0.target = .text(text) }) {
            return "{ text = \(quoted(text)) }"
        }
        guard node.text == nil, let label = node.firstTextInside else { return nil }
        let criteria = Search.shorthands.filter { $0.value.contains(node.kind.name) }.keys.sorted()
        for criterion in criteria {
            let match = Search.match(ofKinds: Search.shorthands[criterion]!)
            let found = finds(node, on: screen) { search in
                (search.target, search.givenCriterion) = (.containing(match, label), criterion)
            }
            if found { return "{ \(criterion) = \(quoted(label)) }" }
        }
        guard KnownKinds.searchable.contains(where: { $0 === node.kind }),
            finds(node, on: screen, { $0.target = .containing(.kind(node.kind), label) })
        else { return nil }
        return "{ type = \(quoted(node.kind.name)), containing = \(quoted(label)) }"
    }

    /// Whether a search finds a view on the screen and no other.
    private func finds(_ node: Node, on screen: Element, _ criterion: (Search) -> Void) -> Bool {
        let search = Search(element: screen, given: .nil, hasOptions: false)
        criterion(search)
        guard let found = try? search.all(in: screen.current()) else { return false }
        return found.count == 1 && found[0] === node
    }

    private func quoted(_ text: String) -> String { LuaString(text).literal }
}

extension Node {
    /// The first text inside that a person reads.
    fileprivate var firstTextInside: String? {
        searchAll(in: .screen.withLabels) { $0.text?.isEmpty == false }.first?.text
    }

    /// What `accessibilityIdentifier` was given; nil without one.
    fileprivate var accessibilityIdentifierText: String? {
        try? attribute(ModifierType.AccessibilityIdentifier.self)
    }
}
