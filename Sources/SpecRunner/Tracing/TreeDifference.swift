import Scripting

/// What is different between two trees of one screen.
package struct TreeDifference: Sendable {
    /// A line of either tree.
    package struct Line: Sendable, Hashable {
        package enum Mark: String, Sendable, Codable { case added, removed, changed, equal }

        package let mark: Mark
        /// The number of levels above it.
        package let depth: Int
        /// The view without its indentation; as it was before, for a changed one.
        package var text: String
        /// The view as it is now, for a changed one.
        package var now: String?
    }

    /// The lines of the tree after the change, with the removed ones where they were.
    package let lines: [Line]

    private struct Entry: Hashable {
        let view: Int
        let line: String

        var depth: Int { line.prefix { $0 == " " }.count / 2 }
        var text: String { String(line.drop { $0 == " " }) }
    }

    /// Compares two trees.
    /// - Complexity: O(*n* · *d*) in the number of lines and that of differences.
    package init(from before: ScreenTree?, to after: ScreenTree?) {
        let (old, new) = (Self.entries(before), Self.entries(after))
        var removed: [Int: Entry] = [:]
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let entry, _): removed[offset] = entry
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        // A view that is in both has changed.
        var places = Dictionary(removed.map { ($0.value.view, $0.key) }) { first, _ in first }
        var lines: [Line] = []
        var next = 0
        func passRemoved() {
            while let entry = removed[next] {
                if places[entry.view] == next { lines.append(Self.line(.removed, entry)) }
                next += 1
            }
        }
        let pairs = new.indices.filter { added.contains($0) }.compactMap { index in
            places[new[index].view].map { (index, $0) }
        }
        let earlier = Dictionary(pairs) { first, _ in first }
        for (_, place) in pairs { places[old[place].view] = nil }
        for (index, entry) in new.enumerated() {
            passRemoved()
            if let place = earlier[index] {
                var line = Self.line(.changed, old[place])
                line = Line(mark: .changed, depth: entry.depth, text: line.text, now: entry.text)
                lines.append(line)
            } else if added.contains(index) {
                lines.append(Self.line(.added, entry))
            } else {
                lines.append(Self.line(.equal, entry))
                next += 1
            }
        }
        passRemoved()
        self.lines = lines
    }

    /// The changes without those inside an added or removed view; such a view says how many are inside.
    package var roots: [Line] {
        var result: [Line] = []
        var open: (mark: Line.Mark, depth: Int, inside: Int)?
        func close() {
            guard let last = open, last.inside > 0 else { return }
            result[result.count - 1].text += "  (\(last.inside) inside)"
        }
        for line in lines {
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

    /// The lines that aren't equal.
    package var changes: [Line] { lines.filter { $0.mark != .equal } }

    private static func entries(_ tree: ScreenTree?) -> [Entry] {
        guard let tree else { return [] }
        return zip(tree.views, tree.lines).map { Entry(view: $0, line: $1) }
    }

    private static func line(_ mark: Line.Mark, _ entry: Entry) -> Line {
        Line(mark: mark, depth: entry.depth, text: entry.text)
    }
}
