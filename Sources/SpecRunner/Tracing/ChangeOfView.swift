import Scripting
import System
import Views

/// The last change of what a view shows: the answer to "why does it say that?".
package struct ChangeOfView: Sendable {
    /// The lines of the view in the tree, without indentation before the first.
    package let shown: [String]
    /// The app's view that it stands in; nil for none.
    package let owner: String?
    /// The number of other views with that text.
    package let others: Int
    /// The step that changed it last, counted from 1.
    package let step: Int
    /// The lines before that; nil where the view wasn't there.
    package let before: [String]?
    /// The changes of state for which it, a view inside it or one around it was described again.
    package let writes: [StateWrite]

    /// The reason why a question has no answer.
    package struct Unknown: Error, CustomStringConvertible {
        package let description: String
    }

    /// Looks for the view that shows a text at the end of a step, or has it for its label, and for the step that changed it last.
    /// - Throws: `Unknown` where no view shows it.
    package init(of text: String, at number: Int, in spec: TracedSpec) throws(Unknown) {
        let steps = spec.steps.prefix(number)
        guard let current = steps.last(where: { $0.after != nil }), let tree = current.after.map(TreeLines.init) else {
            throw Unknown(description: "no step up to \(number) has a screen")
        }
        let matches = tree.matches(text)
        guard let match = matches.first else { throw Self.unknown(text, at: number, tree) }
        let place = tree.labelled(by: match)
        let view = tree.views[place]
        let shown = tree.below(place)
        var changed = steps.first { $0.step.screen == current.step.screen } ?? current
        var before: [String]?
        for step in steps.reversed() where step.step.screen == current.step.screen && step.step.tree != nil {
            let earlier = step.before.map(TreeLines.init).flatMap { tree in tree.place(of: view).map(tree.below) }
            guard earlier != shown else { continue }
            (changed, before) = (step, earlier)
            break
        }
        let concerned = changed.after.map(TreeLines.init).map { $0.around(view) } ?? []
        let all = changed.step.writes
        let close = all.filter { !concerned.isDisjoint(with: $0.readers) }
        self.shown = shown
        owner = tree.owner(of: place)
        others = matches.count - 1
        self.step = changed.number
        self.before = before
        writes = close.isEmpty ? all : close
    }

    private static func unknown(_ text: String, at number: Int, _ tree: TreeLines) -> Unknown {
        let texts = tree.texts
        guard !texts.isEmpty else {
            return Unknown(description: "nothing shows \"\(text)\" at step \(number): no view there shows a text")
        }
        let near = Suggestions.nearest(to: text, among: texts).map { "; did you mean \"\($0)\"?" } ?? "."
        let listed = texts.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
        let more = texts.count > 12 ? ", and \(texts.count - 12) more" : ""
        return Unknown(description: "nothing shows \"\(text)\" at step \(number)\(near) Shown are: \(listed)\(more)")
    }
}

/// A tree as lines with levels.
private struct TreeLines {
    let lines: [(depth: Int, text: String)]
    let views: [Int]

    init(_ tree: ScreenTree) {
        lines = tree.lines.map { line in
            let rest = line.drop { $0 == " " }
            return ((line.count - rest.count) / 2, String(rest))
        }
        views = tree.views
    }

    /// The lines with a text: with exactly this one, or else with one that contains it.
    func matches(_ text: String) -> [Int] {
        let exact = lines.indices.filter { lines[$0].text.contains("\"\(text)\"") }
        let plain = exact.filter { lines[$0].text.hasPrefix("Text ") }
        if !plain.isEmpty { return plain }
        return exact.isEmpty ? lines.indices.filter { lines[$0].text.contains(text) } : exact
    }

    /// The texts that are shown, each once.
    var texts: [String] {
        var seen: Set<String> = []
        return lines.compactMap { line in
            guard line.text.hasPrefix("Text \""), let end = line.text.dropFirst(6).firstIndex(of: "\"") else {
                return nil
            }
            return String(line.text.dropFirst(6)[..<end])
        }.filter { seen.insert($0).inserted }
    }

    func place(of view: Int) -> Int? { views.firstIndex(of: view) }

    /// The line and those of the views inside it, without the indentation of the first.
    func below(_ place: Int) -> [String] {
        let depth = lines[place].depth
        let inside = lines[(place + 1)...].prefix { $0.depth > depth }
        return ([lines[place]] + inside).map { String(repeating: "  ", count: $0.depth - depth) + $0.text }
    }

    private func parent(of place: Int) -> Int? {
        lines[..<place].lastIndex { $0.depth < lines[place].depth }
    }

    /// The place of the control whose label a line is in; the line itself where there is none.
    func labelled(by place: Int) -> Int {
        var place = place
        while let parent = parent(of: place), Self.labelledKinds.contains(kind(parent)) { place = parent }
        return place
    }

    private static let labelledKinds = Set(
        KnownKinds.views.filter { $0.slots.contains { $0.call == "labelView" } }.map(\.name))

    private func kind(_ place: Int) -> String { String(lines[place].text.prefix { $0 != " " }) }

    /// The app's own view around a line.
    func owner(of place: Int) -> String? {
        let known = Set(KnownKinds.views.map(\.name))
        return sequence(first: place) { parent(of: $0) }.dropFirst().map(kind).first { !known.contains($0) }
    }

    /// A view, those inside it and those around it.
    func around(_ view: Int) -> Set<Int> {
        guard let place = place(of: view) else { return [] }
        let ancestors = sequence(first: place) { parent(of: $0) }.map { views[$0] }
        return Set(ancestors + views[place..<(place + below(place).count)])
    }
}
