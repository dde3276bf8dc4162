import SpecRunner
import System

/// Differences of trees and of values, as lines.
enum TraceDiff {
    /// The changes without those inside an added or removed view; such a view says how many are inside.
    static func roots(of difference: TreeDifference) -> [TreeDifference.Line] {
        var result: [TreeDifference.Line] = []
        var open: (mark: TreeDifference.Line.Mark, depth: Int, inside: Int)?
        func close() {
            guard let last = open, last.inside > 0 else { return }
            result[result.count - 1].text += "  (\(last.inside) inside)"
        }
        for line in difference.lines {
            if let group = open, line.mark == group.mark, line.depth > group.depth {
                open?.inside += 1
                continue
            }
            close()
            open = nil
            guard line.mark != .equal else { continue }
            result.append(line)
            if line.mark != .changed { open = (line.mark, line.depth, 0) }
        }
        close()
        return result
    }

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

    /// The values that lines `name = value` lost and got: `name: before → after`.
    static func values(
        removed: [CollectionDifference<String>.Change], inserted: [CollectionDifference<String>.Change]
    ) -> [(name: String, change: String)] {
        func pairs(_ changes: [CollectionDifference<String>.Change]) -> [(name: String, value: String)] {
            changes.map { change in
                let line =
                    switch change {
                    case .insert(_, let line, _), .remove(_, let line, _): line
                    }
                let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
                return (parts[0], parts.count > 1 ? parts[1] : "")
            }
        }
        let (before, after) = (pairs(removed), pairs(inserted))
        let old = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
        let new = Set(after.map(\.name))
        return after.map { ($0.name, "\(old[$0.name].map { "\($0) → " } ?? "new, ")\($0.value)") }
            + before.filter { !new.contains($0.name) }.map { ($0.name, "\($0.value) → gone") }
    }
}
