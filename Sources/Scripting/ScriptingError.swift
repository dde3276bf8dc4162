import ViewTree

/// What a script did that cannot be done.
public enum ScriptingError: Error, Equatable {
    /// A view was wanted. `what` is what for: `host`, `inspect`.
    case viewExpected(what: String, found: String)
    /// A registered view takes nothing and was given something.
    case takesNoArguments(view: String)
    /// No registered view has the name.
    case unknownView(name: String, known: [String])
    /// An element, a view or another object of ours has no member of the name.
    case unknownMember(of: String, name: String, known: [String])
    /// A search was asked for something it doesn't know.
    case unknownCriterion(name: String, known: [String])
    /// A search was asked for nothing, or for two things at once.
    case ambiguousSearch(criteria: [String])
    /// A search found nothing. `wanted` is what for, `candidates` what there is, nearest first.
    case notFound(wanted: String, candidates: [String], more: Int)
    /// An element that was there is gone, and looking for it again found nothing.
    case gone(what: String, path: String, now: String)
    /// The tree that an element belongs to was taken down.
    case screenClosed(what: String)
    /// A value has no counterpart on the other side.
    case unconvertible(String)
    /// An inspection failed on an element.
    case inspection(path: String, problem: String)
}

extension ScriptingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .viewExpected(let what, let found):
            return "\(what) takes a view, got \(found)"
        case .takesNoArguments(let view):
            return "views.\(view) takes no arguments"
        case .unknownView(let name, let known):
            return "no view is registered as '\(name)'" + hint(for: name, in: known, "registered are")
        case .unknownMember(let owner, let name, let known):
            return "\(owner) has no '\(name)'" + hint(for: name, in: known, "it has")
        case .unknownCriterion(let name, let known):
            return "find knows no '\(name)'" + hint(for: name, in: known, "it takes")
        case .ambiguousSearch(let criteria):
            return criteria.isEmpty
                ? "find takes a kind of view, a function, or a table such as { text = \"…\" }; got nothing to look for"
                : "find takes one thing to look for, got \(criteria.joined(separator: " and "))"
        case .notFound(let wanted, let candidates, let more):
            guard !candidates.isEmpty else { return "no \(wanted); there is nothing of that sort" }
            return "no \(wanted); there \(candidates.count + more == 1 ? "is" : "are"):\n"
                + candidates.map { "  \($0)" }.joined(separator: "\n")
                + (more > 0 ? "\n  and \(more) more" : "")
        case .gone(let what, let path, let now):
            return "\(what) is gone: it was at \(path); \(now)"
        case .screenClosed(let what):
            return "\(what) belongs to a screen that was taken down at the end of its spec; host the view again"
        case .unconvertible(let what):
            return what
        case .inspection(let path, let problem):
            return path.isEmpty ? problem : "\(problem) (at \(path))"
        }
    }

    /// What may have been meant, and what there is.
    private func hint(for name: String, in known: [String], _ introduction: String) -> String {
        guard !known.isEmpty else { return "" }
        let near = Suggestions.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        let ranked = Suggestions.ranked(known, by: name)
        let shown = ranked.prefix(12).joined(separator: ", ")
        return "\(near.isEmpty ? ";" : near) \(introduction): \(shown)\(ranked.count > 12 ? ", …" : "")"
    }
}
