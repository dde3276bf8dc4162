/// What the reference says about one name.
public struct ReferencePage: Sendable {
    /// The part of the reference that a page stands in.
    public enum Group: String, CaseIterable, Sendable {
        /// Views, which scripts make and find.
        case views
        /// Modifiers, which are methods of views.
        case modifiers
        /// Gestures, which are attached to views.
        case gestures
        /// Values with a description of their own, and those that are named by strings.
        case values
        /// What every element answers to, whatever its kind.
        case elements
        /// The words that specs are written in.
        case language
        /// `assert` and what belongs to it.
        case assertions
    }

    /// A way to call something.
    public struct Signature: Sendable {
        /// The call as it is written: `padding(edges, [length])`; an argument in brackets may be left out.
        public let text: String
        /// What it takes, in order.
        public let arguments: [Argument]
    }

    /// One argument of a call.
    public struct Argument: Sendable {
        /// The name, under which it may be given in a table.
        public let name: String
        /// What it takes, in words: `number`, `list of string`.
        public let type: String
        /// Whether it may be left out.
        public let isOptional: Bool
        /// Whether it may be given by its place.
        public let isPositional: Bool
        /// A value as a script writes it.
        public let example: String
    }

    /// Something that can be read or done.
    public struct Item: Sendable {
        /// The name.
        public let name: String
        /// The call: `select(value)`.
        public let call: String
        /// The type of what comes back, in words; empty for nothing.
        public let result: String
        /// One or two sentences on it.
        public let text: String
        /// What it takes.
        public let arguments: [Argument]
    }

    /// The name: `Toggle`, `padding`, `describe`.
    public let name: String
    /// The part of the reference that it stands in.
    public let group: Group
    /// One or two sentences on what it is for.
    public let summary: String
    /// The ways to make or call it.
    public let signatures: [Signature]
    /// What can be read of it.
    public let attributes: [Item]
    /// What can be done with it.
    public let actions: [Item]
    /// The calls that lead into it.
    public let slots: [Item]
    /// The forms that Swift source uses.
    public let swift: [String]
    /// Lua that runs in a spec; empty where nothing can be shown.
    public let example: String
}

extension ReferencePage {
    /// All that a script calls on it: attributes, actions, slots.
    public var items: [Item] { attributes + actions + slots }
}
