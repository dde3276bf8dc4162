import Lua
import System
import Views

/// A mistake in a script, or a search without a result.
public enum ScriptingError: Error, Equatable {
    /// A value that is no view was passed to `what`: `host`, `inspect`.
    case viewExpected(what: String, found: String)
    /// A catalog can't be used, for the reason given.
    case catalog(String)
    /// A registered view takes nothing and was given something.
    case takesNoArguments(view: String)
    /// A registered view takes something and was given nothing. `call` is a right call; `model` that of its model, for a view
    /// of one.
    case missingArguments(view: String, call: String, model: String?)
    /// Nothing of a sort (`view`, `model`, `function`) is registered under the name.
    case notRegistered(what: String, name: String, known: [String])
    /// A model has no initializer that scripts can call.
    case noInitializer(model: String)
    /// An async function was called where it can't be awaited.
    case cannotAwait(name: String)
    /// Something was to be followed in an object that doesn't say when it changes.
    case notObservable(model: String)
    /// An element, a view or another object of ours has no member of the name.
    case unknownMember(of: String, name: String, known: [String])
    /// A word that people use for something which is called `meant` here: by all views, or by these kinds alone.
    case everydayWord(of: String, name: String, meant: String, kinds: [String])
    /// A member that views of other kinds have, and this one hasn't.
    case notApplicable(to: String, name: String, known: [String])
    /// A call into a view that may contain several didn't say which.
    case indexMissing(of: String, call: String)
    /// A field that can't be set was assigned. `why` says what the object is.
    case readOnly(of: String, name: String, why: String)
    /// A body ended without returning anything.
    case emptyBody(view: String)
    /// No kind of view has the name, and no view of the app in the tree.
    case unknownKind(name: String, known: [String])
    /// A table at a path has an unknown key.
    case unknownKey(path: String, key: String, known: [String], isList: Bool)
    /// A search has an unknown option.
    case unknownCriterion(name: String, known: [String])
    /// A search has no criterion.
    case nothingToFind(found: String)
    /// A search has two criteria.
    case ambiguousSearch(criteria: [String])
    /// A search found nothing. `wanted` describes the view, `candidates` lists what there is, nearest first; `blockers`
    /// are the errors of views that could not be searched.
    case notFound(wanted: String, candidates: [String], more: Int, blockers: [String])
    /// A search for a kind was given a text: one on the screen, or one that can't be the name of a type.
    case textAsKind(String, isThere: Bool)
    /// A call that leads to a view failed; `hint` is a search that finds such a view, or says that there is none.
    indirect case missed(ScriptingError, hint: String)
    /// A search that has to leave no doubt fits several views. `search` is the search as a script writes it.
    case ambiguous(search: String, found: [String])
    /// A search found only what can't be seen; `predicate` says of the first where it is.
    case notOnScreen(wanted: String, predicate: String, isOne: Bool)
    /// An element that was there is gone, and looking for it again found nothing.
    case gone(what: String, path: String, now: String)
    /// The tree of an element was removed. `what` is how the element was found, nil for the screen.
    case screenClosed(what: String?)
    /// Time went on, and there is still something due after that many events. `running` are the tasks of views.
    case restless(events: Int, running: [String])
    /// Tasks go on after their spec, and don't come to an end.
    case endless(tasks: [String])
    /// A hosted view wants objects that its environment lacks. `models` are the names of those that a script can make.
    case missingObjects(view: String, objects: [String], models: [String])
    /// A value has no counterpart on the other side.
    case unconvertible(String)
    /// Views and modifiers are nested deeper than `limit`.
    case tooDeep(call: String, limit: Int)
    /// An inspection failed on an element of a kind, at a path.
    case inspection(InspectionError, kind: String, path: String)
}

extension ScriptingError {
    /// Whether a view is missing, or in another state, which tasks and timers may change: waiting functions try again.
    /// All other errors are mistakes.
    var isNotYet: Bool {
        switch self {
        case .notFound, .notOnScreen, .ambiguous, .gone, .inspection, .textAsKind: true
        case .missed(let error, _): error.isNotYet
        default: false
        }
    }
}

