import Scripting
import System

extension ReferencePage {
    /// The page as plain text for a terminal.
    /// - Parameters:
    ///  - width: The number of columns; signatures and examples aren't broken.
    ///  - style: The markup of headings.
    public func text(width: Int = 100, style: TextStyle = TextStyle(isColored: false)) -> String {
        let layout = PageLayout(width: width, style: style)
        var lines = ["\(style(.bold, name))  (\(group.singular))"]
        if !summary.isEmpty { lines += layout.wrapped(summary, indent: "  ") }
        if !signatures.isEmpty {
            lines += ["", layout.heading("Lua")]
            for signature in signatures {
                lines.append("  \(signature.text)")
                lines += layout.columns(
                    signature.arguments.map { ($0.name, $0.type + ($0.isOptional ? ", optional" : "")) },
                    indent: "      ")
            }
        }
        for (title, items) in sections {
            lines += ["", layout.heading(title)]
            lines += layout.columns(items.map { ($0.heading, $0.text) }, indent: "  ")
        }
        if !swift.isEmpty { lines += ["", layout.heading("Swift")] + swift.map { "  \($0)" } }
        if !example.isEmpty {
            let example = example.split(separator: "\n", omittingEmptySubsequences: false)
            lines += ["", layout.heading("Example")] + example.map { "  \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The members under their headings; the methods of values return values.
    var sections: [(title: String, items: [Item])] {
        [
            (group == .values ? "Values" : "Reads", attributes), (group == .values ? "Gives" : "Does", actions),
            ("Leads to", slots),
        ].filter { !$0.1.isEmpty }
    }
}

extension ReferencePage.Item {
    /// The call with its result.
    var heading: String { result.isEmpty || result == "element" ? call : "\(call): \(result)" }
}

/// The lines and widths of the text on a page.
struct PageLayout {
    let width: Int
    let style: TextStyle

    /// A first column that is longer has a line to itself.
    private static let widestName = 34

    func heading(_ title: String) -> String { style(.cyan, title) }

    /// Two columns; the second wraps, and starts on a new line below a long first one.
    func columns(_ rows: [(String, String)], indent: String) -> [String] {
        let first = rows.map { $0.0.count }.filter { $0 <= min(Self.widestName, width / 3) }.max() ?? 0
        let inner = indent + String(repeating: " ", count: first + 2)
        return rows.flatMap { name, text -> [String] in
            guard !text.isEmpty else { return [indent + name] }
            let wrapped = wrapped(text, indent: inner)
            guard name.count <= first else { return [indent + name] + wrapped }
            return [indent + name.padded(to: first + 2) + wrapped[0].dropFirst(inner.count)] + wrapped.dropFirst()
        }
    }

    func wrapped(_ text: String, indent: String) -> [String] {
        var lines: [String] = []
        var line = indent
        for word in text.split(separator: " ") {
            if line.count > indent.count, line.count + word.count + 1 > width {
                lines.append(line)
                line = indent
            }
            line += (line.count == indent.count ? "" : " ") + word
        }
        return lines + [line]
    }
}

extension ReferencePage.Group {
    /// The noun for a page of the group.
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
