import Lua

/// Something that a spec did with an element before it went wrong: looked for it, tapped it, typed into it.
public struct SpecAction: Codable, Sendable, Hashable {
    /// The call as a script writes it, from its name on: `find({ text = "Save" })`, `tap()`.
    public let call: String
    /// The view that was found or acted on, such as `Button "Save"`. `nil` if there was none.
    public let element: String?
    /// The calls that lead to that view from the root of its screen.
    public let path: String?
    /// The line of the script that made the call.
    public let location: SourcePosition?
    /// The error, if the action failed.
    public let error: String?
    /// The number of times it was done in a row.
    public let count: Int

    /// Describes something that a spec did.
    public init(
        call: String, element: String? = nil, path: String? = nil, location: SourcePosition? = nil,
        error: String? = nil, count: Int = 1
    ) {
        self.call = call
        self.element = element
        self.path = path
        self.location = location
        self.error = error
        self.count = count
    }

    /// Whether the same was done before, on the same line and with the same result. The view may have looked otherwise.
    package func repeats(_ other: SpecAction) -> Bool {
        call == other.call && path == other.path && location == other.location && error == other.error
    }

    /// The action, done several times in a row.
    package func done(times count: Int) -> SpecAction {
        SpecAction(call: call, element: element, path: path, location: location, error: error, count: count)
    }

    /// The action with other texts.
    package func mapTexts(_ transform: (String) -> String) -> SpecAction {
        SpecAction(
            call: transform(call), element: element.map(transform), path: path.map(transform),
            location: location?.mapTexts(transform), error: error.map(transform), count: count)
    }

    /// A placeholder for the first actions of a spec with more than a report contains.
    public static func leftOut(_ count: Int) -> SpecAction { SpecAction(call: "…", count: count) }

    /// The number of actions that this placeholder replaces; `nil` for an action.
    public var leftOutCount: Int? { call == "…" ? count : nil }
}
