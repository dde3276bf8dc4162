import Lua

/// A change of state that views read.
public struct StateWrite: Codable, Sendable, Hashable {
    /// The state of a view, such as `CartScreen.isEditing`; `nil` where it isn't one, or has no name.
    public let state: String?
    /// Its value before and after, as in `false → true`; `nil` for an object that says no more than that it changes.
    public let values: String?
    /// The numbers of the views that are described again, as in `ScreenTree.views`.
    public internal(set) var readers: [Int]
    /// The native calls that led to the change, the innermost first, as addresses in the process.
    public let functions: [UInt]
    /// The line of Lua that made the change; `nil` where Swift did.
    public let location: SourcePosition?

    /// Describes a change of state.
    public init(state: String?, values: String?, readers: [Int], functions: [UInt], location: SourcePosition?) {
        self.state = state
        self.values = values
        self.readers = readers
        self.functions = functions
        self.location = location
    }
}
