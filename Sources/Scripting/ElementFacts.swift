import Lua
import ViewTree

/// What assertions about elements ask: what is on the screen, and why a view can't be used.
extension ScriptSession {
    /// Adds `host.element(question, element)` to the functions that Swift offers our modules. The questions:
    /// - `is`: whether the value is an element at all;
    /// - `tree`: its tree as text;
    /// - `texts`: the texts in it, in order;
    /// - `obstacles`: what keeps it from being seen or used, as in "its parent VStack is hidden".
    public static func addElementFacts(to host: Lua.Table, _ interpreter: Interpreter) throws {
        let answer = try interpreter.makeFunction(
            onMain { call in
                guard let element = call.object(2) as? Element else { return try call.returns(false) }
                let question = try call.string(1)
                if question == "is" { return try call.returns(true) }
                let node = try element.current()
                switch question {
                case "tree": return try call.returns(node.treeText)
                case "texts": return try call.returns(.table(try list(node.textsInside, call.interpreter)))
                case "obstacles": return try call.returns(.table(try list(node.obstacles, call.interpreter)))
                default: return .nothing
                }
            })
        try host.set("element", .function(answer))
    }

    private static func list(_ strings: [String], _ interpreter: Interpreter) throws -> Lua.Table {
        try interpreter.makeTable(strings.map { .string(LuaString($0)) })
    }
}

extension Node {
    /// What the Texts inside show, this view included.
    fileprivate var textsInside: [String] {
        searchAll { $0.kind === ViewType.Text.kind }.compactMap { try? $0.textString() }
    }

    /// All that keeps a person from seeing or using the view, from it outward.
    fileprivate var obstacles: [String] {
        var found: [String] = []
        var next: Node? = self
        while let node = next, let obstacle = node.obstacle {
            let blocker = obstacle.node === self ? "it" : "its parent \(obstacle.node.kind.name)"
            let reasons = obstacle.node.modifiers.compactMap { ($0.value as? any ResponsivenessModifier)?.obstacle }
            // What an app's own modifier does stands in its body; then the nearest reason is all there is.
            for reason in reasons.isEmpty ? [obstacle.reason] : reasons { found.append("\(blocker) \(reason)") }
            next = obstacle.node.parent
        }
        return found
    }

    /// The tree as text that is the same on every run: a view a line, with what can be read of it and its modifiers, and
    /// what is inside it indented below.
    var treeText: String {
        var lines: [String] = []
        appendTree(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendTree(to lines: inout [String], depth: Int) {
        guard !isAbsent else { return }
        lines.append(String(repeating: "  ", count: depth) + treeLine)
        for child in children { child.appendTree(to: &lines, depth: depth + 1) }
        for modifier in modifiers { modifier.shownNode?.appendTree(to: &lines, depth: depth + 1) }
    }

    private var treeLine: String {
        var line = kind.name
        if kind === ViewType.Text.kind, let text = try? textString() { line += " " + quoted(text) }
        for member in kind.members where !member.readsText {
            if let text = plainText(of: member) { line += " \(member.name)=\(text)" }
        }
        for modifier in modifiers where modifier.node == nil {
            let isAlone = modifiers.count { $0.kind === modifier.kind } == 1
            let values = isAlone ? modifier.kind.members.compactMap(plainText) : []
            line += " .\(modifier.kind.call)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        return line
    }

    /// What a member reads, where that is a plain value.
    private func plainText(of member: Member) -> String? {
        guard member.role == .attribute, let read = member.read else { return nil }
        return switch try? read(self) {
        case .string(let text): quoted(text)
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        default: nil
        }
    }

    /// A text on one line.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
