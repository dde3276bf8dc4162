/// A step of a spec that is being traced: an action, a search or an assertion, and what it changed.
///
/// A step lasts until the next one begins, so that what tasks and plain Lua do in between is part of it.
public struct TracedStep: Codable, Sendable, Hashable {
    /// The call, with the view as it was when the step began.
    public let action: SpecAction
    /// Whether it is an assertion; `action.error` says whether one failed.
    public let isAssertion: Bool
    /// Whether the step is over. Each step is told twice, since what it does may end the process.
    public let isOver: Bool
    /// The time on the clock of the spec at the end of the step, in seconds.
    public let seconds: Double
    /// The screen, counted from 1 in the order in which the steps come to screens; 0 for none.
    public let screen: Int
    /// The tree of that screen at the end; `nil` if it is what it was when a step last showed it.
    public let tree: ScreenTree?
    /// The changes of state for which views of the screen were described again.
    public let writes: [StateWrite]
    /// What else there was at the end, for the steps of which a trace asks for it.
    public let detail: StepDetail?
    /// The place of what it was about; `nil` for a step without a view, and where a trace doesn't ask for it.
    public let target: StepTarget?

    /// Describes a step.
    public init(
        action: SpecAction, isAssertion: Bool = false, isOver: Bool = true, seconds: Double = 0, screen: Int = 0,
        tree: ScreenTree? = nil,
        writes: [StateWrite] = [], detail: StepDetail? = nil, target: StepTarget? = nil
    ) {
        self.action = action
        self.isAssertion = isAssertion
        self.isOver = isOver
        self.seconds = seconds
        self.screen = screen
        self.tree = tree
        self.writes = writes
        self.detail = detail
        self.target = target
    }
}

/// The tree of a screen as text.
public struct ScreenTree: Codable, Sendable, Hashable {
    /// A view a line, indented by two spaces a level.
    public let text: String
    /// A number for the view of each line, which it keeps as long as it stands on the screen.
    public let views: [Int]

    /// Makes a tree of its lines.
    public init(text: String, views: [Int]) {
        self.text = text
        self.views = views
    }

    /// The lines of the text.
    ///
    /// Complexity: O(*n*) in its length.
    public var lines: [String] {
        text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The state of a spec at the end of a step.
public struct StepDetail: Codable, Sendable, Hashable {
    /// The values that the app's views on the screen keep or read, a line each: `Cart.lines[0].quantity = 2`.
    public let model: [String]
    /// The tasks that haven't ended, with what they wait for.
    public let tasks: [String]
    /// The screen as SVG; `nil` for a view without a screen, and in a trace with all pictures for one that looks as it did
    /// when a step last showed it.
    public let picture: String?

    /// Describes the state at the end of a step.
    public init(model: [String], tasks: [String], picture: String?) {
        self.model = model
        self.tasks = tasks
        self.picture = picture
    }
}