extension ScriptingError: CustomStringConvertible {
    /// The message.
    public var description: String {
        switch self {
        case .viewExpected(let what, let found):
            return "\(what) takes a view, got \(found)"
        case .catalog(let problem):
            return problem
        case .takesNoArguments(let view):
            return "views.\(view) takes no arguments"
        case .missingArguments(let view, let call, let model):
            return "views.\(view) takes \(model == nil ? "arguments" : "a model"), and got none: \(call)"
                + (model.map { ", as made by \($0)" } ?? "")
        case .notRegistered(let what, let name, let known):
            return "no \(what) is registered as \(Suggestions.shown(name))"
                + (known.isEmpty
                    ? "; there are none, and 'docs Embedding' says how to register them"
                    : hint(for: name, in: known, "registered are", most: .max))
        case .noInitializer(let model):
            return "models.\(model) can't be made by a script: no Init is registered for it"
        case .cannotAwait(let name):
            return
                "\(name) is async and can't be awaited here: the function was called from Swift or C (a view's "
                + "callback, a table.sort comparison, require …); call it in the spec itself"
        case .notObservable(let model):
            return "\(model) can't be observed: it is neither an ObservableObject nor @Observable"
        case .unknownMember(let owner, let name, let known):
            return "\(owner) has no \(Suggestions.shown(name))" + hint(for: name, in: known, "it has")
        case .everydayWord(let owner, let name, let meant, let kinds):
            let hint =
                kinds.isEmpty ? "did you mean '\(meant)'?" : "'\(meant)' is a call of \(kinds.joined(separator: ", "))"
            return "\(owner) has no \(Suggestions.shown(name)); \(hint)"
        case .notApplicable(let owner, let name, let known):
            return "\(owner) has no \(Suggestions.shown(name))"
                + (known.isEmpty ? "" : "; it has: \(known.joined(separator: ", "))")
        case .indexMissing(let owner, let call):
            let example = call.hasSuffix(")") ? "\(call.dropLast()), 1)" : "\(call)(1)"
            return "\(owner) may contain several views: give an index, as in :\(example)"
        case .readOnly(let owner, let name, let why):
            return "'\(name)' of \(owner) cannot be assigned to: \(why)"
        case .emptyBody(let view):
            return "the body of \(view) returned nothing: it has to return a view, which may be EmptyView()"
        case .unknownKind(let name, let known):
            return "no kind of view is called \(Suggestions.shown(name))" + hint(for: name, in: known, "there are")
        case .unknownKey(let path, let key, let known, let isList):
            guard !isList else { return "\(path): no \(Self.quoted(key)): it is a list" }
            let near = Suggestions.nearest(to: key, in: known).map { "; did you mean '\($0)'?" }
            return "\(path): no \(Self.quoted(key))\(near ?? (known.isEmpty ? "" : "."))"
                + (known.isEmpty ? "" : " It takes: \(Suggestions.listed(known, by: key, most: .max))")
        case .unknownCriterion(let name, let known):
            if let meant = Self.everydayCriteria[name] { return "find has no option '\(name)'; \(meant)" }
            return "find has no option \(Suggestions.shown(name))" + Self.searchForKind(name)
                + hint(for: name, in: known, "it takes", most: .max)
        case .nothingToFind(let found):
            return
                "find takes a kind of view, a function, or a table such as { text = \"…\" }; "
                + "got \(found)"
        case .ambiguousSearch(let criteria):
            return "find takes one criterion, got \(criteria.joined(separator: " and "))"
        case .notFound(let wanted, let candidates, let more, let blockers):
            let blocked = blockers.map { "\ncould not search beyond: \($0)" }.joined()
            return "no \(wanted); \(SearchCandidates.sentence(candidates, more: more))\(blocked)"
        case .textAsKind(let text, let isThere):
            let search = "find { text = \(Lua.Value.string(LuaString(text)).quoted) }"
            return "no kind of view is called \(Suggestions.shown(text))"
                + (isThere ? "; a text on the screen reads so: \(search)" : "; a text is found by \(search)")
        case .missed(let error, let hint):
            return "\(error); \(hint)"
        case .ambiguous(let search, let found):
            return "\(search) has to fit one view, and fits \(found.count):\n"
                + found.map { "  \($0)" }.joined(separator: "\n")
        case .notOnScreen(let wanted, let predicate, let isOne):
            return "no \(wanted) on the screen; \(isOne ? "one" : "the first of several") \(predicate)"
        case .gone(let what, let path, let now):
            return "\(what) is gone; it was at \(path)\nnow: \(now)"
        case .screenClosed(let what):
            let subject = what.map { "the view found by \($0) was on a screen that" } ?? "this screen"
            return "\(subject) was removed at the end of its spec; host the view again"
        case .endless(let tasks):
            return "\(tasks.joined(separator: ", ")) was cancelled with its view, and goes on without end: "
                + "it doesn't look at Task.isCancelled, and a sleep that is cancelled returns at once"
        case .restless(let events, let running):
            let what = running.isEmpty ? ["a timer of the app, or a task that no view started"] : running
            return
                (["after \(events) events there is still something due; clock:advance(seconds) ends in any case"]
                + what.map { "still running: \($0)" }).joined(separator: "\n")
        case .missingObjects(let view, let objects, let models):
            let listed = objects.map { "models.\($0)()" }.joined(separator: ", ")
            let unknown = objects.filter { !models.contains($0) }
            return "\(view) wants \(objects.map { "a \($0)" }.joined(separator: " and ")) in its environment: "
                + "host(view, { objects = { \(listed) } })"
                + (unknown.isEmpty
                    ? "" : "; no model is registered as \(unknown.joined(separator: " or ")), which that needs")
        case .unconvertible(let what):
            return what
        case .tooDeep(let call, let limit):
            return
                "\(call): views may be nested \(limit) deep, modifiers included, and this exceeds it; "
                + "is there an endless loop?"
        case .inspection(let error, let kind, let path):
            return "\(Self.words(for: error, kind)) (at \(path))"
        }
    }

