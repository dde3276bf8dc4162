import System
import Views

/// A tree of views as text for people: a view a line with its text, its attributes and its modifiers, and its children
/// indented below it.
@MainActor
struct Outline {
    /// The markup of the parts of a line.
    var style = TextStyle(isColored: false)
    /// The number of levels below the first view; nil for all.
    var depth: Int?
    /// The largest number of views.
    var limit = Int.max
    /// Whether the text is for a person rather than for a comparison: then it includes ids that a list assigned, puts
    /// labels beside their views, and omits usual values.
    var isForReading = false
    /// A name for each view on a screen, which ends its line in brackets; nil for a tree that isn't that of a screen.
    var naming: ((Node) -> String?)?

    private var lines: [String] = []
    /// The views of the lines.
    private(set) var nodes: [Node] = []
    private var hidden = 0

    init(
        style: TextStyle = TextStyle(isColored: false), depth: Int? = nil, limit: Int = .max, isForReading: Bool = false
    ) {
        self.style = style
        self.depth = depth
        self.limit = limit
        self.isForReading = isForReading
    }

    /// The tree below a node.
    /// - Returns: The lines, and the number of views that were left out.
    mutating func text(of node: Node) -> (lines: [String], hidden: Int) {
        (lines, nodes, hidden) = ([], [], 0)
        append(node, at: 0)
        return (lines, hidden)
    }

    private mutating func append(_ node: Node, at level: Int, repeatsID: Bool = false) {
        guard !node.isAbsent else { return }
        guard lines.count < limit else { return hidden += node.shownCount }
        let unshown = naming == nil ? [] : node.screensMadeForSearches
        let inside = node.shownInside.filter { child in
            (!isForReading || label(child) == nil) && !unshown.contains { $0 === child }
        }
        let isCut = depth.map { level >= $0 } ?? false
        let count = isCut ? inside.reduce(0) { $0 + $1.shownCount } : 0
        let more = count > 0 ? style(.dim, "  … \(count) inside") : ""
        let doubt = repeatsID ? style(.dim, "  (another view here has the same id)") : ""
        let name = naming?(node).map { " [\($0)]" } ?? ""
        lines.append(String(repeating: "  ", count: level) + line(of: node) + name + doubt + more)
        nodes.append(node)
        guard !isCut else { return }
        var ids: Set<AnyHashable> = []
        for child in inside {
            // Commonly known: SwiftUI's results are undefined where views beside each other have one id.
            append(child, at: level + 1, repeatsID: child.explicitID.map { !ids.insert($0).inserted } ?? false)
        }
    }

    private func line(of node: Node) -> String {
        var line = style(.bold, node.kind.name)
        if isForReading, let id = node.explicitID, !node.modifiers.contains(where: { $0.kind.call == "id" }) {
            line += style(.dim, " #\(id)")
        }
        if node.kind === ViewType.Text.kind, let text = try? node.textString() {
            line += " \(style(.green, quoted(text)))"
        }
        for member in node.kind.members where !member.readsText {
            guard let text = reading(member, node), text != usualState(member) else { continue }
            line += " \(member.name)=\(style(.green, text))"
        }
        let plain = node.modifiers.compactMap { modifier -> String? in
            if let added = modifier.node {
                guard isForReading, modifier.shownNode != nil, let label = label(added) else { return nil }
                return "\(modifier.kind.call)(\(label))"
            }
            let isAlone = node.modifiers.count { $0.kind === modifier.kind } == 1
            // That it is there at all is said by its name.
            let members = modifier.kind.members.filter { !$0.name.hasPrefix("has") }
            let values = isAlone ? members.compactMap { reading($0, node) } : []
            return values.isEmpty ? modifier.kind.call : "\(modifier.kind.call)(\(values.joined(separator: ", ")))"
        }
        return plain.isEmpty ? line : line + style(.dim, "  ." + plain.joined(separator: " ."))
    }

    /// The value of a state that isn't worth a word; nil where each is.
    private func usualState(_ member: Member) -> String? {
        guard let usual = member.usual, isForReading || usual.outlines == .all else { return nil }
        return "\(usual.value)"
    }

    /// The text of a modifier that adds nothing else, such as an accessibility label.
    private func label(_ node: Node) -> String? {
        guard node.kind.isModifier, node.shownInside.isEmpty, let member = node.kind.member("string") else {
            return nil
        }
        return reading(member, node)
    }

    /// The value of a member, if it is plain and can be read.
    private func reading(_ member: Member, _ node: Node) -> String? {
        guard member.role == .attribute, let read = member.read else { return nil }
        return switch try? read(node) {
        case .string(let text): quoted(text)
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        default: nil
        }
    }

    /// A text on one line, with control characters escaped.
    private func quoted(_ text: String) -> String {
        let escaped = text.escaped {
            switch $0 {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\u{1B}": "\\x1B"
            default: nil
            }
        }
        return "\"\(escaped)\""
    }
}

extension Graph {
    /// The largest number of views in a recorded screen.
    static let outlineLimit = 1000

    /// The tree as text, the same on every run. Very large trees are cut.
    var outline: String {
        flush()
        var outline = Outline(limit: Self.outlineLimit)
        let (lines, hidden) = outline.text(of: root)
        return (hidden > 0 ? lines + ["…"] : lines).joined(separator: "\n")
    }
}

extension Node {
    /// The tree as text, the same on every run, however large it is.
    var treeText: String {
        var outline = Outline()
        return outline.text(of: self).lines.joined(separator: "\n")
    }

    /// The visible children: those of the view, and those that modifiers add. Content on demand isn't on any screen.
    fileprivate var shownInside: [Node] { (children + modifiers.compactMap(\.shownNode)).filter { !$0.isAbsent } }

    /// The content that a search has made and nothing shows, such as the screens of links that weren't followed.
    fileprivate var screensMadeForSearches: [Node] {
        let shown = childrenInPlace
        guard shown.count < children.count else { return [] }
        let known = Set(shown.map { ObjectIdentifier($0) })
        return children.filter { $0.presence == .inPlace && !known.contains(ObjectIdentifier($0)) }
    }

    /// The number of shown views, this one included.
    fileprivate var shownCount: Int { shownInside.reduce(1) { $0 + $1.shownCount } }
}
