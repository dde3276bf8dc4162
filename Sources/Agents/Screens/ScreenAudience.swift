/// The reader of a screen's answers, and the ways to ask for more.
enum ScreenAudience: Sendable {
    /// A client of the protocol: views have references, which the tools take.
    case tools
    /// Someone in a shell, who has Lua alone.
    case shell

    /// How to see what was left out of a tree.
    var partHint: String {
        switch self {
        case .tools: "look at a part by its ref, or with depth"
        case .shell: "search for a part, as in screen:find{ text = \"…\" }"
        }
    }

    /// How to see what was left out of another answer.
    var limitHint: String {
        switch self {
        case .tools: "a larger limit shows all"
        case .shell: "--limit shows more"
        }
    }

    /// How to allow more time.
    var timeHint: String {
        switch self {
        case .tools: "the argument timeout allows up to 600 s"
        case .shell: "--timeout allows up to 600 s"
        }
    }

    /// The tree of a session without a screen.
    var emptyScreen: String {
        switch self {
        case .tools: "Nothing is hosted: in lua, screen = host(…) does."
        case .shell: "Nothing is hosted: screen = host(…) does."
        }
    }
}