    /// A key as messages show it: a name in quotes, a number in brackets.
    private static func quoted(_ key: String) -> String { key.hasPrefix("[") ? key : "'\(key)'" }

    /// The error in a script's terms: children count from 1.
    private static func words(for error: InspectionError, _ kind: String) -> String {
        switch error {
        case .viewIndexOutOfBounds(let index, let count):
            "\(kind) has no child \(index + 1); it has \(count == 0 ? "none" : String(count))"
        case .modifierNotFound(_, let modifier, let index) where index > 0:
            "\(kind) does not have '\(modifier)' modifier number \(index + 1)"
        case .inspection(_, let factual, let expected):
            "expected \(expected), found \(factual)"
        default:
            "\(error)"
        }
    }

    /// The nearest name, and the list of names.
    private func hint(for name: String, in known: [String], _ introduction: String, most: Int = 12) -> String {
        guard !known.isEmpty else { return "" }
        let near = Suggestions.nearest(to: name, in: known).map { " (did you mean '\($0)'?)" } ?? ""
        return "\(near); \(introduction): \(Suggestions.listed(known, by: name, most: most))"
    }

    /// What to write for the words of other tools that may mean several things.
    private static let everydayCriteria = [
        "id": "a view with .id(…) is found by { viewWithId = … }, one with .accessibilityIdentifier(…) by "
            + "{ accessibilityIdentifier = \"…\" }",
        "name": "an image is found by { image = \"…\" }, what is read aloud by { accessibilityLabel = \"…\" }, "
            + "a kind of view by { type = \"…\" }",
        "label": "a control is found by its label with { button = \"…\" }, { toggle = \"…\" } or { type = \"Picker\", "
            + "containing = \"…\" }, what is read aloud by { accessibilityLabel = \"…\" }",
        "role": "a kind of view is found by { type = \"…\" }, a trait by { accessibilityTraits = \"…\" }",
        "title": "a screen's title is a text: { text = \"…\" }",
    ]

    /// Returns the search for a kind whose call was taken for an option: `textField` stands for the kind `TextField`.
    private static func searchForKind(_ name: String) -> String {
        let kind = (KnownKinds.views + KnownKinds.modifiers.filter { $0.arity != .none }).first { $0.call == name }
        guard let kind = kind?.name else { return "" }
        return "; write { type = \"\(kind)\" }, or { type = \"\(kind)\", containing = \"…\" } by its text"
    }
}
