import System
import Views

/// A tree of views as text for people: a view a line, what is inside it indented below it, with its text, what else can
/// be read of it, and the modifiers on it.
@MainActor
struct Outline {
    /// How the parts of a line are told apart.
    var style = TextStyle(isColored: false)
    /// How many levels below the first view are shown; nil for all.
    var depth: Int?
    /// How many views are shown at most.
    var limit = Int.max
    /// Whether it is for a person who looks at a screen, rather than to be kept and compared: then ids are shown that a
    /// list gave, labels stand beside what they label, and what is nearly always so is left out.
    var isForReading = false

    private var lines: [String] = []
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
    /// - Returns: The lines, and how many views were left out.
    mutating func text(of node: Node) -> (lines: [String], hidden: Int) {
        (lines, hidden) = ([], 0)
        append(node, at: 0)
        return (lines, hidden)
    }

    private mutating func append(_ node: Node, at level: Int) {
        guard !node.isAbsent else { return }
        guard lines.count < limit else { return hidden += node.shownCount }
        let inside = node.shownInside.filter { !isForReading || label($0) == nil }
        let isCut = depth.map { level >= $0 } ?? false
        let count = isCut ? inside.reduce(0) { $0 + $1.shownCount } : 0
        let more = count > 0 ? style(.dim, "  … \(count) inside") : ""
        lines.append(String(repeating: "  ", count: level) + line(of: node) + more)
        if !isCut { for child in inside { append(child, at: level + 1) } }
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
            guard let text = reading(member, node), !isForReading || member.name != "isPressed" || text != "false"
            else { continue }
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

    /// The text that a modifier adds to its view, where that is all it adds: a label for those who can't see.
    private func label(_ node: Node) -> String? {
        guard node.kind.isModifier, node.shownInside.isEmpty, let member = node.kind.member("string") else {
            return nil
        }
        return reading(member, node)
    }

    /// What a member reads, where that is a plain value; a node is not worth an error.
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

    /// A text on one line. What could be taken for a terminal's control sequence is written out.
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
    /// How many views are shown at most of what is kept of a screen.
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

    /// What is shown inside: the children, and what modifiers add. What is made only when somebody looks isn't shown on
    /// any screen.
    fileprivate var shownInside: [Node] { (children + modifiers.compactMap(\.shownNode)).filter { !$0.isAbsent } }

    /// How many views are shown, this one included.
    fileprivate var shownCount: Int { shownInside.reduce(1) { $0 + $1.shownCount } }
}
