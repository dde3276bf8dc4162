extension ReferencePage {
    /// The page as a terminal shows it.
    public var terminalText: String {
        var lines = ["\(name)  (\(group.singular))"]
        if !summary.isEmpty { lines += Self.wrapped(summary, indent: "  ") }
        if !signatures.isEmpty {
            lines += ["", "Lua"]
            for signature in signatures {
                lines.append("  \(signature.text)")
                lines += Self.columns(
                    signature.arguments.map { ($0.name, $0.type + ($0.isOptional ? ", optional" : "")) },
                    indent: "      ")
            }
        }
        for (title, items) in [("Reads", attributes), ("Does", actions), ("Leads to", slots)] where !items.isEmpty {
            lines += ["", group == .values && title == "Reads" ? "Values" : title]
            lines += Self.columns(items.map { ($0.heading, $0.text) }, indent: "  ")
        }
        if !swift.isEmpty { lines += ["", "Swift"] + swift.map { "  \($0)" } }
        if !example.isEmpty {
            lines +=
                ["", "Example"] + example.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two columns; the second wraps, and goes below the first where that is long.
    private static func columns(_ rows: [(String, String)], indent: String) -> [String] {
        let width = rows.map { $0.0.count }.filter { $0 <= 34 }.max() ?? 0
        let inner = indent + String(repeating: " ", count: width + 2)
        return rows.flatMap { first, second -> [String] in
            guard !second.isEmpty else { return [indent + first] }
            let wrapped = Self.wrapped(second, indent: inner)
            guard first.count <= width else { return [indent + first] + wrapped }
            let padded = indent + first + String(repeating: " ", count: width + 2 - first.count)
            return [padded + wrapped[0].dropFirst(inner.count)] + wrapped.dropFirst()
        }
    }

    private static func wrapped(_ text: String, indent: String) -> [String] {
        var lines: [String] = [], line = indent
        for word in text.split(separator: " ") {
            if line.count > indent.count, line.count + word.count + 1 > 100 {
                lines.append(line)
                line = indent
            }
            line += (line.count == indent.count ? "" : " ") + word
        }
        return lines + [line]
    }
}

extension ReferencePage.Item {
    /// The call with what it gives.
    var heading: String { result.isEmpty || result == "element" ? call : "\(call): \(result)" }
}

extension ReferencePage.Group {
    /// What a page of the group is about.
    var singular: String {
        switch self {
        case .views: "a view"
        case .modifiers: "a modifier"
        case .gestures: "a gesture"
        case .values: "a type of values"
        case .elements: "what a script finds"
        case .language: "a word of the spec language"
        case .assertions: "an assertion or what belongs to it"
        }
    }

    /// The heading over the group's pages.
    public var title: String {
        switch self {
        case .views: "Views"
        case .modifiers: "Modifiers"
        case .gestures: "Gestures"
        case .values: "Values"
        case .elements: "Elements"
        case .language: "Spec language"
        case .assertions: "Assertions"
        }
    }
}
