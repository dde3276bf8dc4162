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
    package func mapTexts(_ transform: (String) -> String) -> ScreenChange {
        ScreenChange(action: action.map(transform), before: before.map(transform), after: transform(after))
    }
}
