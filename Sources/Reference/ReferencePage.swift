/// The documentation of one name.
public struct ReferencePage: Sendable {
    /// A section of the reference.
    public enum Group: String, CaseIterable, Sendable {
        /// Views, which scripts make and find.
        case views
        /// Modifiers, which are methods of views.
        case modifiers
        /// Gestures, which are attached to views.
        case gestures
        /// Values with a description of their own, and those that are named by strings.
        case values
        /// The methods of every element, whatever its kind.
        case elements
        /// The functions that specs are written with.
        case language
        /// `assert` and its parts.
        case assertions
    }

    /// A way to call something.
    public struct Signature: Sendable {
        /// The call as it is written: `padding(edges, [length])`; an argument in brackets may be left out.
        public let text: String
        /// The parameters, in order.
        public let arguments: [Argument]
    }

    /// One argument of a call.
    public struct Argument: Sendable {
        /// The name, under which it may be given in a table.
        public let name: String
        /// The type, as in messages: `number`, `list of string`.
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
        /// The type of the result, as in messages; empty for none.
        public let result: String
        /// One or two sentences on it.
        public let text: String
        /// The parameters.
        public let arguments: [Argument]
    }

    /// The name: `Toggle`, `padding`, `describe`.
    public let name: String
    /// The section of the page.
    public let group: Group
    /// The summary, of one or two sentences.
    public let summary: String
    /// The ways to make or call it.
    public let signatures: [Signature]
    /// The members that read something.
    public let attributes: [Item]
    /// The members that do something.
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
