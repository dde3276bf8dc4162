import SpecRunner
import System

/// Differences of trees and of values, as lines.
enum TraceDiff {
    /// A change in one line: `~ Text "1" → Text "2"`.
    static func line(_ line: TreeDifference.Line, _ style: TextStyle, indent: String = "") -> String {
        switch line.mark {
        case .added: style(.green, "+ \(indent)\(line.text)")
        case .removed: style(.red, "- \(indent)\(line.text)")
        case .changed: style(.yellow, "~ \(indent)\(change(from: line.text, to: line.now ?? ""))")
        case .equal: "  \(indent)\(line.text)"
        }
    }

    /// A view before and after, without the modifiers that are the same.
    private static func change(from before: String, to after: String) -> String {
        // Two spaces are between a view and its modifiers, and a dot is before each of these.
        let (old, new) = (parts(of: before), parts(of: after))
        guard old.count == new.count, old.count > 1 else { return "\(before) → \(after)" }
        let different = old.indices.dropFirst().filter { old[$0] != new[$0] }
        func text(_ parts: [Substring]) -> String {
            ([parts[0]] + different.map { parts[$0] }).joined(separator: " .")
        }
        return "\(text(old)) → \(text(new))"
    }

    /// A view, and its modifiers.
    private static func parts(of line: String) -> [Substring] {
        let parts = line.split(separator: " .")
        return parts.first.map { first in [first.last == " " ? first.dropLast() : first] + parts.dropFirst() } ?? []
    }

    /// The whole tree with its changes, without the lines that are far from any; those around each change say where it is.
    static func folded(_ difference: TreeDifference, _ style: TextStyle) -> [String] {
        let lines = difference.lines
        guard lines.contains(where: { $0.mark != .equal }) else { return ["(the screen is what it was)"] }
        var shown: Set<Int> = []
        var depth = 0
        // The views around a change are those before it with ever fewer levels.
        for index in lines.indices.reversed() {
            if lines[index].mark != .equal {
                shown.insert(index)
                depth = max(depth, lines[index].depth)
            } else if lines[index].depth < depth {
                shown.insert(index)
                depth = lines[index].depth
            }
        }
        var result: [String] = []
        var folded = 0
        func fold() {
            if folded > 0 { result.append(style(.dim, "  … \(folded) equal")) }
            folded = 0
        }
        for (index, entry) in lines.enumerated() {
            guard shown.contains(index) else {
                folded += 1
                continue
            }
            fold()
            result.append(line(entry, style, indent: String(repeating: "  ", count: entry.depth)))
        }
        fold()
        return result
    }
}
