import Scripting
import System

/// What there is to know of an app's own names in scripts: its views, models and functions.
public struct AppReference {
    /// A name with what it is.
    public struct Entry {
        /// The name, as in `SignIn`.
        public let name: String
        /// The table that has it: `views`, `models` or `app`.
        public let owner: String
        /// The call that makes it, or that calls it: `views.SignIn{ user = string }`.
        public let call: String
        /// The members of a model as a script uses them; empty for everything else.
        public let members: [String]

        /// The name in a script: `views.SignIn`.
        public var path: String { "\(owner).\(name)" }
        /// What it is, in a few words: `a view of the app`.
        public var what: String {
            switch owner {
            case "views": "a view of the app"
            case "models": "a model of the app"
            default: "a function of the app"
            }
        }
    }

    /// The views, in the order of registration.
    public let views: [Entry]
    /// The models, in the order of registration.
    public let models: [Entry]
    /// The functions, in the order of registration.
    public let functions: [Entry]

    /// Describes what a catalog registers.
    public init(_ catalog: Catalog) {
        views = catalog.views.map { .init(name: $0.name, owner: "views", call: $0.call(in: catalog), members: []) }
        models = catalog.models.map { model in
            .init(
                name: model.name, owner: "models", call: model.call(in: catalog),
                members: model.members(in: catalog).map(\.words))
        }
        functions = catalog.functions.map {
            .init(name: $0.name, owner: "app", call: $0.call(in: catalog), members: [])
        }
    }

    /// All names: views, then models, then functions.
    public var entries: [Entry] { views + models + functions }

    /// The sections of a list of everything there is, each with its title; those without names are left out.
    public var sections: [(title: String, entries: [Entry])] {
        [("Views of the app", views), ("Models of the app", models), ("Functions of the app", functions)]
            .filter { !$0.1.isEmpty }
    }

    /// The text about a name, with or without its table; nil if the app has no such name.
    public func text(for name: String, style: TextStyle = TextStyle(isColored: false)) -> String? {
        let found = entries.filter { $0.name == name || $0.path == name }
        guard !found.isEmpty else { return nil }
        return found.map { entry in
            "\(style(.bold, entry.call))  (\(entry.what))" + entry.members.map { "\n  \($0)" }.joined()
        }.joined(separator: "\n")
    }
}
