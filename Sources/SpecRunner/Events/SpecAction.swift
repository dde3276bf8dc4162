/// Something that a spec did with an element before it went wrong: looked for it, tapped it, typed into it.
public struct SpecAction: Codable, Sendable, Hashable {
    /// The call as a script writes it, from its name on: `find({ text = "Save" })`, `tap()`.
    public let call: String
    /// The view that was found or acted on, such as `Button "Save"`. `nil` if there was none.
    public let element: String?
    /// The calls that lead to that view from the root of its screen.
    public let path: String?
    /// The line of the script that made the call.
    public let location: SourceLocation?
    /// The error, if the action failed.
    public let error: String?
    /// The number of times it was done in a row.
    public let count: Int

    /// Describes something that a spec did.
    public init(
        call: String, element: String? = nil, path: String? = nil, location: SourceLocation? = nil,
        error: String? = nil, count: Int = 1
    ) {
        self.call = call
        self.element = element
        self.path = path
        self.location = location
        self.error = error
        self.count = count
    }

    /// The action with other texts.
    func mapTexts(_ transform: (String) -> String) -> SpecAction {
        SpecAction(
            call: transform(call), element: element.map(transform), path: path.map(transform),
            location: location?.mapTexts(transform), error: error.map(transform), count: count)
    }

    /// A placeholder for the first actions of a spec with more than a report contains.
    public static func leftOut(_ count: Int) -> SpecAction { SpecAction(call: "…", count: count) }

    /// The number of actions that this placeholder replaces; `nil` for an action.
    public var leftOutCount: Int? { call == "…" ? count : nil }
}

/// A screen before and after the last action on it: its tree, one view a line, indented by depth.
public struct ScreenChange: Codable, Sendable, Hashable {
    /// The action, as in `SpecAction.call`; `nil` if there was none.
    public let action: String?
    /// The tree before that; `nil` where nothing was done.
    public let before: String?
    /// The tree when the spec went wrong.
    public let after: String

    /// Describes a change of a screen.
    public init(action: String?, before: String?, after: String) {
        self.action = action
        self.before = before
        self.after = after
    }

    /// The change with other texts.
    func mapTexts(_ transform: (String) -> String) -> ScreenChange {
        ScreenChange(action: action.map(transform), before: before.map(transform), after: transform(after))
    }
}
