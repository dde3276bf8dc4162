import ViewTree

extension Graph {
    /// The tree as text for people: a view a line, what is inside it indented below it, with its text, what else can be
    /// read of it, and the modifiers on it. Very large trees are cut.
    var outline: String {
        flush()
        var lines: [String] = []
        root.appendOutline(to: &lines, depth: 0)
        if lines.count > Node.outlineLimit { lines.append("…") }
        return lines.joined(separator: "\n")
    }
}

extension Node {
    /// How many views are shown at most.
    fileprivate static let outlineLimit = 1000

    fileprivate func appendOutline(to lines: inout [String], depth: Int) {
        guard !isAbsent, lines.count <= Self.outlineLimit else { return }
        lines.append(String(repeating: "  ", count: depth) + outlineLine)
        // What is made only when somebody looks isn't shown on any screen.
        for child in children { child.appendOutline(to: &lines, depth: depth + 1) }
        for modifier in modifiers { modifier.shownNode?.appendOutline(to: &lines, depth: depth + 1) }
    }

    private var outlineLine: String {
        var line = kind.name
        if let text = try? textString(), kind === ViewType.Text.kind { line += " \"\(text)\"" }
        for member in kind.members where !member.readsText {
            if let text = reading(member) { line += " \(member.name)=\(text)" }
        }
        let plain = modifiers.filter { $0.node == nil }.map { modifier in
            let isAlone = modifiers.count { $0.kind === modifier.kind } == 1
            let values = isAlone ? modifier.kind.members.compactMap(reading) : []
            return values.isEmpty ? modifier.kind.call : "\(modifier.kind.call)(\(values.joined(separator: ", ")))"
        }
        return plain.isEmpty ? line : line + "  ." + plain.joined(separator: " .")
    }

    /// What a member reads, where that is a plain value; a node is not worth an error.
    private func reading(_ member: Member) -> String? {
        guard member.role == .attribute, let read = member.read else { return nil }
        return switch try? read(self) {
        case .string(let text): "\"\(text)\""
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        default: nil
        }
    }
}
