import Foundation
import Views

/// A problem with a view on one screen.
package struct Finding {
    /// The rule.
    package let rule: RuleName
    /// The view in words: `Button "Buy"`.
    package let subject: String
    /// The predicate of the sentence that begins with the subject: `is cut off: it shows "Bu…"`.
    package let predicate: String
    /// The path of the view, as calls in Lua; nil where the finding is about the whole preview.
    package let path: String?
    /// The rectangle of the view, in points from the top left corner of the screen; nil where it has none.
    package let frame: CGRect?
    /// Identifies the place in the source: rows that one `ForEach` makes have the same.
    let origin: String

    init(rule: RuleName, subject: String, predicate: String, path: String?, frame: CGRect?, origin: String) {
        self.rule = rule
        self.subject = subject
        self.predicate = predicate
        self.path = path
        self.frame = frame
        self.origin = origin
    }

    /// Creates a finding about a view of the tree.
    @MainActor init(_ rule: RuleName, _ node: Node, frame: CGRect? = nil, _ predicate: String) {
        self.init(
            rule: rule, subject: node.checkedName, predicate: predicate, path: node.path(.lua), frame: frame,
            origin: node.origin)
    }
}

extension Node {
    /// The view in a line, as messages name it.
    @MainActor var checkedName: String {
        kind.isModifier ? "\(kind.name) \"\((try? textString()) ?? "")\"" : nameOnScreen
    }

    /// The place in the source that makes the view, as far as the tree tells: kinds and places from the root, without the
    /// numbers of elements of collections.
    @MainActor fileprivate var origin: String {
        var parts: [String] = []
        for node in sequence(first: self, next: \.parent) {
            let isElement = node.parent.map { $0.kind === ViewType.ForEach.kind } ?? false
            parts.append(isElement ? node.kind.name : "\(node.kind.name)\(node.index)")
        }
        return parts.joined(separator: "/")
    }
}
