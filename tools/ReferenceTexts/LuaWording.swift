/// Adapts doc comments, which are written for Swift, to Lua.
enum LuaWording {
    /// The text without the Swift types of errors, with calls by their names alone, types by their names in quotes, and
    /// places counted from 1.
    static func of(_ text: String) -> String {
        (text.contains(#/from 0(?! to| at)/#) ? countedFromOne(text) : text)
            // `DragGesture.self`
            .replacing(#/`(\w+)\.self`/#) { "`\"\($0.output.1)\"`" }
            // `onEnded(_:)`
            .replacing(#/`(\w+)\((?:\w+:)+\)`/#) { "`\($0.output.1)`" }
            .replacing(#/^Passes where/#, with: "True where")
            .replacing(#/Throws (?:`\w+(?:\.\w+)?` )?((?:where|when|if|unless|for|past|in) [^.]*)/#) { found in
                // … where there is none, `typeMismatch` where there are others.
                let cases = found.output.1.replacing(#/,(?: and)? `\w+` /#, with: ", and ")
                return "Raises an error \(cases)"
            }
            .replacing(#/Throws `\w+(?:\.\w+)?`\./#, with: "Raises an error.")
    }

    private static func countedFromOne(_ text: String) -> String {
        text.replacing(#/from 0(?! to| at)/#, with: "from 1").replacing("an index", with: "a position")
            .replacing(#/\bindices\b/#, with: "positions").replacing(#/ index\b/#, with: " position")
    }
}
