/// The trees before and after the last action of a spec, side by side with their difference marked; one above the other
/// on a narrow screen.
struct HTMLScreens {
    let change: ScreenChange

    /// A line of the comparison.
    struct Row: Equatable {
        let before: String?
        let after: String?
    }

    /// The element.
    var text: String {
        guard let before = change.before else {
            return section("The screen when it failed", "<pre class=\"tree\">\(HTML.escape(change.after))</pre>")
        }
        let rows = Self.compare(before, change.after)
        let action = change.action.map { "<code>\(HTML.escape($0))</code>" } ?? "the last action"
        let title = "The screen before \(action), and when it failed"
        guard rows.contains(where: { $0.before != $0.after }) else {
            return section(
                title, "<p class=\"note\">Nothing changed.</p><pre class=\"tree\">\(HTML.escape(change.after))</pre>")
        }
        return section(title, "<div class=\"diff\"><div class=\"rows\">\(rows.map(html).joined())</div></div>")
    }

    /// The heading is markup already.
    private func section(_ title: String, _ content: String) -> String {
        "<section><h4>\(title)</h4>\(content)</section>"
    }

    private func html(_ row: Row) -> String {
        guard row.before != row.after else {
            let line = HTML.escape(row.after ?? "")
            return "<div class=\"same\"><pre>\(line)</pre><pre aria-hidden=\"true\">\(line)</pre></div>"
        }
        func side(_ line: String?, _ name: String) -> String {
            line.map { "<pre class=\"\(name)\">\(HTML.escape($0))</pre>" } ?? "<pre class=\"none\"></pre>"
        }
        return "<div>\(side(row.before, "went"))\(side(row.after, "came"))</div>"
    }

    /// Puts the lines of two texts next to each other: equal ones in pairs, and between them those that went next to
    /// those that came.
    static func compare(_ before: String, _ after: String) -> [Row] {
        let old = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = after.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            var went: [String] = []
            var came: [String] = []
            while removed.contains(left) {
                went.append(old[left])
                left += 1
            }
            while inserted.contains(right) {
                came.append(new[right])
                right += 1
            }
            for place in 0..<max(went.count, came.count) {
                rows.append(
                    Row(
                        before: place < went.count ? went[place] : nil, after: place < came.count ? came[place] : nil))
            }
            guard left < old.count, right < new.count else { continue }
            rows.append(Row(before: old[left], after: new[right]))
            left += 1
            right += 1
        }
        return rows
    }
}
